import { Button, Table } from '@chakra-ui/react';
import { type Header, type RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '../controls/icon';
import { type DataTableFeatures } from './data-columns';
import { SelectRow } from './select-row';
import { type DataTableInstance } from './use-data-table';

interface TableHeadProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  isSelectable: boolean;
  /** The bar of what can be done lies on it. */
  isCovered: boolean;
}

export const HEAD_HEIGHT = '11';

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** The heads of the columns; what the server can sort by is a button. It stays in sight while the rows scroll. */
export function TableHead<Row extends RowData>({ table, isSelectable, isCovered }: TableHeadProps<Row>) {
  return (
    <Table.Header>
      {table.getHeaderGroups().map((group) => (
        <Table.Row key={group.id} role="row" height={HEAD_HEIGHT}>
          {isSelectable && (
            <Table.ColumnHeader role="columnheader" width="10" data-select="">
              <SelectRow
                label="Bu sayfadaki bütün satırları seç"
                checked={
                  table.getIsAllPageRowsSelected() || (table.getIsSomePageRowsSelected() && 'indeterminate')
                }
                onToggle={table.getToggleAllPageRowsSelectedHandler()}
              />
            </Table.ColumnHeader>
          )}
          {group.headers.map((header) => (
            <ColumnHead key={header.id} table={table} header={header} isCovered={isCovered} />
          ))}
        </Table.Row>
      ))}
    </Table.Header>
  );
}

interface ColumnHeadProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  header: Header<DataTableFeatures, Row>;
  isCovered: boolean;
}

function ColumnHead<Row extends RowData>({ table, header, isCovered }: ColumnHeadProps<Row>) {
  const { column } = header;
  const align = column.columnDef.meta?.align;
  const text = <table.FlexRender header={header} />;
  if (!column.getCanSort()) {
    return (
      <Table.ColumnHeader role="columnheader" textAlign={align}>
        {text}
      </Table.ColumnHeader>
    );
  }
  const direction = column.getIsSorted();
  const arrow = direction ? (direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <Table.ColumnHeader
      role="columnheader"
      textAlign={align}
      aria-sort={direction ? DIRECTIONS[direction] : undefined}
    >
      <Button
        variant="ghost"
        size="xs"
        marginInline="-2"
        font="inherit"
        color="inherit"
        // A focus on it would not be seen.
        tabIndex={isCovered ? -1 : undefined}
        onClick={column.getToggleSortingHandler()}
      >
        {text}
        <Icon of={arrow} size={14} />
      </Button>
    </Table.ColumnHeader>
  );
}
