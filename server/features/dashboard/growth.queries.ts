import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { dayAfter, startOfNamedDay } from '../../kernel/clock/istanbul.js';
import { comparedDays, type Days } from './figure-period.js';
import type { Growth, LostQuotes } from './figures.type.js';

/** Where the things are that grow in number, and when each of them came. */
const SOURCES = {
  orders: { table: 'orders', at: 'placed_at', where: 'true' },
  products: { table: 'product', at: 'created_at', where: 'archived_at IS NULL' },
  users: { table: 'users', at: 'created_at', where: 'true' },
  messages: { table: 'message', at: 'created_at', where: 'true' },
} as const;

const countsOf = ({ table, at, where }: (typeof SOURCES)[keyof typeof SOURCES]) => `
  SELECT ((${at} AT TIME ZONE 'Europe/Istanbul')::date)::text AS day, count(*) AS count
  FROM ${table} WHERE ${at} >= $1 AND ${at} < $2 AND ${where} GROUP BY 1`;

/** One whose status staff set has no reason of its buyer. */
const LOST = `
  SELECT decline_reason AS reason, count(*) AS quotes FROM quote
  WHERE status = 'rejected' AND created_at >= $1 AND created_at < $2
  GROUP BY decline_reason ORDER BY 2 DESC, 1 NULLS LAST`;

/** From the midnight that begins the days until the one that ends them. */
export const timesOf = ({ from, to }: Days): [Date | null, Date | null] => [
  startOfNamedDay(from),
  startOfNamedDay(dayAfter(to, 1)),
];

/** Counts what came in the last 30 days and in the 30 before. */
@Injectable()
export class GrowthQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(what: keyof typeof SOURCES): Promise<Growth> {
    const { current, previous } = comparedDays('month', this.clock.now());
    const span = timesOf({ from: previous.from, to: current.to });
    const rows = await this.dataSource.query<{ day: string; count: number }[]>(countsOf(SOURCES[what]), span);
    const byDay = new Map(rows.map(({ day, count }) => [day, count]));
    const countsIn = (steps: readonly Days[]) => steps.map(({ from }) => byDay.get(from) ?? 0);
    const days = countsIn(current.steps);
    return { current: sum(days), previous: sum(countsIn(previous.steps)), days };
  }

  /** Why quotes of the last 30 days were lost. */
  lostQuotes(): Promise<LostQuotes[]> {
    return this.dataSource.query<LostQuotes[]>(LOST, timesOf(this.lastDays()));
  }

  /** The last 30 days. */
  lastDays(): Days {
    return comparedDays('month', this.clock.now()).current;
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
