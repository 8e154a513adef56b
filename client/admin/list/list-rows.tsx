import { Box, Flex, Text } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { useClient } from 'urql';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';
import { inOrder } from '../../ui/table/column-order';
import { Pager } from '../../ui/navigation/pager';
import { DataTable } from '../../ui/table/data-table';
import { type StoredColumns } from '../../ui/table/stored';
import { isNarrowed, type ListedState, pageText, sortsOf } from './declare-list';
import { type View } from './use-list';
import { useReturnToRow } from './use-return-to-row';

interface ListRowsProps<State extends ListedState, Row extends RowData, Data> {
  view: View<State, Row, Data>;
  /** Where columns can be hidden and moved. */
  columns?: StoredColumns;
  isSelectable?: boolean;
}

/** The rows of a list and its pages, which is all there is where it is one part of a screen among others. */
export function ListRows<State extends ListedState, Row extends RowData, Data>({
  view,
  columns,
  isSelectable = false,
}: ListRowsProps<State, Row, Data>) {
  const { list, state, ask, addressOf, rows, found, selection } = view;
  const table = useRef<HTMLTableElement>(null);
  const pageAddress = (page: number) => addressOf({ page } as Partial<State>);
  const noteOpened = useReturnToRow(table, pageAddress(state.page), rows !== undefined);
  const prefetch = usePrefetch(view);
  const sorts = sortsOf(list);
  const order = columns?.order;
  const ordered = useMemo(() => (order ? inOrder(list.columns, order) : list.columns), [list, order]);
  return (
    <Box onClickCapture={noteOpened} onPointerOver={prefetch} onFocus={prefetch}>
      <DataTable
        ref={table}
        label={list.title}
        columns={ordered}
        rows={rows}
        rowId={list.row.id}
        rowName={list.row.name}
        isRefreshing={view.isRefreshing}
        sorting={sorts.flatMap(([name, sorting]) => (name === state.sort ? [sorting] : []))}
        onSortingChange={([wanted]) => {
          const sort =
            sorts.find(([, { id, desc }]) => id === wanted?.id && desc === wanted.desc) ?? sorts[0];
          ask({ sort: sort?.[0] } as Partial<State>);
        }}
        isSelectable={isSelectable}
        selection={selection.ids}
        onSelectionChange={selection.select}
        hiddenColumns={columns?.hidden}
        empty={<NoRows view={view} />}
      />
      {found && found.items.length > 0 && (
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" minHeight="11" paddingInline="3">
          <Text color="fg.muted" textStyle="figures">
            {pageText(list, state.page, found)}
          </Text>
          <Pager
            page={state.page}
            lastPage={Math.max(1, Math.ceil(found.total / list.pageSize))}
            addressOf={pageAddress}
          />
        </Flex>
      )}
    </Box>
  );
}

/** Shorter than the way of a pointer to a row it presses, longer than its way over one. */
const AIM_MS = 80;

/** Loads what the screen of a row shows while the pointer rests on it, or the focus. */
function usePrefetch<State extends ListedState, Row extends RowData, Data>({
  list: { prefetch, row: rowOf },
  state,
  rows,
}: View<State, Row, Data>) {
  const client = useClient();
  const aim = useRef<{ readonly rowId: string | undefined; readonly timer: number }>(undefined);
  useEffect(() => () => window.clearTimeout(aim.current?.timer), []);
  return ({ target }: SyntheticEvent) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const rowId = at?.dataset.row;
    if (!prefetch || rowId === aim.current?.rowId) return;
    window.clearTimeout(aim.current?.timer);
    const timer = window.setTimeout(() => {
      const aimed = rows?.find((row) => rowOf.id(row) === rowId);
      if (aimed) prefetch(client, aimed, state);
    }, AIM_MS);
    aim.current = { rowId, timer };
  };
}

/** Why there are no rows, and the way on. */
function NoRows<State extends ListedState, Row extends RowData, Data>({
  view: { list, state, found, addressOf },
}: Pick<ListRowsProps<State, Row, Data>, 'view'>) {
  const { icon, none, unmatched = none } = list.empty;
  const isBeyondEnd = found !== undefined && found.total > 0;
  const isUnmatched = !isBeyondEnd && isNarrowed(list, state);
  const [title, text] = isBeyondEnd ? [`Bu sayfada ${list.noun} yok`] : isUnmatched ? unmatched : none;
  return (
    <EmptyState isInCard icon={<Icon of={icon} size={56} strokeWidth={1} />} title={title}>
      {text && <p>{text}</p>}
      {isBeyondEnd && (
        <ButtonLink tone="petrol" to={addressOf({})}>
          İlk sayfaya dönün
        </ButtonLink>
      )}
      {isUnmatched && (
        <ButtonLink tone="petrol" to={list.address()}>
          Filtreleri temizle
        </ButtonLink>
      )}
    </EmptyState>
  );
}
