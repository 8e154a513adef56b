import { mainChanges } from './main-changes';

const change = (column: string, before = 'eski') => ({ column, before, after: `yeni ${column}` });
const columnsOf = (changes: readonly { column: string }[]) => changes.map(({ column }) => column);

it('shows price and stock before what comes first in the file', () => {
  const changes = ['Urun_Adi', 'Aciklama', 'Fiyat', 'Garanti', 'Stok_Miktari'].map((column) =>
    change(column),
  );
  const { main, others } = mainChanges({ label: 'Vana', changes });
  expect(columnsOf(main)).toEqual(['Fiyat', 'Stok_Miktari', 'Aciklama']);
  expect(others).toBe(2);
});

it('does not repeat the name of a new product, but shows a new name of a known one', () => {
  const named = (before: string) => [{ column: 'Urun_Adi', before, after: 'Vana' }];
  expect(mainChanges({ label: 'Vana', changes: named('') })).toEqual({ main: [], others: 0 });
  expect(mainChanges({ label: 'Vana', changes: named('Valf') }).main).toHaveLength(1);
});
