import { NativeSelect } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { labelOf } from './data-columns';
import { type DataTableInstance } from './use-data-table';

/** On a phone, where the heads of the columns are out of sight, the order is chosen here. */
export function SortChoice<Row extends RowData>({ table }: { table: DataTableInstance<Row> }) {
  const sortable = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  if (sortable.length === 0) return null;
  const current = table.state.sorting[0];
  return (
    <NativeSelect.Root hideFrom="md" size="sm" marginBottom="3">
      <NativeSelect.Field
        aria-label="Sırala"
        value={current ? valueOf(current) : ''}
        onChange={({ currentTarget }) => {
          const [id = '', direction] = currentTarget.value.split(' ');
          table.setSorting([{ id, desc: direction === 'desc' }]);
        }}
      >
        {!current && <option value="">Sırala</option>}
        {sortable.flatMap(({ id, columnDef }) =>
          [false, true].map((desc) => (
            <option key={valueOf({ id, desc })} value={valueOf({ id, desc })}>
              {labelOf(columnDef.meta, id)}, {desc ? 'azalan' : 'artan'}
            </option>
          )),
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function valueOf({ id, desc }: { id: string; desc: boolean }): string {
  return `${id} ${desc ? 'desc' : 'asc'}`;
}
