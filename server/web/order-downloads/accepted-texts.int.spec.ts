import { extractText } from 'unpdf';
import type { TestBrowser } from '../../testing/browser.js';
import { openTestOrders, TEST_BUYER, type TestOrder, type TestOrders } from '../../testing/orders.js';

const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage() {
  return { status: 404, html: 'Sayfa bulunamadı', headers: {}, inlineScripts: [], cacheable: true };
}`;

let shop: TestOrders;
let order: TestOrder;

beforeAll(async () => {
  shop = await openTestOrders({ entry: ENTRY });
  order = await shop.place(shop.browser());
}, 30_000);

afterAll(() => shop.close());

const get = (url: string, { headers, cookies }: TestBrowser = shop.browser()) =>
  shop.app.inject({
    url,
    headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

const ofBuyer = (token: string, slug: string) => get(`/siparis-belgesi/${token}/${slug}/pdf`);
const ofStaff = (id: string, slug: string, browser?: TestBrowser) =>
  get(`/admin/siparis-belgesi/${id}/${slug}/pdf`, browser);

/** Without white space, which lines break at. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

async function textOf({ rawPayload }: { rawPayload: Buffer }): Promise<string> {
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  return squeezed(text);
}

/** Head and foot of each page, which stand amid a paragraph that goes on over the page. */
const frameOf = (title: string) => {
  const [name, number] = [squeezed(title), `Sipariş#${order.number}`];
  return new RegExp(`${name}·${number}Sayfa\\d+/\\d+|${name}${number}(?=.)`, 'g');
};

/** The paragraphs, headings, items and cells of the page that the buyer accepted. */
function piecesOf(html: string): string[] {
  const main = /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return main
    .replace(/<(?!\/?(?:p|h\d|li|td|th)\b)[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((piece) =>
      squeezed(piece.replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => entities[name] ?? '')),
    )
    .filter(Boolean);
}

it('gives the buyer every accepted text as PDF, with each word of the page they accepted', async () => {
  expect(order.documents).toHaveLength(2);
  for (const { slug, title, hash } of order.documents) {
    const response = await ofBuyer(order.trackingToken, slug);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slug}-${order.number}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const printed = await textOf(response);
    for (const part of [title, `Sipariş #${order.number}`, TEST_BUYER.name, hash]) {
      expect(printed).toContain(squeezed(part));
    }
    const pieces = piecesOf((await get(`/siparis-belgesi/${order.trackingToken}/${slug}`)).body);
    expect(pieces.length).toBeGreaterThan(40);
    const body = printed.replace(frameOf(title), '');
    const missing = pieces.filter((piece) => piece !== squeezed(title) && !body.includes(piece));
    expect(missing).toEqual([]);
  }
});

it('gives staff the same file, byte for byte', async () => {
  const staff = await shop.staff(['orders']);
  const [{ slug } = { slug: '' }] = order.documents;
  const first = await ofBuyer(order.trackingToken, slug);
  const response = await ofStaff(order.id.toUpperCase(), slug, staff);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${slug}-${order.number}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(response.rawPayload.equals(first.rawPayload)).toBe(true);
});

it.each([
  ['guest', () => Promise.resolve(shop.browser()), 401],
  ['customer', () => shop.customer(), 401],
  ['staff of the catalog', () => shop.staff(['catalog']), 403],
  ['program of the catalog', () => shop.program(['catalog']), 403],
] as const)(
  'refuses a %s who asks for an accepted text as PDF by the id of an order',
  async (_who, open, status) => {
    const response = await ofStaff(order.id, 'on-bilgilendirme', await open());
    expect(response.statusCode).toBe(status);
  },
);

it('returns 404 for a text as PDF without the secret of the order, for one that was not accepted, and once the buyer was erased', async () => {
  const otherEnd = order.trackingToken.endsWith('A') ? 'BB' : 'AA';
  for (const [token, slug] of [
    [`${order.trackingToken.slice(0, -2)}${otherEnd}`, 'on-bilgilendirme'],
    [order.id, 'on-bilgilendirme'],
    ['%00', 'on-bilgilendirme'],
    [order.trackingToken, 'garanti'],
    [order.trackingToken, '%00'],
  ] as const) {
    expect((await ofBuyer(token, slug)).statusCode).toBe(404);
  }
  const staff = await shop.staff(['orders']);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00']) {
    expect((await ofStaff(id, 'on-bilgilendirme', staff)).statusCode).toBe(404);
  }
  const erased = await shop.place(shop.browser());
  await shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`order-${erased.id}`]);
  expect((await ofBuyer(erased.trackingToken, 'on-bilgilendirme')).statusCode).toBe(404);
  expect((await ofStaff(erased.id, 'on-bilgilendirme', staff)).statusCode).toBe(404);
});

it('leads from a text as PDF of an ended link to the page that says why', async () => {
  const ended = await shop.place(shop.browser());
  const renew = 'mutation ($id: ID!) { renewOrderLink(orderId: $id) { id } }';
  await (await shop.program(['orders'])).ask(renew, { id: ended.id });
  const response = await ofBuyer(ended.trackingToken, 'on-bilgilendirme');
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`/siparis-takip/${ended.trackingToken}`);
});
