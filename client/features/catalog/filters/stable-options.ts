import { useState } from 'react';

interface Option {
  readonly count: number;
}

interface OptionShape<One extends Option> {
  readonly keyOf: (option: One) => string;
  /** An option as it was offered before, with what it holds now, if anything. */
  readonly merge?: (before: One, now: One | undefined) => One;
}

/** Options that were offered before stay where they were, with no product behind them; new ones come after them. */
export function stableOptions<One extends Option>(
  before: readonly One[],
  now: readonly One[],
  { keyOf, merge = orNone }: OptionShape<One>,
): One[] {
  const found = new Map(now.map((option) => [keyOf(option), option]));
  const kept = before.map((option) => {
    const current = found.get(keyOf(option));
    found.delete(keyOf(option));
    return merge(option, current);
  });
  return [...kept, ...found.values()];
}

/** What an option holds now; none when it is not offered any more. */
export const orNone = <One extends Option>(before: One, now: One | undefined): One =>
  now ?? { ...before, count: 0 };

/** Keeps the options of a filter in their places while other filters change what they hold: none moves under the pointer. */
export function useStableOptions<One extends Option>(
  offered: readonly One[],
  shape: OptionShape<One>,
): readonly One[] {
  const [seen, setSeen] = useState({ offered, options: offered });
  if (seen.offered === offered) return seen.options;
  const options = stableOptions(seen.options, offered, shape);
  setSeen({ offered, options });
  return options;
}
