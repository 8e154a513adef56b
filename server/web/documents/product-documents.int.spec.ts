import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';

const MEGABYTE = 1_024 * 1_024;

let api: TestApi;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['catalog']);
});

afterAll(() => api.close());

async function send(payload: Buffer) {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/pdf', cookie, ...staff.headers };
  const response = await api.app.inject({ method: 'POST', url: '/admin/belge', payload, headers });
  return { status: response.statusCode, ...response.json<{ id: string; bytes: number; code?: string }>() };
}

const pdf = (bytes = 20) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9)]);

it('serves a document as a file that never runs as a page', async () => {
  const { status, id, bytes } = await send(pdf());
  expect([status, bytes]).toEqual([201, 20]);
  const response = await api.app.inject({ url: `/belge/${id}/teknik-foy.pdf` });
  expect(response.rawPayload).toEqual(pdf());
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="teknik-foy.pdf"',
    'content-length': '20',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

it('accepts 20 MB and refuses one byte more', async () => {
  expect((await send(pdf(20 * MEGABYTE))).status).toBe(201);
  expect(await send(pdf(20 * MEGABYTE + 1))).toMatchObject({ status: 413, code: 'DOCUMENT_TOO_LARGE' });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['the beginning of a beginning', Buffer.from('%PD')],
  ['a page', Buffer.from('<html>%PDF-1.7</html>')],
])('refuses %s', async (_what, bytes) => {
  expect(await send(bytes)).toMatchObject({ status: 415, code: 'NOT_A_DOCUMENT' });
});

it.each([`/belge/${'0'.repeat(32)}/a.pdf`, '/belge/..%2f..%2fpackage.json/a.pdf', '/belge/x/a.pdf'])(
  'returns 404 for %s, which names no document',
  async (url) => {
    expect((await api.app.inject({ url })).statusCode).toBe(404);
  },
);

it('returns 404 for a name that could end a header', async () => {
  const { id } = await send(pdf());
  expect((await api.app.inject({ url: `/belge/${id}/a%22%0d%0ax.pdf` })).statusCode).toBe(404);
});
