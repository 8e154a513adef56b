import { Button } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { formatCount } from '../../shop/format';
import { toaster } from '../../ui/feedback/toaster';
import { BulkBar } from '../../ui/table/bulk-bar';
import { type ListedState } from './declare-list';
import { type View } from './use-list';

/** As many as the server lists at once. */
const MAX_TAKE = 100;

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
    const everything: Row[] = [];
    for (let skip = 0; skip < total; skip += MAX_TAKE) {
      const part = { ...list.variables(state), skip, take: Math.min(MAX_TAKE, total - skip) };
      const { data, error } = await client.query(list.query, part).toPromise();
      if (data) everything.push(...list.read(data).items);
      else if (error) {
        setIsAsking(false);
        toaster.error({ title: 'Tümü seçilemedi', description: refusalOf(error).message });
        return;
      }
    }
    setIsAsking(false);
    selection.replace(everything);
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
