import { openTestApi, type TestApi } from '../../testing/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({
    files: {
      'client/favicon.svg': '<svg/>',
      'client/assets/big-1.js': 'let a = 1;\n'.repeat(500),
      'secret.txt': 'hush',
    },
  });
});

afterAll(() => api.close());

const get = (url: string, headers: object = {}) =>
  api.app.inject({ url, headers: { host: 'shop.test', ...headers } });

describe('files of the client', () => {
  it('are immutable below assets', async () => {
    const answer = await get('/assets/big-1.js', { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are short-lived elsewhere', async () => {
    const answer = await get('/favicon.svg');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/missing-1.js',
  ])('hold nothing at %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toMatch(/hush|isEntry/);
  });

  it('miss quickly and briefly', async () => {
    const answer = await get('/assets/missing-1.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('tells crawlers what is not for them', async () => {
  const { body } = await get('/robots.txt');
  for (const path of ['/sepet', '/profil', '/siparislerim', '/admin', '/graphql']) {
    expect(body).toContain(`Disallow: ${path}\n`);
  }
  expect(body).toContain('Sitemap: http://shop.test/sitemap.xml');
});

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
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['//evil.example/x', 200],
  [`/${'a'.repeat(5_000)}`, 200],
  ['/urun/%00', 200],
])('survives the address %j', async (url, status) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/stack|node_modules/);
  expect(answer.headers.location).toBeUndefined();
});
