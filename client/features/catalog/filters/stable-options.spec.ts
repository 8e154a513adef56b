import { act, renderHook } from '@testing-library/react';
import { orNone, stableOptions, useStableOptions } from './stable-options';

interface Named {
  readonly name: string;
  readonly count: number;
}

interface Parent extends Named {
  readonly children: readonly Named[];
}

const SHAPE = { keyOf: ({ name }: Named) => name };

const VALVES = { name: 'Vanalar', count: 39 };
const PUMPS = { name: 'Pompalar', count: 29 };

it('keeps an option in its place when other filters leave nothing of it, and adds new ones behind', () => {
  const { result, rerender } = renderHook((options: readonly Named[]) => useStableOptions(options, SHAPE), {
    initialProps: [VALVES, PUMPS],
  });
  act(() =>
    rerender([
      { name: 'Boylerler', count: 3 },
      { name: 'Pompalar', count: 12 },
    ]),
  );
  expect(result.current).toEqual([
    { name: 'Vanalar', count: 0 },
    { name: 'Pompalar', count: 12 },
    { name: 'Boylerler', count: 3 },
  ]);
  act(() => rerender([VALVES, PUMPS]));
  expect(result.current).toEqual([VALVES, PUMPS, { name: 'Boylerler', count: 0 }]);
});

it('keeps what is below an option, too', () => {
  const below = { name: 'Küresel', count: 4 };
  const shape = {
    ...SHAPE,
    merge: (before: Parent, now: Parent | undefined) => ({
      ...orNone(before, now),
      children: stableOptions(before.children, now?.children ?? [], SHAPE),
    }),
  };
  expect(stableOptions([{ ...VALVES, children: [below] }], [], shape)).toEqual([
    { name: 'Vanalar', count: 0, children: [{ name: 'Küresel', count: 0 }] },
  ]);
});
