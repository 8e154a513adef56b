import { type RowData } from '@tanstack/react-table';
import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { type AnyVariables, type Client, type DocumentInput, type RequestPolicy } from 'urql';
import { formatCount } from '../../shop/format';
import { type ListState } from '../../ui/navigation/list-state';
import { type DataColumn } from '../../ui/table/data-columns';

/** What the address of every list says; `text` where it is searched, `sort` where it can be sorted. */
export interface ListedState {
  readonly page: number;
  readonly text?: string;
  readonly sort?: string;
}

/** One page of rows, and how many there are on all pages. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** False where the server stopped counting. */
  readonly isTotalExact?: boolean;
}

export interface FilterBodyProps<State> {
  readonly state: State;
  readonly onChange: (change: Partial<State>) => void;
  /** The choice is complete; what it was made in may close. */
  readonly onDone: () => void;
}

/** One way to narrow a list. All look alike: a name, what it is set to, and the way to take it off again. */
export interface ListFilter<State> {
  readonly label: string;
  /** What it is set to; undefined while it lets everything through. */
  readonly text: (state: State) => string | undefined;
  readonly cleared: Partial<State>;
  readonly body: (props: FilterBodyProps<State>) => ReactNode;
}

interface EmptyTexts {
  readonly icon: LucideIcon;
  /** Where there is nothing at all, and what would be here. */
  readonly none: readonly [title: string, text: string];
  /** Where only what was asked for is not there; left out where nothing can be asked for. */
  readonly unmatched?: readonly [title: string, text: string];
}

/** A list of the panel: everything that its screen, its loader and its links need to know of it. */
export interface ListDeclaration<State extends ListedState, Row extends RowData, Data> {
  /** Names it where this browser stores something of it. */
  readonly name: string;
  readonly title: string;
  /** One of its rows, in the singular: «sipariş». */
  readonly noun: string;
  readonly address: (parameters?: URLSearchParams) => string;
  readonly state: ListState<State>;
  readonly pageSize: number;
  readonly query: DocumentInput<Data>;
  readonly variables: (state: State) => object;
  /** Of its rows: an empty answer names no type that a change would invalidate. */
  readonly typename: string;
  /** For rows that change by themselves. */
  readonly requestPolicy?: RequestPolicy;
  readonly read: (data: Data) => ListPage<Row>;
  readonly columns: DataColumn<Row>[];
  readonly initiallyHidden?: readonly string[];
  readonly row: { readonly id: (row: Row) => string; readonly name: (row: Row) => string };
  /** Column and direction of each order the server can give, the default first. */
  readonly sorts?: Readonly<Record<NonNullable<State['sort']>, readonly [column: string, 'asc' | 'desc']>>;
  readonly search?: {
    readonly label: string;
    /** Where the label is too long for the box. */
    readonly placeholder?: string;
    readonly maxLength: number;
  };
  readonly filters?: readonly ListFilter<State>[];
  /** Asks for what the screen of a row shows, while somebody points at it. */
  readonly prefetch?: (client: Client, row: Row, state: State) => unknown;
  /** How many rows can be changed at once; rows cannot be selected without it. */
  readonly maxSelected?: number;
  /** What the letters do in a row: each presses its control that is marked with it (`aria-keyshortcuts`). */
  readonly rowKeys?: Readonly<Record<string, string>>;
  /** Where they are higher than one line of text. */
  readonly rowHeight?: string;
  readonly empty: EmptyTexts;
}

/** A list as it is written down, whose variables fit its query. */
type Declared<State extends ListedState, Row extends RowData, Data, Variables extends AnyVariables> = Omit<
  ListDeclaration<NoInfer<State>, Row, Data>,
  'state' | 'query' | 'variables'
> & {
  readonly state: ListState<State>;
  readonly query: DocumentInput<Data, Variables>;
  readonly variables: (state: NoInfer<State>) => NoInfer<Variables> & object;
};

/** Declares a list: `declareList({ name: 'siparisler', ... })`. It infers the types of state, rows and answer. */
export function declareList<
  State extends ListedState,
  Row extends RowData,
  Data,
  Variables extends AnyVariables,
>(list: Declared<State, Row, Data, Variables>): ListDeclaration<State, Row, Data> {
  return list;
}

/** What is asked for without page and order: what a selection belongs to. */
export function filterKey(state: ListedState): string {
  return JSON.stringify({ ...state, page: undefined, sort: undefined });
}

/** Whether anything but page and order was chosen. */
export function isNarrowed<State extends ListedState>(
  { state }: { readonly state: ListState<State> },
  chosen: State,
): boolean {
  return filterKey(chosen) !== filterKey(state.parse(new URLSearchParams()));
}

/** 312, or 1.000+ where the server stopped counting. */
export function countText({ total, isTotalExact = true }: Omit<ListPage<unknown>, 'items'>): string {
  return `${formatCount(total)}${isTotalExact ? '' : '+'}`;
}

/** Which part of a list is on a page: 1–25 / 60 sipariş. */
export function pageText(
  { pageSize, noun }: { readonly pageSize: number; readonly noun: string },
  page: number,
  found: Omit<ListPage<unknown>, 'items'>,
): string {
  const { total } = found;
  const all = `${countText(found)} ${noun}`;
  if (total <= pageSize) return all;
  return `${formatCount((page - 1) * pageSize + 1)}–${formatCount(Math.min(total, page * pageSize))} / ${all}`;
}

/** The orders of a list, as its table knows them, by the names that the address gives them. */
export function sortsOf<State extends ListedState, Row extends RowData, Data>({
  sorts,
}: ListDeclaration<State, Row, Data>): [name: string, sorting: { id: string; desc: boolean }][] {
  const declared = Object.entries<readonly [string, 'asc' | 'desc']>(sorts ?? {});
  return declared.map(([name, [id, direction]]) => [name, { id, desc: direction === 'desc' }]);
}
