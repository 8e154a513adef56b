import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { openTestApi, type TestApi } from '../../testing/api.js';

const SCRIPT = 'let a = 1;\n'.repeat(500);

/** A storefront without a profile. */
const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = (path) => path === '/profil';
export const renderPage = () => Promise.resolve({ status: 200, html: '<p>', headers: {}, inlineScripts: [], cacheable: true });`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({
    environment: { PUBLIC_URL: 'http://shop.test' },
    entry: ENTRY,
    files: {
      'client/favicon.svg': '<svg/>',
      'client/assets/big-1.js': SCRIPT,
      'client/assets/big-1.js.br': brotliCompressSync(SCRIPT),
      'client/assets/big-1.js.gz': gzipSync(SCRIPT),
      'secret.txt': 'hush',
    },
  });
});

afterAll(() => api.close());

const get = (url: string, headers: object = {}) =>
  api.app.inject({ url, headers: { host: 'shop.test', ...headers } });

describe('files of the client', () => {
  it('are immutable below assets', async () => {
    const { headers } = await get('/assets/big-1.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toBeDefined();
  });

  it('are short-lived elsewhere', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('are sent in the best encoding of %j', async (accepted, encoding) => {
    const { headers } = await get('/assets/big-1.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
  });

  it('are whole, compressed or not', async () => {
    const compressed = await get('/assets/big-1.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(SCRIPT);
    expect((await get('/assets/big-1.js')).body).toBe(SCRIPT);
  });

  it('are not sent again to a browser that has them, nor to a HEAD', async () => {
    const { etag = '' } = (await get('/favicon.svg')).headers;
    const again = await get('/favicon.svg', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await api.app.inject({ method: 'HEAD', url: '/favicon.svg' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
  });

  it('are sent in part', async () => {
    const part = await get('/assets/big-1.js', { range: 'bytes=0-4' });
    expect([part.statusCode, part.body]).toEqual([206, 'let a']);
  });

  it('refuse a range beyond their end with 416', async () => {
    const beyond = await get('/assets/big-1.js', { range: 'bytes=99999-' });
    expect([beyond.statusCode, beyond.json<{ code: string }>().code]).toEqual([416, 'RANGE_NOT_SATISFIABLE']);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/missing-1.js',
    '/assets/big-1.js.br',
  ])('hold nothing at %s', async (url) => {
    const response = await get(url);
    expect(response.body).not.toMatch(/hush|isEntry|let a|shop-/);
    expect(response.headers['content-type']).toMatch(/^(?:text\/html|application\/json)/);
  });

  it('miss quickly and briefly', async () => {
    const response = await get('/assets/missing-1.js');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('tells crawlers what is not for them, of the screens that there are', async () => {
  const { body } = await get('/robots.txt');
  const disallowed = [...body.matchAll(/Disallow: (.+)/g)].map(([, path]) => path);
  const personal = [
    '/sepet',
    '/siparislerim',
    '/siparis-takip',
    '/tekliflerim',
    '/favorilerim',
    '/mesajlarim',
    '/malzeme-listesi',
  ];
  expect(disallowed).toEqual([...personal, '/admin', '/graphql']);
  expect(body).toContain('Sitemap: http://shop.test/sitemap.xml');
});

it.each(['/robots.txt', '/sitemap.xml', '/sitemap/1.xml'])(
  'names no host of a request in %s',
  async (url) => {
    const response = await get(url, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('http');
    expect(response.body).not.toContain('evil');
  },
);

it('tells crawlers of every page', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain('<loc>http://shop.test/urunler</loc>');
  expect(body).toContain('<loc>http://shop.test/hakkimizda</loc>');
  expect((await get('/sitemap/1.xml')).statusCode).toBe(200);
  for (const wrong of ['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/x.xml']) {
    expect((await get(wrong)).statusCode).toBe(404);
  }
});

it.each([
  ['/%', 200],
  ['/%E0%A4%A', 200],
  ['//evil.example/x', 200],
  [`/${'a'.repeat(5_000)}`, 200],
  ['/urun/%00', 200],
])('survives the address %j', async (url, status) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.body).not.toMatch(/stack|node_modules/);
  expect(response.headers.location).toBeUndefined();
});
