import type { EntityManager } from 'typeorm';
import { Conditions } from '../database/conditions.js';
import type { Slice } from './list.args.js';
import { boundedCount, type BoundedCount, type ListPage, pageOf } from './list-page.js';
import { type ListPart, type PartAfter, wholeList } from './list-parts.js';
import {
  type Bind,
  cursorColumn,
  isAfter,
  type ListCursor,
  orderBy,
  reversed,
  type Sorting,
} from './sorting.js';

/** A list that is longer is not counted to its end, which would take longer than to read the page. */
export const MAX_COUNTED = 100_000;

/** Nobody counts on further to say the place of a row; to count there takes the longer, the further it is. */
const MAX_POSITION = 1_000;

/** The rows beside one in a list. */
export interface Neighbors<Row> extends BoundedCount {
  previous: Row | null;
  next: Row | null;
  /** From 1; null where the list does not have the row, and beyond the first thousand. */
  position: number | null;
}

/** The SQL of one condition, or null where the value narrows nothing. */
type Condition<Value> = (value: Value, bind: Bind) => string | null;

export interface ListSource<Filter, Sort extends string> {
  columns: string;
  /** A table, or tables joined so that none of its rows comes twice. */
  from: string;
  /** One for each name of the filter; it is not asked about a value that is left out. */
  conditions: { readonly [Name in keyof Filter]-?: Condition<NonNullable<Filter[Name]>> };
  sorts: Readonly<Record<Sort, Sorting>>;
}

interface Listed<Filter, Sort> {
  filter?: Filter | null;
  sort: Sort;
}

/** A row by what identifies it: `{ column: 'p.id', value }`. */
interface RowKey {
  column: string;
  value: unknown;
}

type Reader = Pick<EntityManager, 'query'>;

/** Reads a list whose rows come from one FROM, whatever its filter and its order. */
export class ListQuery<Row extends object, Filter extends object, Sort extends string> {
  constructor(private readonly source: ListSource<Filter, Sort>) {}

  async page(
    reader: Reader,
    { filter, sort, skip, take }: Listed<Filter, Sort> & Slice,
  ): Promise<ListPage<Row>> {
    const { columns, sorts } = this.source;
    const [rows, counted] = await Promise.all([
      this.read<Row>(reader, this.conditionsOf(filter), {
        columns,
        sorting: sorts[sort],
        skip,
        take: take + 1,
      }),
      this.count(reader, filter),
    ]);
    return pageOf(rows, { skip, take }, counted);
  }

  /** What follows a row, or the beginning of the list. */
  async after(
    reader: Reader,
    { filter, sort, cursor, take }: Listed<Filter, Sort> & PartAfter,
  ): Promise<ListPart<Row>> {
    const sorting = this.source.sorts[sort];
    const conditions = this.conditionsOf(filter);
    if (cursor) conditions.add(isAfter(sorting, cursor, (value) => conditions.value(value)));
    const columns = `${this.source.columns}, ${cursorColumn(sorting)}`;
    const part = { columns, sorting, skip: 0, take };
    const rows = await this.read<Row & { cursor: ListCursor }>(reader, conditions, part);
    return { items: rows, next: rows.length < take ? null : (rows.at(-1)?.cursor ?? null) };
  }

  /** From beginning to end, some at a time: the rows of an export. */
  whole(reader: Reader, { filter, sort }: Listed<Filter, Sort>): AsyncGenerator<readonly Row[]> {
    return wholeList((part) => this.after(reader, { filter, sort, ...part }));
  }

  /** What stands beside a row, by its place in the list even where it no longer meets the filter; nothing for an unknown row. */
  async neighbors(
    reader: Reader,
    { filter, sort, key }: Listed<Filter, Sort> & { key: RowKey },
  ): Promise<Neighbors<Row>> {
    const sorting = this.source.sorts[sort];
    const [cursor, counted] = await Promise.all([
      this.cursorOf(reader, sorting, key),
      this.count(reader, filter),
    ]);
    if (!cursor) return { previous: null, next: null, position: null, ...counted };
    const { columns } = this.source;
    const beyond = (order: Sorting, take: number, selected = columns) => {
      const conditions = this.conditionsOf(filter);
      conditions.add(isAfter(order, cursor, (value) => conditions.value(value)));
      return this.read<Row>(reader, conditions, { columns: selected, sorting: order, skip: 0, take });
    };
    const [[previous = null], [next = null], before, isListed] = await Promise.all([
      beyond(reversed(sorting), 1),
      beyond(sorting, 1),
      beyond(reversed(sorting), MAX_POSITION, '1'),
      this.has(reader, filter, key),
    ]);
    const position = isListed && before.length < MAX_POSITION ? before.length + 1 : null;
    return { previous, next, position, ...counted };
  }

  private async cursorOf(
    reader: Reader,
    sorting: Sorting,
    { column, value }: RowKey,
  ): Promise<ListCursor | undefined> {
    const [row] = await reader.query<{ cursor: ListCursor }[]>(
      `SELECT ${cursorColumn(sorting)} FROM ${this.source.from} WHERE ${column} = $1`,
      [value],
    );
    return row?.cursor;
  }

  private async has(reader: Reader, filter: Filter | null | undefined, key: RowKey): Promise<boolean> {
    const conditions = this.conditionsOf(filter);
    conditions.add(`${key.column} = ${conditions.value(key.value)}`);
    const rows = await reader.query<object[]>(
      `SELECT FROM ${this.source.from} WHERE ${conditions.sql}`,
      conditions.values,
    );
    return rows.length > 0;
  }

  private read<Read>(
    reader: Reader,
    conditions: Conditions,
    { columns, sorting, skip, take }: Slice & { columns: string; sorting: Sorting },
  ): Promise<Read[]> {
    const [limit, offset] = [conditions.value(take), conditions.value(skip)];
    return reader.query<Read[]>(
      `SELECT ${columns} FROM ${this.source.from} WHERE ${conditions.sql} ${orderBy(sorting)} LIMIT ${limit} OFFSET ${offset}`,
      conditions.values,
    );
  }

  private async count(reader: Reader, filter: Filter | null | undefined): Promise<BoundedCount> {
    const conditions = this.conditionsOf(filter);
    const rows = `SELECT FROM ${this.source.from} WHERE ${conditions.sql} LIMIT ${MAX_COUNTED + 1}`;
    const [{ counted }] = await reader.query<[{ counted: number }]>(
      `SELECT count(*) AS counted FROM (${rows}) AS listed`,
      conditions.values,
    );
    return boundedCount(counted, MAX_COUNTED);
  }

  private conditionsOf(filter: Filter | null | undefined): Conditions {
    const conditions = new Conditions();
    const bind: Bind = (value) => conditions.value(value);
    for (const [name, condition] of Object.entries(this.source.conditions) as [
      keyof Filter,
      Condition<unknown>,
    ][]) {
      const value = filter?.[name];
      const sql = value === null || value === undefined ? null : condition(value, bind);
      if (sql !== null) conditions.add(sql);
    }
    return conditions;
  }
}
