import { v4 as randomId } from 'uuid';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { offeredLine, openTestQuotes, QUOTE_BUYER, TEST_STAFF } from '../../../testing/quotes.js';
import type { TestQuotes } from '../../../testing/quotes.js';
import { QUOTES } from '../commands/quote.category.js';
import { acceptQuote } from '../history/quote.decider.js';

const HISTORY =
  'history { version type text channel actor { kind name } from to reason note isBuyerNotified }';
const READ = `id number version status channel origin responseDueAt buyer { name company }
  purchaseReferences { project } lines { productName asWritten quantity listPrice } ${HISTORY}`;
const START = `mutation ($input: StartQuoteInput!) { quote: startQuote(input: $input) { ${READ} } }`;
const QUOTE = `query ($id: ID!, $version: Int) { quote: adminQuote(id: $id, version: $version) { ${READ} } }`;
const CHANGE = `mutation ($input: ChangeQuoteStatusesInput!) {
  results: changeQuoteStatuses(input: $input) { quoteId quote { status version } refusal { code message } }
}`;
const CHANGE_ONE =
  'mutation ($input: ChangeQuoteStatusInput!) { changeQuoteStatus(input: $input) { version } }';
const REPLY = 'mutation ($input: ReplyToQuoteInput!) { replyToQuote(input: $input) { version } }';
const GIVE = 'mutation ($input: GiveQuoteInput!) { giveQuote(input: $input) { version } }';
const OWN = '{ myQuotes { items { id } } }';

const ACCEPTANCE = {
  orderId: '00000000-0000-4000-8000-000000000009',
  orderNumber: '00000000',
  alternatives: [],
  source: 'buyer' as const,
  saidBy: null,
};

let shop: TestQuotes;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  staff = await shop.staff(['quotes']);
});

afterAll(() => shop.close());

interface Read {
  id: string;
  version: number;
  status: string;
  history: { text: string }[] | null;
}

const started = (change: object = {}) => ({
  buyer: { ...QUOTE_BUYER, email: `${randomId()}@ornek.com` },
  lines: [
    { productId: shop.productId, quantity: 3 },
    { text: 'DN 50 küresel vana', quantity: 2, unit: 'adet' },
  ],
  note: 'Cuma gününe kadar istiyor',
  references: { project: 'B Blok' },
  idempotencyKey: randomId(),
  ...change,
});
const start = async (change: object = {}) =>
  (await staff.ask<{ quote: Read }>(START, { input: started(change) })).quote;
const read = async (id: string, version?: number) =>
  (await staff.ask<{ quote: Read | null }>(QUOTE, { id, version })).quote;

it('records what somebody asked for by telephone, with a note for staff, as two events', async () => {
  const quote = await start();
  expect(quote).toMatchObject({
    status: 'NEW',
    channel: 'STAFF',
    origin: 'TELEPHONE',
    version: 2,
    buyer: { name: QUOTE_BUYER.name },
    purchaseReferences: { project: 'B Blok' },
    lines: [
      { productName: 'Sirkülasyon Pompası', quantity: 3, listPrice: 100_000 },
      { asWritten: 'DN 50 küresel vana', quantity: 2 },
    ],
    history: [
      { type: 'QuoteRequested', text: 'Telefonla gelen talep yazıldı.', channel: 'PANEL', to: 'NEW' },
      { type: 'QuoteNoted', note: 'Cuma gününe kadar istiyor' },
    ],
  });
});

it('records what staff ask for a customer as theirs, both named in the event', async () => {
  const [customer, other] = [await shop.customer(), await shop.customer()];
  const quote = await start({ customerId: customer.user.id });
  expect(quote.history).toMatchObject([
    { text: 'Müşterinin hesabı adına talep yazıldı.', channel: 'PANEL', actor: { kind: 'STAFF' } },
    {},
  ]);
  const represented = await shop.dataSource.query<unknown[]>(
    `SELECT on_behalf_of AS "onBehalfOf" FROM event WHERE stream = 'quote-' || $1::text AND version = 1`,
    [quote.id],
  );
  expect(represented).toEqual([{ onBehalfOf: `customer:${customer.user.id}` }]);
  expect(await customer.ask(OWN)).toMatchObject({ myQuotes: { items: [{ id: quote.id }] } });
  expect(await other.ask(OWN)).toMatchObject({ myQuotes: { items: [] } });
});

