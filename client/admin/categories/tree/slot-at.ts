import { type ListedCategory } from '../categories.query';
import { isSameSlot, type Slot, slotsOf } from './category-tree';

/** So far to the side the pointer means the other level. */
const INDENT_PX = 24;

interface Aim {
  readonly categories: readonly ListedCategory[];
  readonly moved: ListedCategory;
  readonly list: HTMLElement;
  /** Of the pointer, in the window. */
  readonly y: number;
  /** How far the pointer went to the right since it took the category. */
  readonly indent: number;
}

/** The place that a pointer is nearest to; the nearest possible one where it cannot stand there. */
export function slotAt({ categories, moved, list, y, indent }: Aim): Slot | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].flatMap((element) => {
    const category = categories.find(({ id }) => id === element.dataset.row);
    return category && category.id !== moved.id ? [{ element, category }] : [];
  });
  const below = rows.findIndex(({ element }) => {
    const { top, height } = element.getBoundingClientRect();
    return y < top + height / 2;
  });
  const next = below < 0 ? undefined : rows[below]?.category;
  const previous = (below < 0 ? rows.at(-1) : rows[below - 1])?.category;
  const level = moved.parentId === null ? 0 : 1;
  const isInside = level + (indent > INDENT_PX ? 1 : 0) - (indent < -INDENT_PX ? 1 : 0) > 0;
  const mainAfter = (id: string | undefined) => {
    const mains = categories.filter(({ parentId, id: own }) => parentId === null && own !== moved.id);
    return mains[mains.findIndex((main) => main.id === id) + 1]?.id ?? null;
  };
  const possible = slotsOf(categories, moved);
  const wanted: Slot[] = [];
  if (next?.parentId) wanted.push({ parentId: next.parentId, beforeId: next.id });
  else if (isInside && previous) {
    wanted.push({ parentId: previous.parentId ?? previous.id, beforeId: null });
  }
  if (next && !next.parentId) wanted.push({ parentId: null, beforeId: next.id });
  // Between the categories below a main one, or after them: behind that one.
  wanted.push({ parentId: null, beforeId: mainAfter(previous?.parentId ?? previous?.id) });
  return wanted.find((slot) => possible.some((one) => isSameSlot(one, slot)));
}
