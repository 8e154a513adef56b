import { createListCollection } from '@chakra-ui/react';
import { type PaletteGroup, type PaletteLine } from '../palette-line';

/** A line as the list knows it. */
export interface PaletteOption {
  /** Unique in the whole list. */
  readonly value: string;
  readonly line: PaletteLine;
}

export const optionValue = (group: PaletteGroup, line: PaletteLine) => `${group.title}/${line.id}`;

/** Every line in the order it is shown. */
export function optionsOf(groups: readonly PaletteGroup[]) {
  const items = groups.flatMap((group) =>
    group.lines.map((line): PaletteOption => ({ value: optionValue(group, line), line })),
  );
  return createListCollection({ items, itemToString: ({ line }) => line.title });
}
