import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { comparedDays, type ComparedDays, type Days, type FigurePeriod } from './figure-period.js';
import type { BestSeller, OrderFigures, SalesFigures, SalesPeriod } from './figures.type.js';
import { timesOf } from './growth.queries.js';

interface DayOfSales {
  day: string;
  orders: number;
  cancelled: number;
  revenue: number;
}

const BY_DAY = `
  SELECT day::text, orders, cancelled, revenue FROM (
    SELECT order_day(placed_at) AS day, count(*) AS orders, count(*) FILTER (WHERE status = 'cancelled') AS cancelled,
      coalesce(sum(subtotal_kurus) FILTER (WHERE status <> 'cancelled'), 0)::bigint AS revenue
    FROM orders WHERE placed_at >= $1 AND placed_at < $2 GROUP BY 1) AS sales`;

/** A line for each product of an order, so that orders are counted once. */
const BEST_SELLERS = `
  SELECT sold.*, product.name, product.sku FROM (
    SELECT product_id AS "productId", count(*) AS orders, sum(revenue)::bigint AS revenue FROM (
      SELECT line.product_id, line.order_id, sum(line.total_price_kurus) AS revenue
      FROM orders JOIN order_line AS line ON line.order_id = orders.id
      WHERE placed_at >= $1 AND placed_at < $2 AND status <> 'cancelled' AND line.product_id IS NOT NULL
      GROUP BY 1, 2) AS ordered
    GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT $3) AS sold
  JOIN product ON product.id = sold."productId"
  ORDER BY revenue DESC, "productId"`;

const MAX_BEST_SELLERS = 5;

/** Sums up orders by the days in Istanbul on which they were placed. */
@Injectable()
export class OrderFiguresQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(period: FigurePeriod): Promise<OrderFigures> {
    const { current, previous } = comparedDays(period, this.clock.now());
    const [days, earlierDays] = await Promise.all([this.daysOf(current), this.daysOf(previous)]);
    return { current: periodOf(current, days), previous: periodOf(previous, earlierDays) };
  }

  /** Of the last 30 days. */
  bestSellers(): Promise<BestSeller[]> {
    const { current } = comparedDays('month', this.clock.now());
    return this.dataSource.query<BestSeller[]>(BEST_SELLERS, [...timesOf(current), MAX_BEST_SELLERS]);
  }

  private daysOf(span: Days): Promise<DayOfSales[]> {
    return this.dataSource.query<DayOfSales[]>(BY_DAY, timesOf(span));
  }
}

function periodOf(span: ComparedDays['current'], days: readonly DayOfSales[]): SalesPeriod {
  const steps = span.steps.map((step) => figuresOf(step, days));
  return Object.assign(figuresOf(span, days), { steps });
}

function figuresOf({ from, to }: Days, days: readonly DayOfSales[]): SalesFigures {
  const within = days.filter(({ day }) => day >= from && day <= to);
  const sum = (figure: Exclude<keyof DayOfSales, 'day'>) =>
    within.reduce((total, day) => total + day[figure], 0);
  return { from, to, orders: sum('orders'), cancelled: sum('cancelled'), revenue: sum('revenue') };
}
