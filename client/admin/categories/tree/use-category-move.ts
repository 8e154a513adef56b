import { useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { type ListedCategory, MoveCategoryMutation } from '../categories.query';
import { placeText, type Slot, slotOf, withMoved } from './category-tree';

const SHOWN_MS = 10_000;

type Categories = readonly ListedCategory[];

/** Moves categories. The new place is shown at once, and taken back with the reason when the server refuses it. */
export function useCategoryMove(loaded: Categories, reload: () => void) {
  const client = useClient();
  const [moved, setMoved] = useState<{ readonly of: Categories; readonly categories: Categories }>();
  const categories = moved?.of === loaded ? moved.categories : loaded;

  const send = async (before: Categories, category: ListedCategory, slot: Slot) => {
    setMoved({ of: loaded, categories: withMoved(before, category, slot) });
    const input = { id: category.id, expectedVersion: category.version, ...slot };
    const { data, error } = await client.mutation(MoveCategoryMutation, { input }).toPromise();
    if (data) {
      setMoved((now) => now && { ...now, categories: data.moveCategory });
      return data.moveCategory;
    }
    setMoved(undefined);
    const description = error && refusalOf(error).message;
    toaster.error({ title: `${category.name} taşınmadı`, description });
    reload();
    return undefined;
  };
  const move = async (category: ListedCategory, slot: Slot) => {
    const former = slotOf(categories, category);
    const text = placeText(categories, category, slot);
    const now = await send(categories, category, slot);
    const placed = now?.find(({ id }) => id === category.id);
    if (!now || !placed) return;
    toaster.success({
      title: `${category.name}: ${text}`,
      description: 'Mağazadaki menü de değişti.',
      duration: SHOWN_MS,
      action: { label: 'Geri al', onClick: () => void undo(now, placed, former) },
    });
  };
  const undo = async (before: Categories, placed: ListedCategory, former: Slot) => {
    if (await send(before, placed, former)) toaster.success({ title: `${placed.name} geri taşındı` });
  };
  return { categories, move };
}
