import { Flex, Skeleton, Table } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { type ReactNode, useRef } from 'react';
import { BulkBar } from './bulk-bar';
import { type DataColumn } from './data-columns';
import { followRowKeys } from './row-keys';
import { SelectRow } from './select-row';
import { SortChoice } from './sort-choice';
import { TableHead } from './table-head';
import { cardsOnPhones } from './table-layout';
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
  /** What can be done to all selected rows; without it nothing can be selected. */
  bulkActions?: ReactNode;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
}

const SKELETON_ROWS = 8;

/**
 * A table whose order, page and filter the server computes: sticky head, selection with a bar of actions, arrow keys from
 * row to row, `x` to select one, shift with it or with a press for a range. On a phone each row is a card of labels and values.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, rowName, isRefreshing, bulkActions, empty, selection, onSelectionChange } = props;
  const table = useDataTable({ ...props, rows: rows ?? (NO_ROWS as readonly Row[]) });
  const isSelectable = bulkActions !== undefined;
  const selected = selection?.size ?? 0;
  const element = useRef<HTMLTableElement>(null);
  const clear = () => {
    // The button goes with the bar.
    element.current?.focus({ preventScroll: true });
    onSelectionChange?.(new Set());
  };
  if (rows?.length === 0) return empty;
  return (
    <Flex direction="column" position="relative">
      {selected > 0 && (
        <BulkBar count={selected} onClear={clear}>
          {bulkActions}
        </BulkBar>
      )}
      <SortChoice table={table} />
      <Table.ScrollArea
        maxHeight={{ md: '75dvh' }}
        overflow={{ base: 'visible', md: 'auto' }}
        // Its sticky head lies below the bar.
        isolation="isolate"
      >
        <Table.Root
          ref={element}
          tabIndex={-1}
          role="table"
          stickyHeader
          interactive
          aria-label={label}
          aria-busy={rows === undefined || isRefreshing}
          css={cardsOnPhones}
        >
          <TableHead table={table} isSelectable={isSelectable} isCovered={selected > 0} />
          <Table.Body
            opacity={isRefreshing ? 0.6 : undefined}
            onKeyDown={(event) =>
              followRowKeys(event, isSelectable ? (id, isRange) => toggleRow(table, id, isRange) : undefined)
            }
          >
            {rows === undefined ? (
              <WaitingRows columns={table.getVisibleLeafColumns().length + (isSelectable ? 1 : 0)} />
            ) : (
              <Rows table={table} rowName={isSelectable ? rowName : undefined} />
            )}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Flex>
  );
}

const NO_ROWS: readonly never[] = [];

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
  return table.getRowModel().rows.map((row) => (
    <Table.Row key={row.id} role="row" data-row={row.id} data-selected={row.getIsSelected() ? '' : undefined}>
      {rowName && (
        <Table.Cell role="cell" data-select="">
          <SelectRow
            label={`${rowName(row.original)} seç`}
            checked={row.getIsSelected()}
            onToggle={row.getToggleSelectedHandler()}
          />
        </Table.Cell>
      )}
      {row.getVisibleCells().map((cell) => {
        const { meta } = cell.column.columnDef;
        return (
          <Table.Cell
            key={cell.id}
            role="cell"
            textAlign={{ md: meta?.align }}
            data-title={meta?.isTitle ? '' : undefined}
            data-label={meta?.isTitle ? undefined : meta?.label}
            data-wide={meta?.isWide ? '' : undefined}
          >
            <table.FlexRender cell={cell} />
          </Table.Cell>
        );
      })}
    </Table.Row>
  ));
}

function WaitingRows({ columns }: { columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <Table.Row key={row} role="row">
      {Array.from({ length: columns }, (_cell, column) => (
        <Table.Cell key={column} role="cell">
          <Skeleton height="4" width={column === 0 ? '4' : '75%'} />
        </Table.Cell>
      ))}
    </Table.Row>
  ));
}
