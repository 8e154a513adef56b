import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../../../testing/browser.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { offeredLine, openTestQuotes, type TestQuote, type TestQuotes } from '../../../testing/quotes.js';

const READ = `id number version status isAcceptable acceptedOrder { number } declined { reason message }
  messages { side message } counterOffers { offer message lines { lineId quantity targetPrice isUnwanted } }
  origin lines { quantity asWritten } offer { number }`;
const SEND = `mutation ($input: SendQuoteMessageInput!) { quote: sendQuoteMessage(input: $input) { ${READ} } }`;
const COUNTER = `mutation ($input: CounterOfferInput!) { quote: counterOffer(input: $input) { ${READ} } }`;
const DECLINE = `mutation ($input: DeclineQuoteInput!) { quote: declineQuote(input: $input) { ${READ} } }`;
const RENEW = `mutation ($input: RenewQuoteInput!) { quote: renewQuote(input: $input) { ${READ} } }`;
const LINK =
  'mutation ($number: String!, $email: String!) { requestQuoteLink(number: $number, email: $email) }';
const MINE = `query ($filter: MyQuotesFilter, $skip: Int! = 0, $take: Int! = 10) {
  myQuotes(filter: $filter, skip: $skip, take: $take) { total items { id } }
}`;

let shop: TestQuotes;
let owner: SignedInBrowser;
let stranger: SignedInBrowser;
let quote: TestQuote;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  owner = await shop.customer();
  stranger = await shop.customer();
});

beforeEach(async () => {
  quote = await shop.request(owner);
  await shop.offer(quote, [offeredLine(quote.id)]);
});

afterAll(() => shop.close());

const ask = async (browser: TestBrowser, operation: string, input: object) =>
  (await browser.ask<{ quote: Record<string, unknown> }>(operation, { input })).quote;

it('takes messages of the owner, and of who has the link, as the buyer', async () => {
  await ask(owner, SEND, { id: quote.id, message: 'Ne zaman gelir?' });
  const read = await ask(shop.browser(), SEND, { token: shop.tokenOf(quote, 1), message: 'Acele' });
  expect(read.messages).toEqual([
    { side: 'BUYER', message: 'Ne zaman gelir?' },
    { side: 'BUYER', message: 'Acele' },
  ]);
});

it.each([
  ['another customer', () => Promise.resolve(stranger), 'NOT_FOUND'],
  ['a visitor', () => Promise.resolve(shop.browser()), 'NOT_FOUND'],
  ['staff', () => shop.staff(['quotes']), 'NOT_FOUND'],
])('lets %s do nothing with the quote by its id', async (_who, open, code) => {
  const browser = await open();
  const input = { id: quote.id };
  expect(await browser.codeOf(SEND, { input: { ...input, message: 'x' } })).toBe(code);
  expect(
    await browser.codeOf(COUNTER, {
      input: { ...input, offer: 1, lines: [{ lineId: quote.id, quantity: 1 }] },
    }),
  ).toBe(code);
  expect(await browser.codeOf(DECLINE, { input: { ...input, offer: 1, reason: 'PRICE' } })).toBe(code);
  expect(await browser.codeOf(RENEW, { input })).toBe(code);
  expect((await shop.snapshotOf(quote)).version).toBe(2);
});

it('records what the buyer wants otherwise, of the newest offer and of its own lines alone', async () => {
  const lines = [{ lineId: quote.id, quantity: 5, targetPrice: 30_000 }];
  const input = { id: quote.id, offer: 1, lines, message: 'Beş adet olursa' };
  expect(await ask(owner, COUNTER, input)).toMatchObject({
    status: 'PROCESSING',
    counterOffers: [
      {
        offer: 1,
        message: 'Beş adet olursa',
        lines: [{ lineId: quote.id, quantity: 5, targetPrice: 30_000, isUnwanted: false }],
      },
    ],
  });
  await shop.offer(quote, [offeredLine(quote.id)]);
  expect(await owner.codeOf(COUNTER, { input })).toBe('QUOTE_OFFER_OUTDATED');
  const elsewhere = { ...input, offer: 2, lines: [{ lineId: owner.user.id, quantity: 1 }] };
  expect(await owner.codeOf(COUNTER, { input: elsewhere })).toBe('QUOTE_LINE_UNKNOWN');
});

it('lets a link of an earlier offer lead nowhere, and says that there is a newer one', async () => {
  const earlier = shop.tokenOf(quote, 1);
  await shop.offer(quote, [offeredLine(quote.id)]);
  const input = { token: earlier, message: 'x' };
  expect(await shop.browser().codeOf(SEND, { input })).toBe('QUOTE_LINK_OUTDATED');
});

it('declines once, with a reason, and nothing after it was declined changes', async () => {
  const input = { token: shop.tokenOf(quote, 1), offer: 1, reason: 'DELIVERY_TIME', message: 'Geç kalır' };
  const declined = await ask(shop.browser(), DECLINE, input);
  expect(declined).toMatchObject({
    status: 'REJECTED',
    isAcceptable: false,
    declined: { reason: 'DELIVERY_TIME', message: 'Geç kalır' },
  });
  expect((await ask(shop.browser(), DECLINE, input)).version).toBe(declined.version);
});