it('acts for no staff, closed or unknown account', async () => {
  const [{ user: closed }, { user: member }] = [await shop.customer(), await shop.staff(['quotes'])];
  await shop.dataSource.query('UPDATE users SET is_active = false WHERE id = $1', [closed.id]);
  for (const customerId of [closed.id, member.id, randomId()]) {
    expect(await staff.codeOf(START, { input: started({ customerId }) })).toBe('NOT_FOUND');
  }
});

it('needs no line: the offer says what it is', async () => {
  expect(await start({ lines: [], note: null })).toMatchObject({ version: 1, lines: [] });
});

it('makes one quote of a request that is sent twice, also at once, and refuses its key for another one', async () => {
  const input = started();
  const sent = await Promise.all([1, 2, 3].map(() => staff.ask<{ quote: Read }>(START, { input })));
  expect(new Set(sent.map(({ quote }) => quote.id)).size).toBe(1);
  expect(await staff.codeOf(START, { input: { ...input, note: 'Başka' } })).toBe('REQUEST_CONFLICT');
});

it.each([
  ['PRODUCT_NOT_FOUND', { lines: [{ productId: randomId(), quantity: 1 }] }],
  ['QUOTE_EMPTY', { lines: [{ quantity: 1 }] }],
  ['BAD_USER_INPUT', { buyer: { ...QUOTE_BUYER, phone: '12' } }],
  ['BAD_USER_INPUT', { idempotencyKey: 'kısa' }],
])('refuses with %s what cannot be offered', async (code, change) => {
  expect(await staff.codeOf(START, { input: started(change) })).toBe(code);
});

it('changes each of several quotes by itself, and says why one was not', async () => {
  const [first, second] = [await start(), await start()];
  await staff.ask(CHANGE_ONE, { input: { id: second.id, expectedVersion: 2, status: 'PROCESSING' } });
  const unknown = randomId();
  const quotes = [first.id, second.id, unknown].map((id) => ({ id, expectedVersion: 2 }));
  const { results } = await staff.ask<{ results: unknown[] }>(CHANGE, {
    input: { quotes, status: 'REJECTED', reason: 'Stokta yok' },
  });
  expect(results).toMatchObject([
    { quoteId: first.id, quote: { status: 'REJECTED', version: 3 }, refusal: null },
    { quoteId: second.id, quote: null, refusal: { code: 'VERSION_CONFLICT' } },
    { quoteId: unknown, quote: null, refusal: { code: 'NOT_FOUND' } },
  ]);
  expect((await read(first.id))?.history?.at(-1)).toMatchObject({
    from: 'NEW',
    to: 'REJECTED',
    reason: 'Stokta yok',
    channel: 'PANEL',
  });
});

it('tells staff everything that happened, in order, and as it was after any of it', async () => {
  const { id } = await start({ note: null });
  await shop.offer({ id, number: '' }, [offeredLine(id)]);
  await staff.ask(REPLY, { input: { id, message: 'Sunduk' } });
  const cause = { actor: { kind: 'guest', id: null }, requestId: 'spec' } as const;
  await shop.quotes.decline({ id, cause }, { offer: 1, reason: 'price', message: 'Bütçemizi aşıyor' });
  expect((await read(id))?.history).toMatchObject([
    { version: 1, from: null, to: 'NEW', isBuyerNotified: null },
    { version: 2, text: 'Sürüm 1 verildi.', from: 'NEW', to: 'QUOTED', isBuyerNotified: true },
    { version: 3, text: 'Müşteriye yanıt yazıldı.', from: null, to: null },
    {
      version: 4,
      channel: 'SHOP',
      actor: { name: QUOTE_BUYER.name },
      from: 'QUOTED',
      to: 'REJECTED',
      reason: 'Fiyat yüksek: Bütçemizi aşıyor',
    },
  ]);
  expect(await read(id, 1)).toMatchObject({ status: 'NEW', history: [{ version: 1 }] });
});

it('keeps the history from buyers, whichever way they read their quote', async () => {
  const owner = await shop.customer();
  const request = `mutation ($input: RequestQuoteInput!) { quote: requestQuote(input: $input) { id linkToken ${HISTORY} } }`;
  const input = { buyer: QUOTE_BUYER, lines: [{ text: 'Vana', quantity: 1 }] };
  const { quote } = await owner.ask<{ quote: Read & { linkToken: string } }>(request, { input });
  expect(quote.history).toBeNull();
  const own = `query ($id: ID!) { quote(id: $id) { ${HISTORY} } myQuotes { items { ${HISTORY} } } }`;
  const none = { history: null };
  expect(await owner.ask(own, { id: quote.id })).toEqual({ quote: none, myQuotes: { items: [none] } });
  const linked = `query ($token: String!) { quoteByToken(token: $token) { ${HISTORY} } }`;
  expect(await shop.browser().ask(linked, { token: quote.linkToken })).toEqual({ quoteByToken: none });
});

