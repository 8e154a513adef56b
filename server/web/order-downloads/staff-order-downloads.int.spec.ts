import { openTestOrders, TEST_BUYER, type TestOrder, type TestOrders } from '../../testing/orders.js';
import type { TestBrowser } from '../../testing/browser.js';

let shop: TestOrders;
let order: TestOrder;

beforeAll(async () => {
  shop = await openTestOrders();
  order = await shop.place(shop.browser());
}, 30_000);

afterAll(() => shop.close());

const fileFor = (browser: TestBrowser, id = order.id, slug = 'on-bilgilendirme') =>
  shop.app.inject({
    url: `/admin/siparis-belgesi/${id}/${slug}`,
    headers: {
      ...browser.headers,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });

it('gives staff every document as the buyer accepted it', async () => {
  const staff = await shop.staff(['orders']);
  for (const { slug, hash } of order.documents) {
    const response = await fileFor(staff, order.id, slug);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-disposition': `attachment; filename="${slug}-${order.number}.html"`,
      'content-security-policy': expect.stringMatching(/^default-src 'none'/) as string,
      'cache-control': 'no-store',
    });
    for (const text of [hash, TEST_BUYER.name]) expect(response.body).toContain(text);
    expect((await fileFor(staff, order.id.toUpperCase(), slug)).statusCode).toBe(200);
  }
});

it('shows a document in the browser instead of saving it, guarded as the file is', async () => {
  const response = await fileFor(await shop.staff(['orders']), order.id, 'on-bilgilendirme?goster');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-disposition': `inline; filename="on-bilgilendirme-${order.number}.html"`,
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/) as string,
    'cache-control': 'no-store',
  });
  expect((await fileFor(shop.browser(), order.id, 'on-bilgilendirme?goster')).statusCode).toBe(401);
});

it.each([
  ['guest', () => Promise.resolve(shop.browser()), 401],
  ['customer', () => shop.customer(), 401],
  ['staff of the catalog', () => shop.staff(['catalog']), 403],
  ['program of the catalog', () => shop.program(['catalog']), 403],
] as const)('refuses a %s', async (_who, open, status) => {
  const response = await fileFor(await open());
  expect(response.statusCode).toBe(status);
  expect(response.body).not.toContain(TEST_BUYER.name);
});

it.each([
  ['00000000-0000-4000-8000-000000000000', 'on-bilgilendirme'],
  ['x', 'on-bilgilendirme'],
  ['%00', 'on-bilgilendirme'],
])('knows nothing of the order %s', async (id, slug) => {
  expect((await fileFor(await shop.staff(['orders']), id, slug)).statusCode).toBe(404);
});

it('has nothing once the buyer was erased', async () => {
  const erased = await shop.place(shop.browser());
  await shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`order-${erased.id}`]);
  expect((await fileFor(await shop.staff(['orders']), erased.id)).statusCode).toBe(404);
});
