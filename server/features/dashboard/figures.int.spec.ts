import fc from 'fast-check';
import { Clock } from '../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul, startOfNamedDay } from '../../kernel/clock/istanbul.js';
import type { Envelope } from '../../kernel/event-store/domain-event.js';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { ORDERS, type OrderEvent } from '../orders/index.js';
import { cancelled, statusChanged } from '../../testing/order-events.js';
import { PLACED, PLACED_LINE } from '../../testing/placed-order.js';
import { comparedDays, type FigurePeriod } from './figure-period.js';
import { GrowthQueries } from './growth.queries.js';
import { OrderFiguresQueries } from './order-figures.queries.js';

/** Half past midnight of the 29th in Istanbul, and still the 28th in UTC. */
const NOW = new Date('2026-11-28T21:30:00Z');
const clock: Clock = { now: () => NOW };
const MINUTE_MS = 60_000;
const MAX_AGE_DAYS = 70;

let database: TestDatabase;
let growth: GrowthQueries;
let figures: OrderFiguresQueries;

beforeAll(async () => {
  database = await openTestDatabase();
  growth = new GrowthQueries(database.dataSource, clock);
  figures = new OrderFiguresQueries(database.dataSource, clock);
});

afterAll(() => database.close());

/** An order by when it was placed and what became of it. */
interface History {
  placedAt: Date;
  subtotalKurus: number;
  later: OrderEvent[];
}

const LATER: OrderEvent[][] = [
  [],
  [cancelled],
  [statusChanged('pending', 'confirmed'), statusChanged('confirmed', 'shipped')],
  [
    cancelled,
    {
      type: 'OrderReactivated',
      data: { to: 'pending', lines: [], shipment: null, reason: null, isBuyerNotified: false },
    },
  ],
];

/** Any minute of the last 70 days, and the edges of days. */
const times = fc.oneof(
  fc.integer({ min: 0, max: MAX_AGE_DAYS * 24 * 60 }).map((ago) => new Date(NOW.getTime() - ago * MINUTE_MS)),
  fc
    .tuple(fc.integer({ min: 0, max: MAX_AGE_DAYS }), fc.constantFrom(-1, 0))
    .map(([ago, shift]) => new Date(startOfNamedDay(dayAfter(dayInIstanbul(NOW), -ago))!.getTime() + shift)),
);
const histories = fc.array(
  fc.record<History>({
    placedAt: times,
    subtotalKurus: fc.integer({ min: 1, max: 999_999_999 }),
    later: fc.constantFrom(...LATER),
  }),
  { maxLength: 25 },
);

const idOf = (index: number) => `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

async function record(orders: readonly History[]): Promise<void> {
  await database.dataSource.transaction(async (transaction) => {
    await transaction.query('TRUNCATE orders, order_line, order_search');
    for (const [index, { placedAt, subtotalKurus, later }] of orders.entries()) {
      const number = String(index).padStart(8, '0');
      const line = { ...PLACED_LINE, totalPriceKurus: subtotalKurus };
      const placed = {
        type: 'OrderPlaced' as const,
        data: { ...PLACED, number, subtotalKurus, lines: [line] },
      };
      for (const [version, event] of [placed, ...later].entries()) {
        const envelope: Envelope = {
          stream: `order-${idOf(index)}`,
          version: version + 1,
          recordedAt: placedAt,
          actor: { kind: 'guest', id: null },
          requestId: 'spec-request',
        };
        await ORDERS.projection.apply(transaction, Object.assign({}, event, envelope));
      }
    }
  });
}

/** What events alone add up to, from one day to another. */
function sumOf(orders: readonly History[], { from, to }: { from: string; to: string }) {
  const within = orders.filter(({ placedAt }) => {
    const day = dayInIstanbul(placedAt);
    return day >= from && day <= to;
  });
  const isCancelled = ({ later }: History) => later.at(-1)?.type === 'OrderCancelled';
  return {
    from,
    to,
    orders: within.length,
    cancelled: within.filter(isCancelled).length,
    revenue: within
      .filter((order) => !isCancelled(order))
      .reduce((total, { subtotalKurus }) => total + subtotalKurus, 0),
  };
}

it('shows of every period, day and month what the events of its orders add up to', async () => {
  await fc.assert(
    fc.asyncProperty(
      histories,
      fc.constantFrom<FigurePeriod>('week', 'month', 'year'),
      async (orders, period) => {
        await record(orders);
        const shown = await figures.of(period);
        const compared = comparedDays(period, NOW);
        for (const part of ['current', 'previous'] as const) {
          const { steps, ...days } = compared[part];
          expect(shown[part]).toEqual({
            ...sumOf(orders, days),
            steps: steps.map((step) => sumOf(orders, step)),
          });
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('shows as growth what was placed in the last 30 days and in the 30 before', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (orders) => {
      await record(orders);
      const { current, previous } = comparedDays('month', NOW);
      expect(await growth.of('orders')).toEqual({
        current: sumOf(orders, current).orders,
        previous: sumOf(orders, previous).orders,
        days: current.steps.map((day) => sumOf(orders, day).orders),
      });
    }),
    { numRuns: 25 },
  );
});

it('ends periods today in Istanbul and compares them with as many days before, a year with the same days', () => {
  const spans = (['week', 'month', 'year'] as const).map((period) => {
    const { current, previous } = comparedDays(period, NOW);
    return [
      current.from,
      current.to,
      previous.from,
      previous.to,
      current.steps.length,
      previous.steps.length,
    ];
  });
  expect(spans).toEqual([
    ['2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22', 7, 7],
    ['2026-10-31', '2026-11-29', '2026-10-01', '2026-10-30', 30, 30],
    ['2025-12-01', '2026-11-29', '2024-12-01', '2025-11-29', 12, 12],
  ]);
  const { previous } = comparedDays('year', new Date('2028-02-29T09:00:00Z'));
  expect([previous.to, previous.steps.at(-1)]).toEqual([
    '2027-02-28',
    { from: '2027-02-01', to: '2027-02-28' },
  ]);
});
