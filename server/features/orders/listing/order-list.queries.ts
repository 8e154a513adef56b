import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import { containsPattern } from '../../../kernel/database/like-pattern.js';
import { typedNumber } from '../history/order.number.js';
import { addOverdue, OverduePayments, type OverdueTerms } from '../history/overdue-payments.js';
import type { OrderListFilter } from './order-list.filter.js';
import { addAfter, few, type ListPlace, type ListSlice, orderBy, rangesOf } from './order-list.statement.js';

/** Hand-written reads of the list of all orders. */
@Injectable()
export class OrderListQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly overdue: OverduePayments,
  ) {}

  /** Ids of part of the list, in its order. */
  async idsOf(filter: OrderListFilter, slice: ListSlice): Promise<string[]> {
    const conditions = conditionsOf(filter, await this.overdue.terms());
    addAfter(conditions, slice);
    const orders = hasFew(filter) ? few(conditions, filter) : rangesOf(conditions, filter);
    const [take, skip] = [conditions.value(slice.take), conditions.value(slice.skip ?? 0)];
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM (${orders}) AS listed ${orderBy(slice.sort)} LIMIT ${take} OFFSET ${skip}`,
      conditions.values,
    );
    return rows.map(({ id }) => id);
  }

  async count(filter: OrderListFilter): Promise<number> {
    const conditions = conditionsOf(filter, await this.overdue.terms());
    const [counted] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*) FROM (${few(conditions, filter)}) AS listed`,
      conditions.values,
    );
    return counted?.count ?? 0;
  }

  /** Null when there is no such order. */
  async placeOf(id: string): Promise<ListPlace | null> {
    const [place] = await this.dataSource.query<ListPlace[]>(
      'SELECT id, placed_at AS "placedAt", total_kurus AS "totalKurus" FROM orders WHERE id = $1',
      [id],
    );
    return place ?? null;
  }
}

/** Whether the filter leaves only orders that an index finds at once. */
const hasFew = ({ ids, text, isPaymentOverdue }: OrderListFilter) =>
  Boolean(ids) || Boolean(text) || isPaymentOverdue === true;

/** Everything but the statuses. */
function conditionsOf(filter: OrderListFilter, overdue: OverdueTerms): Conditions {
  const conditions = new Conditions();
  const add = (sql: (place: string) => string, value: unknown) => {
    if (value !== null && value !== undefined) conditions.add(sql(conditions.value(value)));
  };
  const number = typedNumber(filter.text ?? '');
  add((place) => `number LIKE ${place}`, number === '' ? null : containsPattern(number));
  add((place) => `id = ANY(${place}::uuid[])`, filter.ids);
  add((place) => `placed_at >= ${place}`, filter.createdFrom);
  add((place) => `placed_at < ${place}`, filter.createdBefore);
  add((place) => `total_kurus >= ${place}`, filter.minTotalKurus);
  add((place) => `total_kurus <= ${place}`, filter.maxTotalKurus);
  addOverdue(conditions, filter.isPaymentOverdue, overdue);
  return conditions;
}
