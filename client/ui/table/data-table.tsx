import { Skeleton, Table, useSlotRecipe } from '@chakra-ui/react';
import { FlexRender, type RowData } from '@tanstack/react-table';
import { memo, type MouseEvent, type ReactNode, type Ref, useMemo } from 'react';
import { type DataColumn } from './data-columns';
import { followRowKeys } from './row-keys';
import { SelectRow } from './select-row';
import { TableHead } from './table-head';
import { tableLayout } from './table-layout';
import { type DataTableInstance, type DataTableState, useDataTable } from './use-data-table';

interface DataTableProps<Row extends RowData> extends DataTableState {
  /** What the rows are, for assistive technology. */
  label: string;
  columns: DataColumn<Row>[];
  /** Not there yet: rows of the expected shape wait in their place. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** What a row is called where it is selected: «TS-2026-000012». */
  rowName: (row: Row) => string;
  /** Earlier rows stay in sight, greyed, while others are loaded. */
  isRefreshing?: boolean;
  /** There is something that can be done to selected rows. */
  isSelectable?: boolean;
  /** It takes the focus once the controls of a selection are gone. */
  ref?: Ref<HTMLTableElement>;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
}

const SKELETON_ROWS = 8;

/**
 * A table whose order, page and filter the server computes. The page scrolls, its head stays in sight; a row is opened by a press
 * anywhere where its title is a link. Arrow keys, J and K go from row to row, `x` selects one, shift with it or with a press a
 * range. On a phone each row is a card: of two lines where columns have their places on it, else of labels and values.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowName, isRefreshing, isSelectable = false, empty, ref } = props;
  const table = useDataTable({ ...props, rows: rows ?? (NO_ROWS as readonly Row[]) });
  const recipe = useSlotRecipe({ key: 'table' });
  const layout = useMemo(() => {
    const has = (name: 'width' | 'card') => columns.some(({ meta }) => meta?.[name] !== undefined);
    const from = new Set(columns.flatMap(({ meta }) => meta?.from ?? []));
    const { cell } = recipe({});
    return tableLayout({ cell, hasOneLineRows: has('width'), hasTwoLineCards: has('card'), from: [...from] });
  }, [columns, recipe]);
  if (rows?.length === 0) return empty;
  return (
    <Table.Root
      ref={ref}
      tabIndex={-1}
      role="table"
      interactive
      aria-label={label}
      aria-busy={rows === undefined || isRefreshing}
      css={layout}
    >
      <TableHead table={table} isSelectable={isSelectable} />
      <Table.Body
        opacity={isRefreshing ? 0.6 : undefined}
        onMouseOver={copyCellTitle}
        onKeyDown={(event) =>
          followRowKeys(event, isSelectable ? (id, isRange) => toggleRow(table, id, isRange) : undefined)
        }
      >
        {rows === undefined ? (
          <WaitingRows table={table} isSelectable={isSelectable} />
        ) : (
          <Rows table={table} rowName={isSelectable ? rowName : undefined} />
        )}
      </Table.Body>
    </Table.Root>
  );
}

const NO_ROWS: readonly never[] = [];

/** The link over a row would hide what its cells say when they are pointed at: it says it for them. */
function copyCellTitle({ target, clientX }: MouseEvent): void {
  if (!(target instanceof HTMLAnchorElement)) return;
  const cells = target.closest('[data-title]') ? [...(target.closest('tr')?.cells ?? [])] : [];
  const cell = cells.find((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left <= clientX && clientX < right;
  });
  target.title = cell?.querySelector<HTMLElement>('[title]:not([data-title] a)')?.title ?? '';
}

/** As a press on its box does. */
function toggleRow<Row extends RowData>(table: DataTableInstance<Row>, id: string, isRange: boolean): void {
  const row = table.getRow(id);
  row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: isRange });
}

interface RowsProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  /** Without it rows cannot be selected. */
  rowName: ((row: Row) => string) | undefined;
}

function Rows<Row extends RowData>({ table, rowName }: RowsProps<Row>) {
  const columns = table.getVisibleLeafColumns().map(({ id }) => id);
  return table
    .getRowModel()
    .rows.map((row) => (
      <OneRow
        key={row.id}
        row={row}
        name={rowName?.(row.original)}
        isSelected={row.getIsSelected()}
        columns={columns.join()}
      />
    ));
}

interface RowProps<Row extends RowData> {
  row: ReturnType<DataTableInstance<Row>['getRow']>;
  /** Without one it cannot be selected. */
  name: string | undefined;
  isSelected: boolean;
  /** Those shown. */
  columns: string;
}

function RowOfTable<Row extends RowData>({ row, name, isSelected }: RowProps<Row>) {
  return (
    <Table.Row role="row" data-row={row.id} data-selected={isSelected ? '' : undefined}>
      {name !== undefined && (
        <td role="cell" data-select="">
          <SelectRow label={`${name} seç`} checked={isSelected} onToggle={row.getToggleSelectedHandler()} />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const { meta } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            role="cell"
            data-align={meta?.align}
            data-title={meta?.isTitle ? '' : undefined}
            data-label={meta?.isTitle ? undefined : meta?.label}
            data-wide={meta?.isWide ? '' : undefined}
            data-card={meta?.card}
            data-from={meta?.from}
          >
            <FlexRender cell={cell} />
          </td>
        );
      })}
    </Table.Row>
  );
}

/** Rows stay as they are while one of them is selected, changed, or searched for: the table makes all of them anew, not what they say. */
const OneRow = memo(
  RowOfTable,
  (before, { row, name, isSelected, columns }) =>
    before.row.original === row.original &&
    before.row.id === row.id &&
    before.name === name &&
    before.isSelected === isSelected &&
    before.columns === columns,
) as typeof RowOfTable;

interface WaitingRowsProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  isSelectable: boolean;
}

function WaitingRows<Row extends RowData>({ table, isSelectable }: WaitingRowsProps<Row>) {
  const columns = table.getVisibleLeafColumns();
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <Table.Row key={row} role="row">
      {isSelectable && (
        <td role="cell" data-select="">
          <Skeleton boxSize="4" />
        </td>
      )}
      {columns.map(({ id, columnDef: { meta } }) => (
        <td
          key={id}
          role="cell"
          data-title={meta?.isTitle ? '' : undefined}
          data-card={meta?.card}
          data-from={meta?.from}
        >
          <Skeleton height="4" minWidth="16" />
        </td>
      ))}
    </Table.Row>
  ));
}
