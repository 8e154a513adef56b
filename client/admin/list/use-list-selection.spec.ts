import { act, renderHook } from '@testing-library/react';
import { toaster } from '../../ui/feedback/toaster';
import { useListSelection } from './use-list-selection';

interface Pump {
  readonly id: string;
  readonly version: number;
}

const pump = (id: string, version = 1): Pump => ({ id, version });
const list = { row: { id: ({ id }: Pump) => id, name: ({ id }: Pump) => id }, noun: 'pompa', maxSelected: 3 };

interface Shown {
  readonly state: { readonly page: number; readonly text: string; readonly sort?: string };
  readonly rows: readonly Pump[] | undefined;
}

function openList(shown: Shown) {
  const { result, rerender } = renderHook((now: Shown) => useListSelection({ list, ...now }), {
    initialProps: shown,
  });
  return {
    show: (next: Shown) => rerender(next),
    select: (...ids: string[]) => act(() => result.current.select(new Set(ids))),
    get selected() {
      return result.current.rows;
    },
    get elsewhere() {
      return result.current.elsewhere;
    },
  };
}

const FIRST: Shown = { state: { page: 1, text: '' }, rows: [pump('a'), pump('b')] };
const SECOND: Shown = { state: { page: 2, text: '' }, rows: [pump('c')] };

it('keeps what is selected on other pages, and says how many rows those have', () => {
  const opened = openList(FIRST);
  opened.select('a', 'b');
  opened.show(SECOND);
  opened.select('a', 'b', 'c');
  expect(opened.selected).toEqual([pump('a'), pump('b'), pump('c')]);
  expect(opened.elsewhere).toBe(2);
});

it('keeps what is selected in another order of the same rows', () => {
  const opened = openList(FIRST);
  opened.select('a');
  opened.show({ ...FIRST, state: { ...FIRST.state, sort: 'NAME' } });
  expect(opened.selected).toEqual([pump('a')]);
});

it('ends with the search it was made in, and stays so after Back', () => {
  const opened = openList(FIRST);
  opened.select('a');
  opened.show({ state: { page: 1, text: 'vana' }, rows: [pump('a')] });
  expect(opened.selected).toEqual([]);
  opened.show(FIRST);
  expect(opened.selected).toEqual([]);
});

it('gives rows as they are listed now', () => {
  const opened = openList(FIRST);
  opened.select('a');
  opened.show({ ...FIRST, rows: [pump('a', 2)] });
  expect(opened.selected).toEqual([pump('a', 2)]);
});

it('refuses more rows than the server changes at once', () => {
  const warned = vi.spyOn(toaster, 'warning').mockReturnValue(undefined);
  const opened = openList({ ...FIRST, rows: ['a', 'b', 'c', 'd'].map((id) => pump(id)) });
  opened.select('a');
  opened.select('a', 'b', 'c', 'd');
  expect(opened.selected).toEqual([pump('a')]);
  expect(warned).toHaveBeenCalledWith({ title: 'En çok 3 pompa seçilebilir.' });
});
