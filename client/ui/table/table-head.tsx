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
}

/** Below what sticks at the top of the window. */
const STICKY = {
  position: 'sticky',
  top: 'var(--table-top, 0px)',
  zIndex: '2',
  height: '1.875rem',
  paddingBlock: '0',
  background: 'bg.canvas',
  // A border would scroll away with the rows.
  borderBottomWidth: '0',
  boxShadow: 'inset 0 -1px var(--chakra-colors-line-strong)',
} as const;

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** The heads of the columns; what the server can sort by is a button. It stays in sight while the rows scroll. */
export function TableHead<Row extends RowData>({ table, isSelectable }: TableHeadProps<Row>) {
  return (
    <Table.Header>
      {table.getHeaderGroups().map((group) => (
        <Table.Row key={group.id} role="row">
          {isSelectable && (
            <Table.ColumnHeader role="columnheader" {...STICKY} width="11" data-select="">
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
            <ColumnHead key={header.id} table={table} header={header} />
          ))}
        </Table.Row>
      ))}
    </Table.Header>
  );
}

interface ColumnHeadProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  header: Header<DataTableFeatures, Row>;
}

function ColumnHead<Row extends RowData>({ table, header }: ColumnHeadProps<Row>) {
  const { column } = header;
  const { meta } = column.columnDef;
  const text = <table.FlexRender header={header} />;
  const place = {
    ...STICKY,
    role: 'columnheader',
    textAlign: meta?.align,
    width: meta?.width,
    'data-from': meta?.from,
  } as const;
  if (!column.getCanSort()) return <Table.ColumnHeader {...place}>{text}</Table.ColumnHeader>;
  const direction = column.getIsSorted();
  const arrow = direction ? (direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <Table.ColumnHeader {...place} aria-sort={direction ? DIRECTIONS[direction] : undefined}>
      <Button
        variant="ghost"
        size="xs"
        height="1.625rem"
        marginInline="-2"
        font="inherit"
        color="inherit"
        onClick={column.getToggleSortingHandler()}
      >
        {text}
        <Icon of={arrow} size={14} />
      </Button>
    </Table.ColumnHeader>
  );
}
