import { v4 as randomId } from 'uuid';
import { dayAfter, dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';

const REQUEST = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id lines { id } } }';
const DRAFT = `query ($id: ID!) {
  quoteDraft(id: $id) { validUntil lines { askedLineId description quantity unit unitPrice } }
}`;
const SUMS = 'listTotal subtotal tax taxRate shipping total';
const PREVIEW = `query ($input: QuotePreviewInput!) { quotePreview(input: $input) { ${SUMS} } }`;
const GIVE = `mutation ($input: GiveQuoteInput!) {
  giveQuote(input: $input) { version status offer { number ${SUMS} lines { discount totalPrice } } }
}`;
const REPLY = 'mutation ($input: ReplyToQuoteInput!) { replyToQuote(input: $input) { version status } }';
const LIST = `query ($filter: AdminQuoteFilter, $sort: QuoteSort!) {
  adminQuotes(filter: $filter, sort: $sort) { total items { id } }
  adminQuoteCounts(filter: $filter) { total overdue expired byStatus { status count } }
}`;
const NEIGHBORS = `query ($id: ID!, $filter: AdminQuoteFilter) {
  adminQuoteNeighbors(id: $id, filter: $filter) { previousId nextId position total }
}`;

let api: TestApi;
let staff: Awaited<ReturnType<TestApi['staff']>>;
/** Nothing is recorded of it: one network asks for ten quotes an hour at most. */
let untouched: Requested;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['quotes']);
  untouched = await request();
});

afterAll(() => api.close());

interface Requested {
  id: string;
  lines: { id: string }[];
}

async function request(name = 'Ayşe Işık'): Promise<Requested> {
  const buyer = { name, email: `${randomId()}@ornek.com`, phone: '0532 111 22 33' };
  const lines = [{ text: 'DN 50 küresel vana', quantity: 3 }];
  const { requestQuote } = await api.browser().ask<{ requestQuote: Requested }>(REQUEST, {
    input: { buyer, lines },
  });
  return requestQuote;
}

function offerOf({ id, lines }: Requested, change: object = {}) {
  const line = { unit: 'adet', discount: 0 };
  const main = randomId();
  return {
    id,
    shipping: 5_000,
    lines: [
      {
        ...line,
        id: main,
        askedLineId: lines[0]?.id,
        description: 'Vana',
        quantity: 3,
        listPrice: 3_703,
        unitPrice: 3_333,
        discount: 1_000,
      },
      { ...line, id: randomId(), alternativeOf: main, description: 'Muadil', quantity: 3, unitPrice: 2_000 },
      { ...line, id: randomId(), description: 'Devreye alma', quantity: 1, unitPrice: 1 },
    ],
    ...change,
  };
}

const give = (quote: Requested, change: object = {}) => ({
  input: offerOf(quote, {
    expectedVersion: 1,
    validUntil: dayAfter(dayInIstanbul(new Date()), 30),
    ...change,
  }),
});

it('drafts what was asked for, without a price that staff have to name', async () => {
  const { id, lines } = untouched;
  expect(await staff.ask(DRAFT, { id })).toEqual({
    quoteDraft: {
      validUntil: dayAfter(dayInIstanbul(new Date()), 30),
      lines: [
        {
          askedLineId: lines[0]?.id,
          description: 'DN 50 küresel vana',
          quantity: 3,
          unit: 'adet',
          unitPrice: null,
        },
      ],
    },
  });
});

it('gives exactly what was shown before, without alternatives, and drafts the next offer from it', async () => {
  const quote = await request();
  const preview = await staff.ask<{ quotePreview: object }>(PREVIEW, { input: offerOf(quote) });
  expect(preview.quotePreview).toEqual({
    listTotal: 11_109,
    subtotal: 10_000,
    tax: 2_000,
    taxRate: 2_000,
    shipping: 5_000,
    total: 17_000,
  });
  expect(await staff.ask(GIVE, give(quote))).toMatchObject({
    giveQuote: {
      version: 2,
      status: 'QUOTED',
      offer: { number: 1, ...preview.quotePreview, lines: [{ discount: 1_000, totalPrice: 9_999 }, {}, {}] },
    },
  });
  expect(await staff.ask(DRAFT, { id: quote.id })).toMatchObject({
    quoteDraft: { lines: [{ unitPrice: 3_333 }, { unitPrice: 2_000 }, { unitPrice: 1 }] },
  });
});

