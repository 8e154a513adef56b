import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { giveOffer, offeredLine, QUOTE_BUYER } from '../../../testing/quotes.js';
import { QuoteLinks } from '../commands/quote.link.js';
import { AddDeclineReason1774641000030 } from '../rows/migrations/1774641000030-add-decline-reason.js';

const REQUEST = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id number } }';
const DECLINE = 'mutation ($input: DeclineQuoteInput!) { declineQuote(input: $input) { id } }';
const REJECT = 'mutation ($input: ChangeQuoteStatusInput!) { changeQuoteStatus(input: $input) { id } }';
const LISTED =
  'query ($filter: AdminQuoteFilter) { adminQuotes(filter: $filter) { total items { id version } } }';

let shop: TestOrders;
let staff: SignedInBrowser;

beforeAll(async () => {
  shop = await openTestOrders();
  staff = await shop.staff();
});

afterAll(() => shop.close());

const quotesOf = async (filter: object) =>
  (await staff.ask<{ adminQuotes: { items: { id: string; version: number }[] } }>(LISTED, { filter }))
    .adminQuotes.items;

it('counts lost quotes by the reason of their buyers, and those that staff rejected without one, each as many as the list has', async () => {
  const ask = async () =>
    (
      await shop.browser().ask<{ requestQuote: { id: string } }>(REQUEST, {
        input: { buyer: QUOTE_BUYER, lines: [{ text: 'DN 50 küresel vana', quantity: 2 }] },
      })
    ).requestQuote.id;
  const decline = async (reason: string) => {
    const id = await ask();
    await giveOffer(shop.app, { id }, [offeredLine(id)]);
    const token = shop.app.get(QuoteLinks, { strict: false }).tokenOf({ quoteId: id, offer: 1 });
    await shop.browser().ask(DECLINE, { input: { token, offer: 1, reason } });
  };
  for (const reason of ['PRICE', 'DELIVERY_TIME', 'PRICE']) await decline(reason);
  await staff.ask(REJECT, { input: { id: await ask(), expectedVersion: 1, status: 'REJECTED' } });
  await ask();
  expect(await staff.ask('{ adminLostQuotes { reason quotes } }')).toEqual({
    adminLostQuotes: [
      { reason: 'PRICE', quotes: 2 },
      { reason: 'DELIVERY_TIME', quotes: 1 },
      { reason: null, quotes: 1 },
    ],
  });
  const listed = async (filter: object) =>
    (await staff.ask<{ adminQuotes: { total: number } }>(LISTED, { filter })).adminQuotes.total;
  expect(await listed({ declineReasons: ['PRICE'] })).toBe(2);
  expect(await listed({ declineReasons: ['DELIVERY_TIME', 'OTHER'] })).toBe(1);
  expect(await listed({ hasDeclineReason: false })).toBe(1);
  expect(await listed({ hasDeclineReason: true })).toBe(3);

  const reopened = (await quotesOf({ declineReasons: ['DELIVERY_TIME'] }))[0]!;
  const change = { id: reopened.id, expectedVersion: reopened.version };
  await staff.ask(REJECT, { input: { ...change, status: 'PROCESSING' } });
  const again = { id: reopened.id, expectedVersion: reopened.version + 1 };
  await staff.ask(REJECT, { input: { ...again, status: 'REJECTED' } });
  expect(await listed({ declineReasons: ['DELIVERY_TIME'] })).toBe(0);
  expect(await listed({ hasDeclineReason: false })).toBe(2);

  const rows = () => shop.dataSource.query<object[]>('SELECT id, decline_reason FROM quote ORDER BY id');
  const before = await rows();
  const migration = new AddDeclineReason1774641000030();
  const queryRunner = shop.dataSource.createQueryRunner();
  await migration.down(queryRunner);
  await migration.up(queryRunner);
  await queryRunner.release();
  expect(await rows()).toEqual(before);
});