it('writes and offers nothing to a buyer who was erased', async () => {
  const { id } = await start({ note: null });
  await shop.dataSource.transaction((transaction) =>
    shop.app.get(StreamKeys, { strict: false }).erase(transaction, `quote-${id}`, TEST_STAFF),
  );
  expect(await staff.codeOf(REPLY, { input: { id, message: 'Bakıyoruz' } })).toBe('QUOTE_BUYER_ERASED');
  const line = { id: randomId(), description: 'Vana', quantity: 1, unit: 'adet', discount: 0, unitPrice: 1 };
  const offer = { id, expectedVersion: 1, lines: [line], shipping: 0, validUntil: inDays(30) };
  expect(await staff.codeOf(GIVE, { input: offer })).toBe('QUOTE_BUYER_ERASED');
  expect(await read(id)).toMatchObject({ version: 1, buyer: null });
});

it('is for staff with the permission alone', async () => {
  const others = await shop.staff(['orders']);
  expect(await others.codeOf(START, { input: started() })).toBe('FORBIDDEN');
  const quotes = [{ id: randomId(), expectedVersion: 1 }];
  expect(await others.codeOf(CHANGE, { input: { quotes, status: 'NEW' } })).toBe('FORBIDDEN');
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('replies once, however often the reply is sent', async () => {
  const { id } = await start({ note: null });
  const input = { id, message: 'Bakıyoruz', idempotencyKey: randomId() };
  await Promise.all([1, 2, 3].map(() => staff.ask(REPLY, { input })));
  expect(await read(id)).toMatchObject({ version: 2 });
  expect(await staff.codeOf(REPLY, { input: { ...input, message: 'Başka' } })).toBe('REQUEST_CONFLICT');
});

it('gives an offer that was begun before its link was mailed once more, and none begun before a message', async () => {
  const { id } = await start({ note: null });
  const line = { id: randomId(), description: 'Vana', quantity: 1, unit: 'adet', discount: 0, unitPrice: 1 };
  const offer = { id, expectedVersion: 1, lines: [line], shipping: 0, validUntil: inDays(30) };
  await staff.ask('mutation ($id: ID!) { resendQuote(id: $id) { version } }', { id });
  expect(await staff.ask(GIVE, { input: offer })).toEqual({ giveQuote: { version: 3 } });
  await staff.ask(REPLY, { input: { id, message: 'Bakıyoruz' } });
  expect(await staff.codeOf(GIVE, { input: { ...offer, expectedVersion: 3 } })).toBe('VERSION_CONFLICT');
  expect(await staff.codeOf(GIVE, { input: { ...offer, expectedVersion: 99 } })).toBe('VERSION_CONFLICT');
});

it('changes nothing of an accepted quote, among several as well', async () => {
  const { id } = await start({ note: null });
  await shop.offer({ id, number: '' }, [offeredLine(id)]);
  await shop.app.get(CommandRunner, { strict: false }).handle({
    source: QUOTES,
    id,
    cause: TEST_STAFF,
    decide: (quote) => acceptQuote({ ...ACCEPTANCE, offer: 1, now: new Date() }, quote),
  });
  const quotes = [{ id, expectedVersion: 3 }];
  const { results } = await staff.ask<{ results: unknown[] }>(CHANGE, {
    input: { quotes, status: 'QUOTED' },
  });
  expect(results).toMatchObject([{ quote: null, refusal: { code: 'QUOTE_ALREADY_ACCEPTED' } }]);
  const one = { id, expectedVersion: 3, status: 'NEW' };
  expect(await staff.codeOf(CHANGE_ONE, { input: one })).toBe('QUOTE_ALREADY_ACCEPTED');
  expect(await read(id)).toMatchObject({ status: 'ACCEPTED', version: 3 });
});

it.each([-1, 0, -2_147_483_648])('refuses to show a quote as of its event %s', async (version) => {
  const { id } = await start({ note: null });
  expect(await staff.codeOf(QUOTE, { id, version })).toBe('BAD_USER_INPUT');
  expect(await read(id, 99)).toBeNull();
});
