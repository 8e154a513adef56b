import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import type { Maintenance } from '../../features/content/index.js';
import { until } from '../../kernel/clock/test-until.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { VersionedRecords } from '../../kernel/records/versioned-records.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { changeContent } from '../../testing/records.js';

const ENTRY = `
export const canonicalParameters = (path, given) =>
  new URLSearchParams(['arama', 'marka'].flatMap((name) => given.getAll(name).map((value) => [name, value.trim()])));
export const isUnknownPath = () => false;
let renders = 0;
const page = (status, text, rest = {}) => ({
  status, html: '<!doctype html><script>let a=1</script>' + text, headers: {}, inlineScripts: ['let a=1'],
  cacheable: status === 200, ...rest });
const closed = (result) => result.errors?.some((error) => error.extensions.code === 'MAINTENANCE');
export async function renderPage({ url, execute, origin, reference, failed, assets }) {
  renders++;
  if (failed && globalThis.isHopeless) throw new Error('no');
  if (failed) return page(500, 'Bir hata oluştu ' + reference);
  const { data } = await execute({ query: '{ siteSettings { siteName } maintenance { enabled } }' });
  if (data.maintenance.enabled) return page(503, 'Bakım Çalışması');
  switch (url.pathname) {
    case '/eski': return page(301, '', { headers: { location: '/yeni' }, html: '', cacheable: true });
    case '/bozuk': throw new Error('hush hush');
    case '/yavas': await new Promise((done) => setTimeout(done, 100)); break;
    case '/siparislerim': case '/siparislerim/1':
      return page(200, JSON.stringify((await execute({ query: '{ me { id } }' })).data), { cacheable: true });
    case '/yok': return page(404, 'Sayfa bulunamadı');
  }
  return page(200, JSON.stringify({ name: data.siteSettings.siteName, renders, url: url.href, assets }) + ' '.repeat(2000));
}`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ entry: ENTRY, environment: { PUBLIC_URL: 'http://shop.test' } });
});

afterAll(() => api.close());

const get = (url: string, headers: object = {}) =>
  api.app.inject({ url, headers: { host: 'shop.test', ...headers } });

