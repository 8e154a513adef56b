import { connect } from 'node:net';
import { openTestApi, type TestApi } from '../../testing/api.js';

/** Says where it is, as the not-found page of the shop says that there is nothing. */
const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage({ url }) {
  const status = /%25/.test(url.pathname) ? 404 : 200;
  return { status, html: '<h1>Sayfa bulunamadı</h1>' + url.pathname, headers: {}, inlineScripts: [], cacheable: false };
}`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ entry: ENTRY });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => api.close());

/** Sends bytes that are no valid request, and returns the response. */
function send(bytes: string): Promise<string> {
  const { port } = api.app.getHttpServer().address() as { port: number };
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (piece) => (response += piece.toString()));
    for (const end of ['close', 'error']) socket.on(end, () => resolve(response));
  });
}

const get = (address: string, headers = '') =>
  send(`GET ${address} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${headers}\r\n`);

const safe = (response: string) => {
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(response.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(response).toContain('{"code":"');
  expect(response).not.toMatch(/FST_ERR|Client Error|is not a valid|Exceeded/);
};

it.each([
  ['/urunler/%E0%A4%A', '/urunler/%25E0%25A4%25A'],
  ['/urun/%?sayfa=%', '/urun/%25'],
  ['/%ff', '/%25ff'],
])('answers the address %s, which cannot be read, with the not-found page', async (address, path) => {
  const response = await get(address);
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response.toLowerCase()).toContain('content-type: text/html; charset=utf-8');
  expect(response).toContain(`<h1>Sayfa bulunamadı</h1>${path}`);
});

it('refuses the address of a picture that cannot be read as one that is not there', async () => {
  const response = await get('/gorsel/%E0%A4%A');
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  safe(response);
});

it('routes an address whose escapes can be read as it is', async () => {
  expect(await get('/%C4%B1s%C4%B1')).toContain('/%C4%B1s%C4%B1');
});

it('refuses an address that no route matches', async () => {
  const response = await send('OPTIONS * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  safe(response);
  expect(await get('*')).toContain('nosniff');
});

it.each([
  ['a head that is too long', () => get('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
  ['what is no HTTP', () => send('Merhaba\r\n\r\n'), 400],
])('refuses %s', async (_what, ask, status) => {
  const response = await ask();
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toContain('İstek anlaşılamadı.');
  safe(response);
});

it.each(['http://evil.example/', 'HTTPS://evil.example:1/urunler?a=1', 'http://evil.example', 'http://x?a'])(
  'takes the full address %s for its path',
  async (address) => {
    const response = await get(address);
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).not.toContain('evil');
  },
);

it.each(['/x/../urunler', '/x/%2e%2E/urunler', '/x\\..\\urunler', '/./urunler'])(
  'takes %s for no spelling of the page it would be read as',
  async (address) => {
    expect(await get(address)).toContain('<h1>Sayfa bulunamadı</h1>/yok');
  },
);

it('leads an address with a slash at its end to the one without', async () => {
  const response = await get('/urunler/?sayfa=2');
  expect(response).toMatch(/^HTTP\/1\.1 301 /);
  expect(response.toLowerCase()).toContain('location: /urunler?sayfa=2\r\n');
  expect(await get('//evil.example/')).toMatch(/^HTTP\/1\.1 200 /);
});

it('logs no more than the beginning of a path', async () => {
  await get(`/${'uzun'.repeat(1_000)}`);
  expect(api.log()).toContain('uzunuzun');
  expect(api.log()).not.toContain('uzun'.repeat(60));
});
