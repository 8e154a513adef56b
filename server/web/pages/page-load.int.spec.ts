import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openTestApi, type TestApi } from '../../testing/api.js';

const ENTRY = `
export const canonicalParameters = (path, given) =>
  new URLSearchParams(['arama'].flatMap((name) => given.getAll(name).map((value) => [name, value.trim()])));
export const isUnknownPath = (path) => path.startsWith('/bilinmeyen');
let renders = 0;
export async function renderPage({ url }) {
  renders++;
  if (url.pathname === '/yavas') await new Promise((done) => setTimeout(done, 100));
  if (url.pathname === '/yogun') for (const until = performance.now() + 20; performance.now() < until; );
  const length = url.pathname === '/uzun' ? 1_100_000 : 10;
  const status = url.pathname === '/yok' ? 404 : 200;
  return { status, html: 'renders=' + renders + ' '.repeat(length), headers: {}, inlineScripts: [], cacheable: true };
}`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ entry: ENTRY });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { host: 'shop.test' } });
const rendersSoFar = async (address: string) => Number(/renders=(\d+)/.exec((await get(address)).body)?.[1]);

it('renders one not-found page for all addresses the shop has no screen at', async () => {
  const first = await get('/bilinmeyen-1?a=1');
  const second = await get('/bilinmeyen-2');
  expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
  expect(first.body).toContain('renders=');
  expect(second.body).toBe(first.body);
});

it('asks some of too many visitors to come back, and serves the others', async () => {
  const responses = await Promise.all(
    Array.from({ length: 150 }, (_, index) => get(`/yavas?arama=a${index}`)),
  );
  const busy = responses.filter(({ statusCode }) => statusCode === 503);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(128);
  expect(busy).toHaveLength(22);
  expect(busy[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(busy[0]?.body).toContain('Şu anda çok yoğunuz');
  expect((await get('/yavas?arama=a149')).statusCode).toBe(200);
});

const askAndLeave = async (address: string) => {
  const { port } = api.app.getHttpServer().address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`GET ${address} HTTP/1.1\r\nHost: shop.test\r\n\r\n`);
  socket.resume();
};

it('makes no page for visitors who left while they waited', async () => {
  const before = await rendersSoFar('/once');
  for (let index = 0; index < 60; index += 1) await askAndLeave(`/yavas?arama=b${index}`);
  await pause(50);
  expect((await rendersSoFar('/yavas?arama=son')) - before).toBeLessThan(30);
});

it('sees who left also when every page takes the processor', async () => {
  const before = await rendersSoFar('/simdi');
  await Promise.all(Array.from({ length: 60 }, (_, index) => askAndLeave(`/yogun?arama=c${index}`)));
  expect((await rendersSoFar('/yogun?arama=son')) - before).toBeLessThan(30);
});

it('caches no page that would take the place of many', async () => {
  await get('/uzun');
  expect((await get('/uzun')).headers['x-cache']).toBe('miss');
  await get('/kisa');
  expect((await get('/kisa')).headers['x-cache']).toBe('hit');
});
