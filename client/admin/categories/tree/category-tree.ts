import { fold } from '../../../shop/fold';
import { type CategoriesState } from '../categories-state';

interface Placed {
  readonly id: string;
  readonly parentId: string | null;
}

/** A main category with those below it. */
interface Branch<Category extends Placed> {
  readonly main: Category;
  readonly children: readonly Category[];
}

/** Where a category may stand: before a sibling, or last where there is none. */
export interface Slot {
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

/** Two levels, each in its order. */
export function branchesOf<Category extends Placed>(
  categories: readonly Category[],
): readonly Branch<Category>[] {
  return categories
    .filter(({ parentId }) => parentId === null)
    .map((main) => ({ main, children: categories.filter(({ parentId }) => parentId === main.id) }));
}

/** Every place that a category may be given, from top to bottom: one with others below it stays a main one. */
export function slotsOf(categories: readonly Placed[], moved: Placed): readonly Slot[] {
  const hasChildren = categories.some(({ parentId }) => parentId === moved.id);
  const others = branchesOf(categories.filter(({ id }) => id !== moved.id));
  return [
    ...others.flatMap(({ main, children }): Slot[] => [
      { parentId: null, beforeId: main.id },
      ...(hasChildren
        ? []
        : [
            ...children.map(({ id }) => ({ parentId: main.id, beforeId: id })),
            { parentId: main.id, beforeId: null },
          ]),
    ]),
    { parentId: null, beforeId: null },
  ];
}

/** Where a category stands now. */
export function slotOf(categories: readonly Placed[], { id, parentId }: Placed): Slot {
  const siblings = categories.filter((category) => category.parentId === parentId);
  const place = siblings.findIndex((sibling) => sibling.id === id);
  return { parentId, beforeId: siblings[place + 1]?.id ?? null };
}

export const isSameSlot = (one: Slot, other: Slot): boolean =>
  one.parentId === other.parentId && one.beforeId === other.beforeId;

export type SlotStep = 'up' | 'down' | 'in' | 'out';

/** The next place up or down, or the nearest one on the other level. */
export function stepFrom(slots: readonly Slot[], from: Slot, step: SlotStep): Slot {
  const place = slots.findIndex((slot) => isSameSlot(slot, from));
  if (step === 'up') return slots[place - 1] ?? from;
  if (step === 'down') return slots[place + 1] ?? from;
  const isWanted = ({ parentId }: Slot) => (parentId !== null) === (step === 'in');
  if (isWanted(from)) return from;
  const distances = slots.flatMap((slot, index) =>
    isWanted(slot) ? [{ slot, distance: Math.abs(index - place) }] : [],
  );
  return distances.sort((one, other) => one.distance - other.distance)[0]?.slot ?? from;
}

/** The categories once one of them stands in a place. */
export function withMoved<Category extends Placed>(
  categories: readonly Category[],
  moved: Category,
  { parentId, beforeId }: Slot,
): readonly Category[] {
  const others = categories.filter(({ id }) => id !== moved.id);
  const place = others.findIndex(({ id }) => id === beforeId);
  return others.toSpliced(place < 0 ? others.length : place, 0, { ...moved, parentId });
}

/** How the place is called, after the category has moved there. */
export function placeText(
  categories: readonly (Placed & { readonly name: string })[],
  moved: Placed & { readonly name: string },
  slot: Slot,
): string {
  const after = withMoved(categories, moved, slot);
  const siblings = after.filter(({ parentId }) => parentId === slot.parentId);
  const place = siblings.findIndex(({ id }) => id === moved.id) + 1;
  const parent = categories.find(({ id }) => id === slot.parentId);
  return parent
    ? `${parent.name} altında ${String(place)}. sıra`
    : `ana kategoriler arasında ${String(place)}. sıra`;
}

/** Where a place lies among what is shown: before the row of this category, or after all; undefined for the end. */
export function rowAfter(categories: readonly Placed[], { parentId, beforeId }: Slot): string | undefined {
  if (beforeId !== null) return beforeId;
  if (parentId === null) return undefined;
  const mains = categories.filter((category) => category.parentId === null);
  return mains[mains.findIndex(({ id }) => id === parentId) + 1]?.id;
}

interface Named extends Placed {
  readonly name: string;
  readonly slug: string;
  readonly isActive: boolean;
}

/** Those that the tree is narrowed to; what is above a found one stays. */
export function narrowed<Category extends Named>(
  branches: readonly Branch<Category>[],
  { text, part }: CategoriesState,
): readonly Branch<Category>[] {
  const words = fold(text);
  const isFound = ({ name, slug, isActive }: Category) =>
    (fold(name).includes(words) || slug.includes(words)) &&
    (part === 'ALL' || isActive === (part === 'ACTIVE'));
  return branches.flatMap(({ main, children }) => {
    const found = children.filter(isFound);
    return found.length > 0 || isFound(main) ? [{ main, children: found }] : [];
  });
}

/** The main categories that the product wizard leads to, by their addresses. */
const WIZARD_SLUGS = ['isi-degistiricileri', 'boylerler', 'pompalar', 'vanalar', 'filtreler'] as const;

/** What of them an answer of the wizard would not find, and why. */
export function wizardGaps(categories: readonly Named[]): readonly { slug: string; reason: string }[] {
  return WIZARD_SLUGS.flatMap((slug) => {
    const category = categories.find((one) => one.slug === slug);
    if (!category) return [{ slug, reason: 'yok' }];
    if (category.parentId !== null) return [{ slug, reason: 'alt kategori' }];
    return category.isActive ? [] : [{ slug, reason: 'pasif' }];
  });
}