describe('pages', () => {
  it('is rendered with data of the shop and cached', async () => {
    const first = await get('/urunler');
    const second = await get('/urunler');
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('"name":"Debihan"');
    expect(first.body).toContain('"scripts":["/assets/entry-1.js"]');
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.body).toBe(first.body);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  it('is the same whatever else stands in the address', async () => {
    const first = await get('/urunler?marka=b&arama=vana&utm_source=x');
    const second = await get('/urunler?gclid=1&arama=vana&marka=b');
    expect(second.headers['x-cache']).toBe('hit');
    expect(first.body).toContain('"url":"http://shop.test/urunler?arama=vana&marka=b"');
    expect((await get('/urunler?arama=pompa')).headers['x-cache']).toBe('miss');
  });

  it('is made for the address of the shop, whatever host a request names', async () => {
    const first = await get('/kampanya', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(first.body).toContain('"url":"http://shop.test/kampanya"');
    expect(first.body).not.toContain('evil');
    const second = await get('/kampanya', { host: 'shop.test' });
    expect(second.headers['x-cache']).toBe('hit');
  });

  it('comes in the encoding the visitor takes', async () => {
    const plain = await get('/');
    expect(
      brotliDecompressSync((await get('/', { 'accept-encoding': 'gzip, br' })).rawPayload).toString(),
    ).toBe(plain.body);
    expect(gunzipSync((await get('/', { 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(
      plain.body,
    );
    expect(plain.headers.vary).toBe('accept-encoding');
  });

  it('returns 304 to a browser whose ETag matches', async () => {
    const { etag } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': `"other", ${String(etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD with its headers alone', async () => {
    const response = await api.app.inject({ method: 'HEAD', url: '/', headers: { host: 'shop.test' } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(Number(response.headers['content-length'])).toBeGreaterThan(100);
  });

  it('is rendered once for many who ask together', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => get('/yavas')));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  });

  it('allows its own inline script by hash and no other', async () => {
    const hash = createHash('sha256').update('let a=1').digest('base64');
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
  });

  it('renders a page again once its data version moved in another process', async () => {
    const before = await get('/hakkimizda');
    const elsewhere = await new DataSource({ type: 'postgres', url: api.databaseUrl }).initialize();
    await elsewhere.transaction((transaction) => new DataVersions(elsewhere).bump(transaction, 'content'));
    await elsewhere.destroy();
    await until(() => api.app.get(DataVersions).current().content > 0);
    const after = await get('/hakkimizda');
    expect(after.headers['x-cache']).toBe('miss');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

it('renders the page of one order for its customer alone, and never caches it', async () => {
  const { user, cookies } = await api.customer();
  const cookie = `oturum=${cookies.get('oturum') ?? ''}`;
  const of = async (url: string, headers: object) => (await get(url, headers)).body.includes(user.id);
  expect(await of('/siparislerim/1', { cookie })).toBe(true);
  expect(await of('/siparislerim/1', {})).toBe(false);
  expect(await of('/siparislerim', { cookie })).toBe(false);
});

it('sends visitors of an old address on', async () => {
  const response = await get('/eski');
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe('/yeni');
});

it('answers an unknown address with status 404 and the not-found page', async () => {
  const response = await get('/yok');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('Sayfa bulunamadı');
  expect(response.headers['content-type']).toContain('text/html');
});

describe('a page that cannot be rendered', () => {
  it('answers 500 with the error screen and a reference, and is not cached', async () => {
    const response = await get('/bozuk');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain(`Bir hata oluştu ${String(response.headers['x-request-id'])}`);
    expect(response.body).not.toContain('hush');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(api.log()).toContain('hush hush');
    expect((await get('/bozuk')).headers['x-cache']).toBe('miss');
  });

  it('answers a plain Turkish page when even the error screen fails', async () => {
    Object.assign(globalThis, { isHopeless: true });
    const response = await get('/bozuk');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Sayfa şu anda gösterilemiyor');
    expect(response.body).toContain(String(response.headers['x-request-id']));
    expect(response.body).toContain('lang="tr"');
  });
});

it.each([
  ['POST', '/urunler', 'GET, HEAD'],
  ['DELETE', '/urunler?siralama=yeni', 'GET, HEAD'],
  ['PUT', '/assets/big-1.js', 'GET, HEAD'],
  ['OPTIONS', '/health/live', 'GET, HEAD'],
  ['DELETE', '/graphql', 'GET, HEAD, POST'],
  ['POST', '/:(', 'GET, HEAD'],
  ['POST', '/a:b:c', 'GET, HEAD'],
] as const)('answers %s at %s with the methods there are', async (method, url, allowed) => {
  const response = await api.app.inject({ method, url });
  expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
  expect(response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
});

describe('during maintenance', () => {
  const setMaintenance = async (change: Partial<Maintenance>) => {
    const records = api.app.get(VersionedRecords, { strict: false });
    await changeContent(api.app.get(DataSource), records, { key: 'maintenance', change });
    await api.app.get(DataVersions).refresh();
  };

  const query = (text: string) =>
    api.app.inject({ method: 'POST', url: '/graphql', payload: { query: text } });

  it('pages response 503 and ask to come back, and to be removed from search indexes only if staff chose so', async () => {
    await get('/urunler');
    await setMaintenance({ enabled: true, disableIndexing: false });
    const closed = await get('/urunler');
    expect(closed.statusCode).toBe(503);
    expect(closed.body).toContain('Bakım Çalışması');
    expect(closed.headers['retry-after']).toBe('600');
    expect(closed.headers['x-robots-tag']).toBeUndefined();
    await setMaintenance({ enabled: true, disableIndexing: true });
    expect((await get('/urunler')).headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('GraphQL answers what the maintenance page needs and refuses the rest with the message of the staff', async () => {
    await setMaintenance({ enabled: true, disableIndexing: false, message: 'Pazartesi açığız.' });
    const response = await query('{ maintenance { enabled message } siteSettings { siteName } }');
    expect(response.json()).toMatchObject({ data: { maintenance: { enabled: true } } });
    const refused = await query('{ products { total } }');
    expect(refused.json()).toMatchObject({
      errors: [{ message: 'Pazartesi açığız.', extensions: { code: 'MAINTENANCE' } }],
    });
  });

  it('serves pages to staff if the settings allow it, and never caches those for visitors', async () => {
    const staff = await api.staff();
    const cookie = `yonetim=${staff.cookies.get('yonetim') ?? ''}`;
    const status = async (headers: object) => (await get('/urunler?sayfa=2', headers)).statusCode;
    const asStaff = '{ maintenance { enabled } products { total } }';
    await setMaintenance({ enabled: true, disableIndexing: false, allowAdminAccess: true });
    expect([await status({}), await status({ cookie }), await status({}), await status({ cookie })]).toEqual([
      503, 200, 503, 200,
    ]);
    expect((await get('/urunler?sayfa=2', { cookie })).headers['cache-control']).toBe('private, no-store');
    expect(await status({ cookie: `yonetim=${'x'.repeat(43)}` })).toBe(503);
    expect(await staff.ask(asStaff)).toEqual({ maintenance: { enabled: false }, products: { total: 0 } });
    expect(await api.browser().ask('{ maintenance { enabled } }')).toEqual({
      maintenance: { enabled: true },
    });
    const customer = await api.customer();
    expect(await customer.codeOf('{ products { total } }')).toBe('MAINTENANCE');
    expect(await customer.codeOf('{ myOrders { total } }')).toBe('MAINTENANCE');
    await setMaintenance({ enabled: true, disableIndexing: false, allowAdminAccess: false });
    expect([await status({ cookie }), await staff.codeOf(asStaff)]).toEqual([503, 'MAINTENANCE']);
  });

  it('staff can sign in all the same', async () => {
    const input = { login: 'kimse@example.com', password: 'mavi kazan 72' };
    const login = 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { id } }';
    expect(await api.browser().codeOf(login, { input })).toBe('ADMIN_LOGIN_REFUSED');
    expect(await api.browser().ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  });

  it('health endpoints work during maintenance, and pages again afterwards', async () => {
    expect((await get('/health/ready')).statusCode).toBe(200);
    await setMaintenance({ enabled: false, disableIndexing: false });
    expect((await get('/urunler')).statusCode).toBe(200);
  });
});
