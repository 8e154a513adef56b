import { type RowData } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Client,
  type CombinedError,
  type OperationContext,
  type RequestPolicy,
  useClient,
  useQuery,
} from 'urql';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { useLastData } from '../../graphql/use-last-data';
import { prefetch } from '../navigation/prefetch';
import { usePendingSearch } from '../../ui/navigation/use-pending-search';
import { type ListDeclaration, type ListedState, type ListPage } from './declare-list';
import { useKnownRows } from './use-known-rows';
import { type ListSelection, useListSelection } from './use-list-selection';

/** What a screen needs of its list. */
export interface View<State extends ListedState, Row extends RowData, Data> {
  readonly list: ListDeclaration<State, Row, Data>;
  /** As the address says it, the one that is being loaded included. */
  readonly state: State;
  /** Asks for another part of the list, from its first page on. */
  readonly ask: (change: Partial<State>) => void;
  /** Where the list stands, with a difference; other filters and orders begin at the first page. */
  readonly addressOf: (change: Partial<State>) => string;
  /** The whole answer: what was shown stays while it cannot be loaded anew. */
  readonly data: Data | undefined;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly found: ListPage<Row> | undefined;
  /** Why it could not be loaded, or not be loaded anew. */
  readonly error: CombinedError | undefined;
  /** The rows are those of another part of the list. */
  readonly isRefreshing: boolean;
  /** Puts newer states of listed rows where those stand, until the list is loaded anew. */
  readonly patch: (rows: readonly Row[]) => void;
  readonly reload: () => void;
  /** Asks again without renewing the session. */
  readonly refresh: () => Promise<{ readonly error?: CombinedError }>;
  readonly selection: ListSelection<Row>;
}

/** What `useList` gives for a list: `ListView<typeof ORDERS>`. */
export type ListView<List> =
  List extends ListDeclaration<infer State, infer Row, infer Data> ? View<State, Row, Data> : never;

/** The list that the address asks for, loaded and selected from. */
export function useList<State extends ListedState, Row extends RowData, Data>(
  list: ListDeclaration<State, Row, Data>,
): View<State, Row, Data> {
  const client = useClient();
  const { state, ask, addressOf } = useListState(list);
  const variables = list.variables(state);
  const context = contextOf(list);
  const [answer, askAgain] = useQuery({ query: list.query, variables, context });
  const data = useLastData(answer.data);
  const reload = useCallback(() => askAgain({ requestPolicy: 'network-only' }), [askAgain]);
  const [newer, setNewer] = useState<{ of: Data | undefined; rows: readonly Row[] }>();
  const patch = (patched: readonly Row[]) => setNewer({ of: data, rows: patched });
  const page = useMemo(
    () => data && patchedPage(list, list.read(data), newer?.of === data ? newer.rows : undefined),
    [list, data, newer],
  );
  const items = useKnownRows(page?.items, list.row.id);
  const found = useMemo(() => page && items && { ...page, items }, [page, items]);
  const selection = useListSelection({ list, state, rows: found?.items });
  return {
    list,
    state,
    ask,
    addressOf,
    data,
    found,
    patch,
    reload,
    selection,
    rows: found?.items,
    error: answer.fetching ? undefined : answer.error,
    isRefreshing: answer.data === undefined && answer.fetching,
    refresh: () => client.query(list.query, variables, { ...context, ...IN_BACKGROUND }).toPromise(),
  };
}

function patchedPage<Row extends RowData>(
  { row: { id: idOf } }: { readonly row: { readonly id: (row: Row) => string } },
  page: ListPage<Row>,
  newer: readonly Row[] = [],
): ListPage<Row> {
  const byId = new Map(newer.map((row) => [idOf(row), row]));
  return { ...page, items: page.items.map((row) => byId.get(idOf(row)) ?? row) };
}

/** Asks for the part of a list that an address names, for its screen to find. */
export function prefetchList<State extends ListedState, Row extends RowData, Data>(
  list: ListDeclaration<State, Row, Data>,
) {
  return (client: Client, parameters: URLSearchParams): Promise<null> =>
    prefetch(client, list.query, list.variables(list.state.parse(parameters)), contextOf(list));
}

/** One object for each list: another one would be another question to urql. */
const CONTEXTS = new WeakMap<object, Partial<OperationContext>>();

interface Asked {
  readonly typename: string;
  readonly requestPolicy?: RequestPolicy;
}

function contextOf(list: Asked): Partial<OperationContext> {
  const { typename, requestPolicy } = list;
  const known = CONTEXTS.get(list) ?? {
    additionalTypenames: [typename],
    ...(requestPolicy && { requestPolicy }),
  };
  CONTEXTS.set(list, known);
  return known;
}

function useListState<State extends ListedState, Row extends RowData, Data>({
  state: { parse, serialize },
  address,
}: ListDeclaration<State, Row, Data>) {
  const navigate = useNavigate();
  const search = usePendingSearch();
  const state = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const addressOf = (change: Partial<State>) => address(serialize({ ...state, page: 1, ...change }));
  const ask = (change: Partial<State>) => {
    const { text } = change;
    // A text that is being typed is one step back, not one for each letter.
    const replace = Boolean(state.text && text && state.text !== text);
    void navigate(addressOf(change), { replace, preventScrollReset: true });
  };
  return { state, ask, addressOf };
}
