import { createHash } from 'node:crypto';
import type { TestBrowser } from '../../testing/browser.js';
import { type ImportApi, openImportApi } from '../../testing/import-api.js';

const MEGABYTE = 1_024 * 1_024;
const FORM = '--x\r\nContent-Disposition: form-data; name="dosya"\r\n\r\na;b\r\n--x--\r\n';

let shop: ImportApi;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await openImportApi();
  staff = await shop.api.staff(['import']);
});

afterAll(() => shop.close());

const send = (
  payload: Buffer | string,
  headers: Record<string, string>,
  url = 'admin/excel-ice-aktar/dosya',
  sender = staff,
) => {
  const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return shop.api.app.inject({
    method: 'POST',
    url: `/${url}`,
    payload,
    headers: { ...headers, cookie, ...sender.headers },
  });
};

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function storedHash(id: string): Promise<string> {
  const { importRun } = await staff.ask<{ importRun: { fileHash: string } }>(
    'query ($id: ID!) { importRun(id: $id) { fileHash } }',
    { id },
  );
  return importRun.fileHash;
}

/** «Şofben İç Ünite;Isıtıcı» as Turkish Windows saves it. */
const WINDOWS_1254 = Buffer.concat([
  Buffer.from('Urun_Adi;Kategori\n'),
  Buffer.from([
    0xde, 0x6f, 0x66, 0x62, 0x65, 0x6e, 0x20, 0xdd, 0xe7, 0x3b, 0x49, 0x73, 0xfd, 0x74, 0xfd, 0x63, 0xfd,
  ]),
]);

it.each([
  ['text/plain', WINDOWS_1254],
  ['text/plain; charset=windows-1254', WINDOWS_1254],
  ['text/csv', WINDOWS_1254],
  ['application/json', Buffer.from('{"Urun_Adi": "Pompa"}')],
  ['application/json', Buffer.from('not JSON at all')],
  ['application/x-www-form-urlencoded', Buffer.from('a=1&b=2')],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', WINDOWS_1254],
  ['nonsense', WINDOWS_1254],
])('stores the bytes of a file sent as %s as they are', async (contentType, bytes) => {
  const response = await send(bytes, { 'content-type': contentType });
  expect(response.statusCode).toBe(201);
  expect(await storedHash(response.json<{ id: string }>().id)).toBe(hashOf(bytes));
});

it.each(['text/plain', 'application/json'])('takes five megabytes sent as %s', async (contentType) => {
  const bytes = Buffer.alloc(5 * MEGABYTE, 'a;b\n');
  const response = await send(bytes, { 'content-type': contentType });
  expect(response.statusCode).toBe(201);
  expect(await storedHash(response.json<{ id: string }>().id)).toBe(hashOf(bytes));
});

it.each(['multipart/form-data; boundary=x', 'Multipart/Mixed; boundary=x'])(
  'refuses a file that comes inside of a form (%s)',
  async (contentType) => {
    const response = await send(FORM, { 'content-type': contentType });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: 'UPLOAD_IS_FORM',
      message: expect.stringContaining('isteğin gövdesi dosyanın kendisi olmalıdır') as string,
    });
  },
);

it.each(['application/octet-stream', 'multipart/form-data; boundary=x', 'text/csv'])(
  'refuses %s at a route that takes no file',
  async (contentType) => {
    const response = await send('a;b', { 'content-type': contentType }, 'graphql');
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  },
);

it('still limits what is sent as text to a route that takes no file', async () => {
  const response = await send(Buffer.alloc(2 * MEGABYTE, 'a'), { 'content-type': 'text/plain' }, 'graphql');
  expect(response.statusCode).toBe(413);
});

it('takes ten files of a person that nobody has read yet, and not one more', async () => {
  const busy = await shop.api.staff(['import']);
  const other = await shop.api.staff(['import']);
  const upload = (sender: TestBrowser) => send('a;b', { 'content-type': 'text/csv' }, undefined, sender);
  for (let file = 0; file < 10; file++) expect((await upload(busy)).statusCode).toBe(201);
  const refused = await upload(busy);
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'IMPORTS_WAITING' }]);
  expect((await upload(other)).statusCode).toBe(201);
});
