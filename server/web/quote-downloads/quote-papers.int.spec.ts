import { extractText } from 'unpdf';
import { DataSource } from 'typeorm';
import type { TestBrowser } from '../../testing/browser.js';
import {
  offeredLine,
  openTestQuotes,
  QUOTE_BUYER,
  type TestQuote,
  type TestQuotes,
} from '../../testing/quotes.js';

const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage() {
  return { status: 404, html: 'Sayfa bulunamadı', headers: {}, inlineScripts: [], cacheable: true };
}`;
const MAIN = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const LISTED = '00000000-0000-4000-8000-000000000003';

let shop: TestQuotes;
let quote: TestQuote;

beforeAll(async () => {
  shop = await openTestQuotes({ entry: ENTRY });
  quote = await shop.request();
  await shop.offer(
    quote,
    [
      offeredLine(MAIN),
      offeredLine(OTHER, {
        alternativeOf: MAIN,
        description: 'Uzaktan devreye alma',
        unitPriceKurus: 11_111,
      }),
      offeredLine(LISTED, {
        description: 'Nakliye',
        quantity: 1,
        listPriceKurus: 10_000,
        unitPriceKurus: 9_000,
        discountBasisPoints: 1_000,
        deliveryTime: '5 iş günü',
      }),
    ],
    { paymentTermDays: 45, texts: { terms: 'Teslim Tuzla depo', note: 'Stoktan' } },
  );
}, 30_000);

afterAll(() => shop.close());

const get = (url: string, browser: TestBrowser = shop.browser()) =>
  shop.app.inject({
    url,
    headers: {
      ...browser.headers,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });

const linked = (token: string) => get(`/teklif/${token}/teklif.pdf`);
const ofStaff = (id: string, number = '', browser?: TestBrowser) =>
  get(`/admin/teklifler/${id}/pdf${number && `?teklif=${number}`}`, browser);

async function textOf({ rawPayload }: { rawPayload: Buffer }): Promise<string> {
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const lira = (kurus: number) =>
  `₺${(kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

it('gives the buyer the offer by its link, with the amounts of the page to the kuruş', async () => {
  const response = await linked(shop.tokenOf(quote, 1));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="teklif-${quote.number}-1.pdf"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  const { quoteByToken } = await shop.browser().ask<{
    quoteByToken: { offer: Record<'subtotal' | 'tax' | 'shipping' | 'total', number> };
  }>('query ($token: String!) { quoteByToken(token: $token) { offer { subtotal tax shipping total } } }', {
    token: shop.tokenOf(quote, 1),
  });
  const amounts = Object.values(quoteByToken.offer).map(lira);
  // 3 × 333,33 and 90,00 net, 20 % tax, 150,00 shipping.
  expect(amounts).toEqual(['₺1.089,99', '₺218,00', '₺150,00', '₺1.457,99']);
  const text = await textOf(response);
  const parts = ['Teklif', quote.number, QUOTE_BUYER.company, QUOTE_BUYER.name, ...amounts];
  for (const part of [...parts, '%10', '45 gün', 'Teslim Tuzla depo', 'Stoktan', 'Teslim: 5 iş günü']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('günü sonuna kadar geçerlidir.');
  expect(text).toContain('1 numaralı kalem yerine seçenek; toplama dahil değildir');
});

it('returns 404 without the secret of the quote and before the first offer', async () => {
  const waiting = await shop.request();
  const token = shop.tokenOf(quote, 1);
  const otherEnd = token.endsWith('A') ? 'BB' : 'AA';
  for (const other of [`${token.slice(0, -2)}${otherEnd}`, quote.id, 'x', '%00', shop.tokenOf(waiting, 0)]) {
    const response = await linked(other);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Sayfa bulunamadı');
  }
});

it('gives staff each offer, marks the replaced one, and leads its link on to the page', async () => {
  const revised = await shop.request();
  await shop.offer(revised, [offeredLine(MAIN)]);
  await shop.offer(revised, [offeredLine(MAIN, { unitPriceKurus: 30_000 })]);
  const old = await linked(shop.tokenOf(revised, 1));
  expect(old.statusCode).toBe(303);
  expect(old.headers.location).toBe(`/teklif/${shop.tokenOf(revised, 1)}`);
  const staff = await shop.staff(['quotes']);
  const first = await textOf(await ofStaff(revised.id.toUpperCase(), '1', staff));
  const newest = await textOf(await ofStaff(revised.id, '', staff));
  expect(first).toContain('Yeni sürümü var');
  expect(first).toContain('₺333,33');
  expect(newest).not.toContain('Yeni sürümü var');
  expect(newest).toContain('₺300,00');
});

it.each([
  ['guest', () => Promise.resolve(shop.browser()), 401],
  ['customer', () => shop.customer(), 401],
  ['staff of the orders', () => shop.staff(['orders']), 403],
  ['program of the catalog', () => shop.program(['catalog']), 403],
] as const)('refuses a %s who asks for an offer by the id of its quote', async (_who, open, status) => {
  expect((await ofStaff(quote.id, '', await open())).statusCode).toBe(status);
});

it('returns 404 to staff for an unknown quote or offer, and to everybody once the buyer was erased', async () => {
  const staff = await shop.staff(['quotes']);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00']) {
    expect((await ofStaff(id, '', staff)).statusCode).toBe(404);
  }
  for (const number of ['0', '2', 'x', '-1', '9999999999']) {
    expect((await ofStaff(quote.id, number, staff)).statusCode).toBe(404);
  }
  const erased = await shop.request();
  await shop.offer(erased, [offeredLine(MAIN)]);
  await shop.app.get(DataSource).query('DELETE FROM stream_key WHERE stream = $1', [`quote-${erased.id}`]);
  expect((await linked(shop.tokenOf(erased, 1))).statusCode).toBe(404);
  expect((await ofStaff(erased.id, '', staff)).statusCode).toBe(404);
});

it('prints an offer that is being written, marked as a draft, records nothing, and says what is wrong with it', async () => {
  const waiting = await shop.request();
  const staff = await shop.staff(['quotes']);
  const line = { id: OTHER, description: 'Küresel vana', unit: 'adet', discount: 0 };
  const draft = {
    lines: [{ ...line, quantity: 3, unitPrice: 33_333 }],
    shipping: 15_000,
    validUntil: inDays(30),
    note: 'Stoktan',
  };
  const ask = (payload: object, browser: TestBrowser = staff) =>
    shop.app.inject({
      method: 'POST',
      url: `/admin/teklifler/${waiting.id}/onizleme`,
      payload,
      headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
    });
  const response = await ask(draft);
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="teklif-${waiting.number}-1-taslak.pdf"`,
  );
  const text = await textOf(response);
  for (const part of ['Taslak', 'Küresel vana', '₺1.349,99', 'Stoktan']) expect(text).toContain(part);
  expect((await shop.snapshotOf(waiting)).version).toBe(1);
  expect((await ask({ ...draft, validUntil: inDays(0) })).json()).toMatchObject({
    code: 'QUOTE_VALIDITY_INVALID',
  });
  expect((await ask({ ...draft, shipping: -1 })).json()).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: [{ path: 'shipping' }] },
  });
  expect((await ask(draft, shop.browser())).statusCode).toBe(401);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
