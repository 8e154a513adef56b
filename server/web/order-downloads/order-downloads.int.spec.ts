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
  shop = await openTestOrders({ environment: { PUBLIC_URL: 'https://magaza.example' }, entry: ENTRY });
  order = await shop.place(shop.browser());
}, 30_000);

afterAll(() => shop.close());

const get = (token: string, slug: string) => shop.app.inject({ url: `/siparis-belgesi/${token}/${slug}` });

it('serves every accepted document of an order as a file of its own', async () => {
  expect(order.documents.map(({ slug }) => slug)).toEqual(['on-bilgilendirme', 'mesafeli-satis-sozlesmesi']);
  for (const { slug, title, hash } of order.documents) {
    const response = await get(order.trackingToken, slug);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}-${order.number}.html"`,
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'unsafe-inline'/,
      ) as string,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    for (const text of [title, hash, TEST_BUYER.name, '<base href="https://magaza.example/">']) {
      expect(response.body).toContain(text);
    }
  }
});

it('returns 404 for order documents without the secret of the order, and for one that was not accepted', async () => {
  const { trackingToken, id } = order;
  const otherEnd = trackingToken.endsWith('A') ? 'B' : 'A';
  const asked = [
    get(`${trackingToken.slice(0, -2)}${otherEnd}${otherEnd}`, 'on-bilgilendirme'),
    get(id, 'on-bilgilendirme'),
    get('x', 'on-bilgilendirme'),
    get('%00', 'on-bilgilendirme'),
    get(trackingToken, 'garanti'),
    get(trackingToken, '..%2f..%2fpackage.json'),
    get(trackingToken, '%00'),
  ];
  for (const response of await Promise.all(asked)) {
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Sayfa bulunamadı');
  }
});

it('returns 404 for the documents of an order whose buyer was erased', async () => {
  const erased = await shop.place(shop.browser());
  await shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`order-${erased.id}`]);
  expect((await get(erased.trackingToken, 'on-bilgilendirme')).statusCode).toBe(404);
});

it('leads from a document of an ended link to the page that says why and mails a new one', async () => {
  const ended = await shop.place(shop.browser());
  const renew = 'mutation ($id: ID!) { renewOrderLink(orderId: $id) { id } }';
  await (await shop.program(['orders'])).ask(renew, { id: ended.id });
  const response = await get(ended.trackingToken, 'on-bilgilendirme');
  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({
    location: `/siparis-takip/${ended.trackingToken}`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(response.body).toBe('');
});

it('keeps the secret of an order out of the log', () => {
  expect(shop.log()).toContain('/siparis-belgesi/');
  expect(shop.log()).not.toContain(order.trackingToken);
});
