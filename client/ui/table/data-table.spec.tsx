import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { useState } from 'react';
import { DesignProvider } from '../../design/design-provider';
import { BulkBar } from './bulk-bar';
import { ColumnChoice } from './column-choice';
import { dataColumns } from './data-columns';
import { DataTable } from './data-table';

interface Pump {
  readonly id: string;
  readonly name: string;
  readonly powerKw: number;
}

const PUMPS: readonly Pump[] = ['Pompa A', 'Pompa B', 'Pompa C', 'Pompa D'].map((name, place) => ({
  id: `p${String(place + 1)}`,
  name,
  powerKw: 10 - place,
}));

const column = dataColumns<Pump>();
const COLUMNS = column.columns([
  column.accessor('name', {
    header: 'Ad',
    cell: ({ getValue }) => <a href="#pompa">{getValue()}</a>,
    meta: { label: 'Ad', isTitle: true },
  }),
  column.accessor('powerKw', { header: 'Güç', meta: { label: 'Güç', align: 'end' } }),
]);

/** A screen with a table, and what the table asked of it. */
function openTable(
  { rows, isSelectable = true }: { rows?: readonly Pump[]; isSelectable?: boolean } = { rows: PUMPS },
) {
  const asked: unknown[] = [];
  function Screen() {
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
    const [isDense, setIsDense] = useState(false);
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
    return (
      <DesignProvider>
        <ColumnChoice
          columns={COLUMNS}
          stored={{ hidden, hide: setHidden, order: [], reorder: () => undefined }}
          isDense={isDense}
          onDensity={setIsDense}
        />
        {selection.size > 0 && (
          <BulkBar count={selection.size} onClear={() => setSelection(new Set())}>
            <button type="button">Sil: {[...selection].join(' ')}</button>
          </BulkBar>
        )}
        <DataTable
          label="Pompalar"
          columns={COLUMNS}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          sorting={[{ id: 'name', desc: false }]}
          onSortingChange={(sorting) => asked.push(sorting)}
          selection={selection}
          onSelectionChange={setSelection}
          hiddenColumns={hidden}
          isSelectable={isSelectable}
          empty={<p>Pompa yok</p>}
        />
      </DesignProvider>
    );
  }
  render(<Screen />);
  return asked;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** As a browser presses with shift: a press that marks text on the way does not reach the box. */
function pressWithShift(name: string): void {
  const marksText = fireEvent.mouseDown(box(name).closest('label')!, { shiftKey: true });
  if (!marksText) fireEvent.click(box(name), { shiftKey: true });
}

describe('the table of the panel', () => {
  it('leaves the order to the server and says which one is in force', () => {
    const asked = openTable();
    const [name, power] = screen.getAllByRole('columnheader').slice(1);
    expect(name?.getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(within(power!).getByRole('button'));
    fireEvent.click(within(name!).getByRole('button'));
    expect(asked).toEqual([[{ id: 'powerKw', desc: true }], [{ id: 'name', desc: true }]]);
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(PUMPS.map(({ name: pump }) => pump));
  });

  it('selects one row, a range with shift and a whole page, and offers what can be done to them', () => {
    openTable();
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(box('Pompa A seç'));
    expect(within(screen.getByRole('toolbar')).getByRole('status').textContent).toBe('1 seçildi');
    pressWithShift('Pompa C seç');
    screen.getByRole('button', { name: 'Sil: p1 p2 p3' });
    fireEvent.click(box('Bu sayfadaki bütün satırları seç'));
    screen.getByRole('button', { name: 'Sil: p1 p2 p3 p4' });
    fireEvent.click(screen.getByRole('button', { name: 'Seçimi kaldır' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('goes from row to row with the arrow keys and selects the row one stands in with x, a range with shift', () => {
    openTable();
    const [first, second, , last] = screen.getAllByRole('link');
    first!.focus();
    fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second!, { key: 'x' });
    expect(box('Pompa B seç').checked).toBe(true);
    fireEvent.keyDown(last!, { key: 'X', shiftKey: true });
    screen.getByRole('button', { name: 'Sil: p2 p3 p4' });
    fireEvent.keyDown(second!, { key: 'End' });
    expect(document.activeElement).toBe(last);
    fireEvent.keyDown(last!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(last);
    fireEvent.keyDown(last!, { key: 'Home', ctrlKey: true });
    expect(document.activeElement).toBe(last);
  });

  it('selects nothing, not even by key, where nothing can be done to what is selected', () => {
    openTable({ rows: PUMPS, isSelectable: false });
    fireEvent.keyDown(screen.getAllByRole('link')[0]!, { key: 'x' });
    expect([screen.queryByRole('toolbar'), screen.queryByRole('checkbox')]).toEqual([null, null]);
  });

  it('needs neither an order nor a selection where the screen has none', () => {
    render(
      <DesignProvider>
        <DataTable
          label="Pompalar"
          columns={COLUMNS.map((one) => ({ ...one, enableSorting: false }))}
          rows={PUMPS}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          empty={null}
        />
      </DesignProvider>,
    );
    expect(screen.getAllByRole('row')).toHaveLength(PUMPS.length + 1);
    expect([screen.queryByRole('toolbar'), screen.queryByRole('checkbox')]).toEqual([null, null]);
  });

  it('hides the columns that are not wanted, but never the one that heads a row', async () => {
    openTable();
    fireEvent.click(screen.getByRole('button', { name: 'Sütunlar' }));
    const choices = await screen.findAllByRole('menuitemcheckbox');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Güç', 'Sık satırlar']);
    const head = screen.getByRole('columnheader', { name: 'Güç' });
    fireEvent.click(choices[0]!);
    await waitForElementToBeRemoved(head);
  });

  it('names every value of a row for the cards of a phone', () => {
    openTable();
    const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
    expect(cells.map((cell) => cell.dataset.label)).toEqual([undefined, undefined, 'Güç']);
  });

  it('says in place of rows that there are none', () => {
    openTable({ rows: [] });
    screen.getByText('Pompa yok');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that rows are on their way', () => {
    openTable({ rows: undefined });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    cleanup();
    openTable();
    expect(screen.getByRole('table').getAttribute('aria-busy')).not.toBe('true');
  });

  it.each([
    ['rows that are there', PUMPS],
    ['rows on their way', undefined],
  ])('names rows, heads and cells as such although they become cards on a phone: %s', (_which, rows) => {
    openTable({ rows });
    const table = screen.getByRole('table');
    const roles = (selector: string) =>
      new Set([...table.querySelectorAll(selector)].map((element) => element.getAttribute('role')));
    expect(roles('tr')).toEqual(new Set(['row']));
    expect(roles('th')).toEqual(new Set(['columnheader']));
    expect(roles('td')).toEqual(new Set(['cell']));
  });
});