it('asks for the lines of a quote once more, as a quote of its own', async () => {
  const renewed = await ask(owner, RENEW, { id: quote.id });
  expect(renewed).toMatchObject({
    origin: 'RENEWAL',
    status: 'NEW',
    version: 1,
    offer: null,
    lines: [{ quantity: 3 }, { quantity: 2, asWritten: 'DN 50 küresel vana' }],
  });
  expect(renewed.id).not.toBe(quote.id);
  expect(await shop.snapshotOf({ id: String(renewed.id), number: '' })).toMatchObject({
    renewalOf: quote.id,
    customerId: owner.user.id,
  });
});

it('lists the own quotes alone, by status, number and SKU', async () => {
  const customer = await shop.customer();
  const own = await shop.request(customer);
  await shop.offer(own, [offeredLine(own.id)]);
  const other = await shop.request(customer, { lines: [{ text: 'Titanyum plaka', quantity: 1 }] });
  const list = async (filter?: object, browser: TestBrowser = customer) =>
    (await browser.ask<{ myQuotes: { total: number; items: { id: string }[] } }>(MINE, { filter })).myQuotes;
  expect((await list()).items.map(({ id }) => id)).toEqual([other.id, own.id]);
  expect(await list({ statuses: ['QUOTED'] })).toEqual({ total: 1, items: [{ id: own.id }] });
  expect(await list({ text: 'test-1' })).toEqual({ total: 1, items: [{ id: own.id }] });
  expect(await list({ text: own.number.toLowerCase() })).toEqual({ total: 1, items: [{ id: own.id }] });
  expect((await list({}, await shop.customer())).total).toBe(0);
  expect(await shop.browser().codeOf(MINE)).toBe('SIGN_IN_REQUIRED');
});

it('gives no link to anyone who sends a request again, once an offer was mailed', async () => {
  const sent = `mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id number linkToken } }`;
  const input = {
    buyer: { name: 'Ayşe Işık', email: 'firma@ornek.com', phone: '0532 111 22 33' },
    lines: [{ text: 'DN 50 küresel vana', quantity: 2 }],
    idempotencyKey: randomUUID(),
  };
  const ask = async () =>
    (await shop.browser().ask<{ requestQuote: TestQuote & { linkToken: string | null } }>(sent, { input }))
      .requestQuote;
  const asked = await ask();
  expect(asked.linkToken).not.toBeNull();
  await shop.offer(asked, [offeredLine(asked.id)]);
  expect(await ask()).toEqual({ ...asked, linkToken: null });
});

it('mails a lost link to the address of the quote, and says nothing of whether there is one', async () => {
  const { buyer, version } = await shop.snapshotOf(quote);
  const email = buyer?.email ?? '';
  for (const asked of [
    { number: quote.number, email: 'baskasi@ornek.com' },
    { number: 'TKL-YOKBOYLE', email },
  ]) {
    expect(await shop.browser().ask(LINK, asked)).toEqual({ requestQuoteLink: true });
  }
  expect((await shop.snapshotOf(quote)).version).toBe(version);
  expect(await shop.browser().ask(LINK, { number: quote.number.toLowerCase(), email })).toEqual({
    requestQuoteLink: true,
  });
  expect((await shop.snapshotOf(quote)).events.at(-1)?.type).toBe('QuoteResent');
});

it('records staff who hold the link under their own name', async () => {
  const staff = await shop.staff(['quotes']);
  const token = shop.tokenOf(quote, 1);
  await ask(staff, SEND, { token, message: 'Telefonda sordu' });
  await ask(staff, COUNTER, { token, offer: 1, lines: [{ lineId: quote.id, quantity: 5 }] });
  await ask(staff, DECLINE, { token, offer: 1, reason: 'PRICE' });
  const { events } = await shop.snapshotOf(quote);
  const actors = events.slice(-3).map(({ type, actor }) => [type, actor.kind, actor.id]);
  expect(actors).toEqual([
    ['QuoteMessageSent', 'staff', staff.user.id],
    ['CounterOffered', 'staff', staff.user.id],
    ['QuoteDeclined', 'staff', staff.user.id],
  ]);
  const renewed = await ask(staff, RENEW, { token });
  const { events: asked } = await shop.snapshotOf({ id: String(renewed.id), number: '' });
  expect(asked[0]?.actor).toEqual({ kind: 'staff', id: staff.user.id });
});

it('writes a message and asks once more once, however often either is sent', async () => {
  const message = { id: quote.id, message: 'Ne zaman gelir?', idempotencyKey: randomUUID() };
  const sent = await Promise.all([1, 2, 3].map(() => ask(owner, SEND, message)));
  for (const read of sent) expect(read.messages).toHaveLength(1);
  expect(await owner.codeOf(SEND, { input: { ...message, message: 'Başka' } })).toBe('REQUEST_CONFLICT');
  const renewal = { id: quote.id, idempotencyKey: randomUUID() };
  const renewed = await Promise.all([1, 2, 3].map(() => ask(owner, RENEW, renewal)));
  expect(new Set(renewed.map(({ id }) => id)).size).toBe(1);
});
