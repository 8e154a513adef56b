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
  /**
   * What identifies a row. With it a page is found first and its columns are read then: beside a far page or a long sort they
   * would be read of all rows before it, and whatever the filter does not need would be joined to each.
   */
  key?: string;
  /** Tells a row from all others where that takes more than one column, which no `key` can. */
  identity?: (id: string, bind: Bind) => string;
  /** One for each name of the filter; it is not asked about a value that is left out. */
  conditions: { readonly [Name in keyof Filter]-?: Condition<NonNullable<Filter[Name]>> };
  sorts: Readonly<Record<Sort, Sorting>>;
  /** What all rows fulfill, said where a sort follows an index: an outer join follows none. */
  sortConditions?: Partial<Readonly<Record<Sort, string>>>;
  /** How many rows of a filter that no index counts are counted; MAX_COUNTED without it. */
  maxCounted?: (filter: Filter) => number;
}

interface Listed<Filter, Sort> {
  filter?: Filter | null;
  sort: Sort;
}

type Reader = Pick<EntityManager, 'query'>;

/** Reads a list whose rows come from one FROM, whatever its filter and its order. */
export class ListQuery<Row extends object, Filter extends object, Sort extends string> {
  constructor(private readonly source: ListSource<Filter, Sort>) {}

  async page(
    reader: Reader,
    { filter, sort, skip, take }: Listed<Filter, Sort> & Slice,
  ): Promise<ListPage<Row>> {
    const [rows, counted] = await Promise.all([
      this.read<Row>(reader, this.sortedBy(sort, filter), {
        columns: this.source.columns,
        sorting: this.source.sorts[sort],
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
    const conditions = this.sortedBy(sort, filter);
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

  /** How many rows the list has, without reading any. */
  async count(reader: Reader, filter: Filter | null | undefined): Promise<BoundedCount> {
    const conditions = this.conditionsOf(filter);
    const max = (filter && this.source.maxCounted?.(filter)) ?? MAX_COUNTED;
    const rows = `SELECT FROM ${this.source.from} WHERE ${conditions.sql} LIMIT ${max + 1}`;
    const [{ counted }] = await reader.query<[{ counted: number }]>(
      `SELECT count(*) AS counted FROM (${rows}) AS listed`,
      conditions.values,
    );
    return boundedCount(counted, max);
  }

  /**
   * How many rows the list has, and how many of them meet each further filter besides: one pass over the rows of one table, where
   * a count of each would search again. Where the list is longer than is counted, the parts are those of what was counted.
   */
  async tally<Part extends string>(
    reader: Reader,
    filter: Filter | null | undefined,
    parts: Readonly<Record<Part, Filter>>,
  ): Promise<BoundedCount & { parts: Record<Part, number> }> {
    const listed = this.conditionsOf(filter);
    const names = Object.keys(parts) as Part[];
    const columns = names.map((name, index) => {
      const { sql } = this.conditionsOf(parts[name], new Conditions(listed.values));
      return `count(*) FILTER (WHERE ${sql}) AS part${index}`;
    });
    const rows = `SELECT * FROM ${this.source.from} WHERE ${listed.sql} LIMIT ${MAX_COUNTED + 1}`;
    const [counted = {}] = await reader.query<Record<string, number>[]>(
      `SELECT ${['count(*) AS listed', ...columns].join(', ')} FROM (${rows}) AS listed`,
      listed.values,
    );
    const counts = names.map((name, index) => [name, counted[`part${index}`]]);
    return {
      ...boundedCount(counted.listed ?? 0, MAX_COUNTED),
      parts: Object.fromEntries(counts) as Record<Part, number>,
    };
  }

  /** Whether the list has any row. */
  async hasAny(reader: Reader, filter: Filter): Promise<boolean> {
    return this.has(reader, this.conditionsOf(filter));
  }

  /**
   * What stands beside a row, by its place in the list even where it no longer meets the filter; nothing for an unknown row.
   *
   * @param request.id what the key of the list says of the row, or what its identity is made of
   */
  async neighbors(
    reader: Reader,
    { filter, sort, id }: Listed<Filter, Sort> & { id: string | number },
  ): Promise<Neighbors<Row>> {
    const sorting = this.source.sorts[sort];
    const [cursor, counted] = await Promise.all([
      this.cursorOf(reader, sorting, id),
      this.count(reader, filter),
    ]);
    if (!cursor) return { previous: null, next: null, position: null, ...counted };
    const { columns } = this.source;
    const beyond = (order: Sorting, take: number, selected = columns) => {
      const conditions = this.sortedBy(sort, filter);
      conditions.add(isAfter(order, cursor, (value) => conditions.value(value)));
      return this.read<Row>(reader, conditions, { columns: selected, sorting: order, skip: 0, take });
    };
    const [[previous = null], [next = null], before, isListed] = await Promise.all([
      beyond(reversed(sorting), 1),
      beyond(sorting, 1),
      beyond(reversed(sorting), MAX_POSITION, '1'),
      this.has(reader, this.withKey(id, this.conditionsOf(filter))),
    ]);
    const position = isListed && before.length < MAX_POSITION ? before.length + 1 : null;
    return { previous, next, position, ...counted };
  }

  private async cursorOf(
    reader: Reader,
    sorting: Sorting,
    id: string | number,
  ): Promise<ListCursor | undefined> {
    const { sql, values } = this.withKey(id, new Conditions());
    const [row] = await reader.query<{ cursor: ListCursor }[]>(
      `SELECT ${cursorColumn(sorting)} FROM ${this.source.from} WHERE ${sql}`,
      values,
    );
    return row?.cursor;
  }

  private withKey(id: string | number, conditions: Conditions): Conditions {
    const { key, identity } = this.source;
    const bind: Bind = (value) => conditions.value(value);
    if (identity) conditions.add(identity(String(id), bind));
    else if (key !== undefined) conditions.add(`${key} = ${bind(id)}`);
    else throw new Error('Nothing identifies a row of the list');
    return conditions;
  }

  private async has(reader: Reader, { sql, values }: Conditions): Promise<boolean> {
    const rows = await reader.query<object[]>(`SELECT FROM ${this.source.from} WHERE ${sql} LIMIT 1`, values);
    return rows.length > 0;
  }

  private read<Read>(
    reader: Reader,
    conditions: Conditions,
    { columns, sorting, skip, take }: Slice & { columns: string; sorting: Sorting },
  ): Promise<Read[]> {
    const { from, key } = this.source;
    const order = orderBy(sorting);
    const [limit, offset] = [conditions.value(take), conditions.value(skip)];
    const select = (selected: string) =>
      `SELECT ${selected} FROM ${from} WHERE ${conditions.sql} ${order} LIMIT ${limit} OFFSET ${offset}`;
    const statement = key
      ? `SELECT ${columns} FROM ${from} WHERE ${key} = ANY (ARRAY(${select(key)})) ${order}`
      : select(columns);
    return reader.query<Read[]>(statement, conditions.values);
  }

  private sortedBy(sort: Sort, filter: Filter | null | undefined): Conditions {
    const conditions = this.conditionsOf(filter);
    const all = this.source.sortConditions?.[sort];
    if (all) conditions.add(all);
    return conditions;
  }

  private conditionsOf(
    filter: Filter | null | undefined,
    conditions: Conditions = new Conditions(),
  ): Conditions {
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
