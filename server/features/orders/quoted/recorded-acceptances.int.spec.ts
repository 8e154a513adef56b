import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../../../testing/browser.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { offeredLine, openTestQuotes, type TestQuote, type TestQuotes } from '../../../testing/quotes.js';

const RECORD = `mutation ($input: RecordQuoteAcceptanceInput!) {
  order: recordQuoteAcceptance(input: $input) { id number total channel documents { slug } }
}`;
const OWN = `query ($id: ID!) { order(id: $id) { waitingDocuments { slug version hash html } documents { slug hash } } }`;
const ACCEPT = `mutation ($input: AcceptOrderDocumentsInput!) {
  order: acceptOrderDocuments(input: $input) { waitingDocuments { slug } documents { slug hash } timeline { text actor } }
}`;
const CHECKOUT = {
  buyer: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: '0532 111 22 33' },
  shippingAddress: {
    streetAddress: 'Taşocağı Cad. No: 14',
    district: 'Bağcılar',
    province: 'İstanbul',
    postalCode: '34218',
  },
  paymentMethod: 'BANK_TRANSFER',
};
const SAID_BY = 'Ayşe Işık, 0532 111 22 33, telefonda';

interface Recorded {
  order: { id: string; number: string; total: number; channel: string; documents: unknown[] };
}

interface Waiting {
  order: { waitingDocuments: { slug: string; version: number; hash: string; html: string }[] };
}

let shop: TestQuotes;
let owner: SignedInBrowser;
let staff: SignedInBrowser;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  owner = await shop.customer();
  staff = await shop.staff(['quotes']);
});

afterAll(() => shop.close());

async function offered(): Promise<TestQuote> {
  const quote = await shop.request(owner);
  await shop.offer(quote, [offeredLine(quote.id)]);
  return quote;
}

// 3 × 333,33 net, 20 % tax, 150,00 shipping.
const inputOf = ({ id }: TestQuote, change: object = {}) => ({
  ...CHECKOUT,
  quoteId: id,
  offer: 1,
  saidBy: SAID_BY,
  expectedTotal: 134_999,
  idempotencyKey: randomUUID(),
  ...change,
});

const record = async (quote: TestQuote, browser: TestBrowser = staff) =>
  (await browser.ask<Recorded>(RECORD, { input: inputOf(quote) })).order;
const waitingOf = async (id: string) => (await owner.ask<Waiting>(OWN, { id })).order.waitingDocuments;

it('makes the order of what a buyer accepted by word, at exactly the offered kuruş, and records whose word it was', async () => {
  const quote = await offered();
  const order = await record(quote);
  expect(order).toMatchObject({ total: 134_999, channel: 'STAFF', documents: [] });
  const { status, accepted, events } = await shop.snapshotOf(quote);
  expect({ status, accepted }).toMatchObject({
    status: 'accepted',
    accepted: { source: 'staff', saidBy: SAID_BY, orderId: order.id },
  });
  const customer = { kind: 'customer', id: owner.user.id };
  expect(events.at(-1)).toMatchObject({ actor: { kind: 'staff', id: staff.user.id }, onBehalfOf: customer });
});

it('records an acceptance once, and refuses another total and those who may not', async () => {
  const quote = await offered();
  const input = inputOf(quote);
  expect(await staff.codeOf(RECORD, { input: { ...input, expectedTotal: 134_998 } })).toBe('PRICE_CHANGED');
  expect(await staff.codeOf(RECORD, { input: { ...input, saidBy: ' ' } })).toBe('BAD_USER_INPUT');
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await staff.ask<Recorded>(RECORD, { input })).order.id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await staff.codeOf(RECORD, { input: inputOf(quote) })).toBe('QUOTE_ALREADY_ACCEPTED');
  expect(await (await shop.staff(['orders'])).codeOf(RECORD, { input: inputOf(quote) })).toBe('FORBIDDEN');
  expect(await owner.codeOf(RECORD, { input: inputOf(quote) })).toBe('SIGN_IN_REQUIRED');
});

it('has the buyer accept the texts of it themselves, once and in the version they read', async () => {
  const { id } = await record(await offered());
  const documents = await waitingOf(id);
  expect(documents.map(({ slug }) => slug)).toEqual(['on-bilgilendirme', 'mesafeli-satis-sozlesmesi']);
  expect(documents[0]?.html).toContain('1.349,99');
  const read = documents.map(({ slug, version, hash }) => ({ slug, version, hash }));
  const input = { id, acceptedDocuments: read };
  for (const browser of [await shop.customer(), shop.browser()]) {
    expect(await browser.codeOf(ACCEPT, { input })).toBe('NOT_FOUND');
  }
  const changed = read.map((document) => ({ ...document, hash: 'a'.repeat(64) }));
  expect(await owner.codeOf(ACCEPT, { input: { id, acceptedDocuments: changed } })).toBe('DOCUMENTS_CHANGED');
  expect(await owner.codeOf(ACCEPT, { input: { id, acceptedDocuments: [] } })).toBe('DOCUMENTS_NOT_ACCEPTED');
  for (const answer of [await owner.ask(ACCEPT, { input }), await owner.ask(ACCEPT, { input })]) {
    expect(answer).toMatchObject({
      order: {
        waitingDocuments: [],
        documents: read.map(({ slug, hash }) => ({ slug, hash })),
        timeline: [{}, { actor: 'Siz' }],
      },
    });
  }
});

it('records staff who accept the texts by the link of the buyer as themselves', async () => {
  const { id } = await record(await offered());
  const { order } = await owner.ask<{ order: { trackingToken: string } }>(
    'query ($id: ID!) { order(id: $id) { trackingToken } }',
    { id },
  );
  const acceptedDocuments = (await waitingOf(id)).map(({ slug, version, hash }) => ({ slug, version, hash }));
  await staff.ask(ACCEPT, { input: { token: order.trackingToken, acceptedDocuments } });
  const [accepted] = await shop.dataSource.query<unknown[]>(
    `SELECT actor_kind, actor_id FROM event WHERE stream LIKE '%' || $1 AND type = 'OrderDocumentsAccepted'`,
    [id],
  );
  expect(accepted).toEqual({ actor_kind: 'staff', actor_id: staff.user.id });
});

it('shows no texts to accept once the order was cancelled', async () => {
  const { id } = await record(await offered());
  expect(await waitingOf(id)).toHaveLength(2);
  await owner.ask('mutation ($id: ID!) { cancelOwnOrder(id: $id) { id } }', { id });
  expect(await waitingOf(id)).toEqual([]);
});
