import { renderHook } from '@testing-library/react';
import { useKnownRows } from './use-known-rows';

interface Row {
  readonly id: string;
  readonly status: string;
}

const idOf = ({ id }: Row) => id;
const row = (id: string, status = 'yeni'): Row => ({ id, status });

function listed(first?: readonly Row[]) {
  const { result, rerender } = renderHook(({ rows }) => useKnownRows(rows, idOf), {
    initialProps: { rows: first },
  });
  return {
    shown: () => result.current,
    answer: (rows: readonly Row[] | undefined) => {
      rerender({ rows });
      return result.current;
    },
  };
}

it('keeps all rows of an answer that says the same', () => {
  const list = listed([row('1'), row('2')]);
  const before = list.shown();
  expect(list.answer([row('1'), row('2')])).toBe(before);
});

it('changes only what another answer says otherwise', () => {
  const list = listed([row('1'), row('2')]);
  const [first] = list.shown() ?? [];
  const after = list.answer([row('1'), row('2', 'hazır'), row('3')]);
  expect(after).toEqual([row('1'), row('2', 'hazır'), row('3')]);
  expect(after?.[0]).toBe(first);
});

it('follows another order, and rows that are gone', () => {
  const list = listed([row('1'), row('2')]);
  const [first, second] = list.shown() ?? [];
  const turned = list.answer([row('2'), row('1')]);
  expect(turned?.[0]).toBe(second);
  expect(turned?.[1]).toBe(first);
  expect(list.answer([row('2')])).toEqual([row('2')]);
  expect(list.answer([])).toEqual([]);
});

it('shows the first answer when it comes, and none where there is none', () => {
  const list = listed();
  expect(list.shown()).toBeUndefined();
  expect(list.answer([row('1')])).toEqual([row('1')]);
  expect(list.answer(undefined)).toBeUndefined();
});