it('refuses an offer whose list prices have no exact sum', async () => {
  const line = { id: randomId(), description: 'Vana', unit: 'adet', discount: 0, unitPrice: 1 };
  const lines = [0, 1].map(() => ({ ...line, id: randomId(), quantity: 99_999, listPrice: 90_072_893_276 }));
  const {
    expectedVersion: _,
    validUntil: __,
    ...preview
  } = give(untouched, { lines }).input as Record<string, unknown>;
  expect(await staff.codeOf(PREVIEW, { input: preview })).toBe('CART_TOO_LARGE');
  expect(await staff.codeOf(GIVE, give(untouched, { lines }))).toBe('CART_TOO_LARGE');
});

it('records one of two offers that were given at once', async () => {
  const quote = await request();
  const codes = await Promise.all([1, 2].map(() => staff.codeOf(GIVE, give(quote)).catch(() => null)));
  expect(codes.filter((code) => code === 'VERSION_CONFLICT')).toHaveLength(1);
});

it.each([
  ['QUOTE_VALIDITY_INVALID', { validUntil: '2020-01-01' }],
  ['QUOTE_EMPTY', { lines: [{ alternativeOf: randomId(), description: 'a', unitPrice: 1 }] }],
  ['QUOTE_PRICE_INVALID', { lines: [{ description: 'a', unitPrice: 0 }] }],
  ['QUOTE_DESCRIPTION_MISSING', { lines: [{ unitPrice: 1 }] }],
  ['QUOTE_LINE_UNKNOWN', { lines: [{ askedLineId: randomId(), description: 'a', unitPrice: 1 }] }],
  ['PRODUCT_NOT_FOUND', { lines: [{ productId: randomId(), unitPrice: 1 }] }],
])('refuses with %s', async (code, change) => {
  const lines = 'lines' in change ? change.lines : null;
  const complete = lines?.map((line) => ({
    id: randomId(),
    quantity: 1,
    unit: 'adet',
    discount: 0,
    ...line,
  }));
  const input = give(untouched, { ...change, ...(complete && { lines: complete }) });
  expect(await staff.codeOf(GIVE, input)).toBe(code);
});

it('replies without an offer', async () => {
  const { id } = await request();
  expect(await staff.ask(REPLY, { input: { id, message: 'Bakıyoruz.' } })).toEqual({
    replyToQuote: { version: 2, status: 'NEW' },
  });
});

it.each([
  ['draft', DRAFT, { id: randomId() }],
  ['preview', PREVIEW, { input: offerOf({ id: randomId(), lines: [] }) }],
  ['reply', REPLY, { input: { id: randomId(), message: 'a' } }],
])('knows no foreign quote for a %s', async (_name, operation, variables) => {
  expect(await staff.codeOf(operation, variables)).toBe('NOT_FOUND');
});

it('lists, counts and walks quotes by words and status', async () => {
  const word = `z${randomId().slice(0, 8)}`;
  const first = await request(`${word} Bir`);
  const second = await request(`${word} İki`);
  await staff.ask(GIVE, give(first));
  const filter = { text: word };
  const { adminQuotes, adminQuoteCounts } = await staff.ask<Record<string, unknown>>(LIST, {
    filter,
    sort: 'TOTAL_DESC',
  });
  expect(adminQuotes).toEqual({ total: 2, items: [{ id: first.id }, { id: second.id }] });
  expect(adminQuoteCounts).toEqual({
    total: 2,
    overdue: 0,
    expired: 0,
    byStatus: ['NEW', 'PROCESSING', 'QUOTED', 'ACCEPTED', 'REJECTED'].map((status) => ({
      status,
      count: status === 'NEW' || status === 'QUOTED' ? 1 : 0,
    })),
  });
  expect(await staff.ask(NEIGHBORS, { id: first.id, filter })).toEqual({
    adminQuoteNeighbors: { previousId: second.id, nextId: null, position: 2, total: 2 },
  });
  const late = { filter: { ...filter, isOverdue: true, isExpired: false }, sort: 'DUE' };
  expect(await staff.ask(LIST, late)).toMatchObject({ adminQuotes: { total: 0 } });
});

it('is for staff with the permission alone', async () => {
  const { id } = untouched;
  const others = await api.staff(['orders']);
  expect(await others.codeOf(DRAFT, { id })).toBe('FORBIDDEN');
  expect(await others.codeOf(LIST, { sort: 'NEWEST' })).toBe('FORBIDDEN');
});
