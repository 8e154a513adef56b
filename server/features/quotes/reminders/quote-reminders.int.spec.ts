import { Clock } from '../../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul, startOfNamedDay } from '../../../kernel/clock/istanbul.js';
import { offeredLine, openTestQuotes, type TestQuote, type TestQuotes } from '../../../testing/quotes.js';
import { QuoteHistoryModule } from '../commands/quote-history.module.js';
import { QuoteReminders } from './quote-reminders.service.js';
import { QuoteRemindersModule } from './quote-reminders.module.js';

const LINE = '00000000-0000-4000-8000-000000000001';
const DAYS = 10;

let shop: TestQuotes;
let now: Date;

const today = () => dayInIstanbul(new Date());
const validUntil = () => dayAfter(today(), DAYS);

/** The first instant of a day of Istanbul, and the last one before it. */
function startOf(day: string, ms = 0): Date {
  const start = startOfNamedDay(day);
  if (!start) throw new Error('There is no such day');
  return new Date(start.getTime() + ms);
}

beforeAll(async () => {
  shop = await openTestQuotes({ modules: [QuoteHistoryModule, QuoteRemindersModule] });
}, 30_000);

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.dataSource.query('UPDATE quote SET status = $1', ['rejected']);
  await shop.dataSource.query('DELETE FROM outbox');
  vi.spyOn(shop.app.get(Clock, { strict: false }), 'now').mockImplementation(() => now);
  now = new Date();
});

afterEach(() => vi.restoreAllMocks());

const remind = () => shop.app.get(QuoteReminders, { strict: false }).remindDue();

async function offered(change: object = {}): Promise<TestQuote> {
  const quote = await shop.request();
  await shop.offer(quote, [offeredLine(LINE)], { validUntil: validUntil(), ...change });
  return quote;
}

const remindedOf = async () => {
  const rows = await shop.dataSource.query<{ id: string; offer: number }[]>(
    `SELECT subject_id AS id, version AS offer FROM outbox WHERE reaction = 'quote-reminder-mail'`,
  );
  return rows;
};

it('reminds once, three days before the end of the last day in Istanbul', async () => {
  const quote = await offered();
  now = startOf(dayAfter(validUntil(), -2), -1);
  expect(await remind()).toBe(0);
  now = startOf(dayAfter(validUntil(), -2));
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  expect(await remindedOf()).toEqual([{ id: quote.id, offer: 1 }]);
});

it('reminds once when several workers look at the same time', async () => {
  await offered();
  now = startOf(dayAfter(validUntil(), -1));
  const counts = await Promise.all(Array.from({ length: 5 }, remind));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await remindedOf()).toHaveLength(1);
});

it.each([
  ['that was given without a mail', {}, { isBuyerNotified: false }],
  ['that is over', { days: 1 }, {}],
])('does not remind of an offer %s', async (_which, { days = -1 }: { days?: number }, change) => {
  await offered(change);
  now = startOf(dayAfter(validUntil(), days));
  expect(await remind()).toBe(0);
  expect(await remindedOf()).toEqual([]);
});

it('does not remind of one made in its last three days, nor of a quote that was answered', async () => {
  await offered({ validUntil: dayAfter(today(), 1) });
  const declined = await offered();
  await shop.dataSource.query('UPDATE quote SET status = $2 WHERE id = $1', [declined.id, 'rejected']);
  expect(await remind()).toBe(0);
  now = startOf(dayAfter(validUntil(), -1));
  expect(await remind()).toBe(0);
});

it('reminds of the next offer as well', async () => {
  const quote = await offered();
  now = startOf(dayAfter(validUntil(), -1));
  expect(await remind()).toBe(1);
  now = new Date();
  await shop.offer(quote, [offeredLine(LINE)], { validUntil: dayAfter(validUntil(), DAYS) });
  now = startOf(dayAfter(validUntil(), DAYS - 2));
  expect(await remind()).toBe(1);
  expect((await remindedOf()).map(({ offer }) => offer)).toEqual([1, 2]);
});
