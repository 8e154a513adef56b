import { Button } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { formatCount } from '../../shop/format';
import { toaster } from '../../ui/feedback/toaster';
import { BulkBar } from '../../ui/table/bulk-bar';
import { type ListedState } from './declare-list';
import { type View } from './use-list';

interface SelectionBarProps<State extends ListedState, Row extends RowData, Data> {
  view: View<State, Row, Data>;
  onClear: () => void;
  children: ReactNode;
}

/** What is selected, on this page and on others, the way to select all that was found, and what can be done to it. */
export function SelectionBar<State extends ListedState, Row extends RowData, Data>({
  view: { list, state, found, selection },
  onClear,
  children,
}: SelectionBarProps<State, Row, Data>) {
  const client = useClient();
  const [isAsking, setIsAsking] = useState(false);
  const total = found?.total ?? 0;
  const canSelectAll =
    list.maxSelected !== undefined && total <= list.maxSelected && total > selection.ids.size;
  const selectAll = async () => {
    setIsAsking(true);
    const everything = { ...list.variables(state), skip: 0, take: list.maxSelected };
    const { data, error } = await client.query(list.query, everything).toPromise();
    setIsAsking(false);
    if (data) selection.replace(list.read(data).items);
    else if (error) toaster.error({ title: 'Tümü seçilemedi', description: error.message });
  };
  return (
    <BulkBar count={selection.ids.size} elsewhere={selection.elsewhere} onClear={onClear}>
      {canSelectAll && (
        <Button
          hideBelow="md"
          variant="ghost"
          size="xs"
          aria-busy={isAsking}
          onClick={() => void selectAll()}
        >
          Tümünü seç ({formatCount(total)})
        </Button>
      )}
      {children}
    </BulkBar>
  );
}
