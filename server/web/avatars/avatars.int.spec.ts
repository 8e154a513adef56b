import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestBrowser } from '../../testing/browser.js';
import { openTestOrders, type TestOrders } from '../../testing/orders.js';

const LIMIT = 5 * 1_024 * 1_024;

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders();
}, 30_000);

afterAll(() => shop.close());

const headersOf = (browser: TestBrowser) => ({
  ...browser.headers,
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

const get = (url: string, browser: TestBrowser) => shop.app.inject({ url, headers: headersOf(browser) });

async function upload(browser: TestBrowser, payload: Buffer) {
  const headers = { ...headersOf(browser), 'content-type': 'application/octet-stream' };
  const response = await shop.app.inject({ method: 'POST', url: '/profil-resmi', payload, headers });
  return { status: response.statusCode, ...response.json<{ id: string; code?: string }>() };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c63' } });

const ME = '{ me { id avatarId } }';

const me = async (browser: TestBrowser) =>
  (await browser.ask<{ me: { id: string; avatarId: string | null } }>(ME)).me;

it('stores a small square of the picture, without what the camera wrote, and shows it to its customer', async () => {
  const customer = await shop.customer();
  expect((await me(customer)).avatarId).toBeNull();
  const photograph = picture(900, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ayşe' } });
  const { status, id } = await upload(customer, await photograph.toBuffer());
  expect(status).toBe(201);
  expect((await me(customer)).avatarId).toBe(id);
  const response = await get(`/profil-resmi?surum=${id}`, customer);
  expect(response.headers['cache-control']).toContain('private');
  const { format, width, height, exif } = await sharp(response.rawPayload).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 256, 256, undefined]);
});

it('hides a picture from everybody but its customer and the staff of accounts', async () => {
  const customer = await shop.customer();
  const { id } = await upload(customer, await picture(64, 64).png().toBuffer());
  const users = await shop.staff(['users']);
  const statuses = async (url: string, browsers: TestBrowser[]) =>
    Promise.all(browsers.map(async (browser) => (await get(url, browser)).statusCode));
  const strangers = [await shop.customer(), shop.browser(), users];
  expect(await statuses(`/profil-resmi?surum=${id}`, strangers)).toEqual([404, 401, 401]);
  const others = [users, await shop.staff(['orders']), customer];
  expect(await statuses(`/admin/profil-resmi/${id}`, others)).toEqual([200, 403, 401]);
  for (const unknown of [randomUUID(), '..%2f']) {
    expect(await statuses(`/admin/profil-resmi/${unknown}`, [users])).toEqual([404]);
  }
  const { adminUser } = await users.ask<{ adminUser: { avatarId: string } }>(
    'query ($id: ID!) { adminUser(id: $id) { avatarId } }',
    { id: (await me(customer)).id },
  );
  expect(adminUser.avatarId).toBe(id);
});

it('lets browsers keep a picture under its own id alone', async () => {
  const customer = await shop.customer();
  const first = await upload(customer, await picture(64, 64).png().toBuffer());
  const second = await upload(customer, await picture(80, 80).png().toBuffer());
  const keptFor = async (search: string) =>
    (await get(`/profil-resmi${search}`, customer)).headers['cache-control'];
  expect(await keptFor(`?surum=${second.id}`)).toBe('private, max-age=31536000, immutable');
  // A page from before the change, or of who signed in before in the same browser, still names the first.
  for (const search of [`?surum=${first.id}`, '', '?surum=a&surum=b']) {
    expect(await keptFor(search)).toBe('no-store');
  }
});

it('forgets a picture that another takes the place of, that is removed, or whose account ends', async () => {
  const customer = await shop.customer();
  const first = await upload(customer, await picture(64, 64).png().toBuffer());
  const second = await upload(customer, await picture(80, 80).png().toBuffer());
  const users = await shop.staff(['users']);
  expect((await get(`/admin/profil-resmi/${first.id}`, users)).statusCode).toBe(404);
  expect((await get(`/admin/profil-resmi/${second.id}`, users)).statusCode).toBe(200);
  await customer.ask('mutation { removeAvatar { id avatarId } }');
  expect((await me(customer)).avatarId).toBeNull();
  expect((await get('/profil-resmi', customer)).statusCode).toBe(404);
  const { id } = await upload(customer, await picture(64, 64).png().toBuffer());
  const [{ count }] = await shop.dataSource.query<[{ count: number }]>(
    `WITH ended AS (DELETE FROM users WHERE id = $1) SELECT count(*) AS count FROM users`,
    [(await me(customer)).id],
  );
  expect(count).toBeGreaterThan(0);
  expect(await shop.dataSource.query('SELECT 1 FROM user_avatar WHERE id = $1', [id])).toEqual([]);
});

it.each([
  [
    'a text that says it is a picture',
    () => Promise.resolve(Buffer.from('<svg onload="x()">')),
    'NOT_A_PICTURE',
  ],
  [
    'a picture that was cut off',
    async () => (await picture(900, 900).png().toBuffer()).subarray(0, 200),
    'PICTURE_DAMAGED',
  ],
  ['more than five megabytes', () => Promise.resolve(Buffer.alloc(LIMIT + 1)), 'PICTURE_TOO_LARGE'],
])('refuses %s, and keeps the picture before it', async (_what, content, code) => {
  const customer = await shop.customer();
  const { id } = await upload(customer, await picture(64, 64).png().toBuffer());
  expect((await upload(customer, await content())).code).toBe(code);
  expect((await me(customer)).avatarId).toBe(id);
});
