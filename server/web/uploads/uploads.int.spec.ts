import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';

const MEGABYTE = 1_024 * 1_024;
/** Longer than a refused upload is drained, far shorter than a connection is kept. */
const AT_ONCE_MS = 15_000;

let api: TestApi;
let port: number;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api.app.getHttpServer().address() as AddressInfo);
  staff = await api.staff(['catalog', 'import']);
});

afterAll(() => api.close());

interface Sending {
  path: string;
  method?: string;
  contentType?: string;
  /** Of the header; chunked without it. */
  declared?: number;
  /** Sent as long as the connection takes it. */
  bytes: number;
  headers?: Record<string, string>;
}

/** What a sender gets until the server closes the connection; `sent` are the bytes that were taken meanwhile. */
async function send(sending: Sending) {
  const { path, declared, bytes, headers = cookieOf(staff) } = sending;
  const { method = 'POST', contentType = 'image/png' } = sending;
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (chunk) => received.push(chunk)).on('error', () => undefined);
  const length =
    declared === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(declared) };
  const lines = Object.entries({ host: 'localhost', 'content-type': contentType, ...length, ...headers });
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  const begun = performance.now();
  const sent = await write(socket, bytes, declared === undefined);
  await Promise.race([closed, wait(AT_ONCE_MS)]);
  const [head = '', body = ''] = Buffer.concat(received).toString().split('\r\n\r\n');
  const isClosed = socket.destroyed;
  socket.destroy();
  return {
    status: Number(head.split(' ')[1]),
    head: head.toLowerCase(),
    body,
    sent,
    isClosed,
    ms: performance.now() - begun,
  };
}

async function write(socket: Socket, bytes: number, isChunked: boolean): Promise<number> {
  const part = Buffer.alloc(64 * 1_024, 1);
  let sent = 0;
  while (sent < bytes && !socket.destroyed && socket.writable) {
    if (isChunked) socket.write(`${part.length.toString(16)}\r\n`);
    const isTaken = socket.write(part);
    if (isChunked) socket.write('\r\n');
    sent += part.length;
    if (isTaken) continue;
    await new Promise<void>((resolve) => socket.once('drain', resolve).once('close', () => resolve()));
  }
  if (isChunked && socket.writable) socket.write('0\r\n\r\n');
  return sent;
}

const cookieOf = ({ cookies, headers }: TestBrowser) => ({
  ...headers,
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

const ROUTES = [
  ['/admin/gorsel', 'PICTURE_FILE_TOO_LARGE'],
  ['/admin/belge', 'DOCUMENT_TOO_LARGE'],
  ['/admin/excel-ice-aktar/dosya?ad=liste.csv', 'SPREADSHEET_TOO_LARGE'],
] as const;

describe.each(ROUTES)('%s', (path, code) => {
  it('refuses a file whose length is too much without waiting for it, and closes the connection', async () => {
    const { status, head, body, isClosed, ms } = await send({ path, declared: 200 * MEGABYTE, bytes: 0 });
    expect([status, isClosed]).toEqual([413, true]);
    expect(head).toContain('connection: close');
    expect(JSON.parse(body)).toMatchObject({ code });
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });

  it('answers who sends too much without saying so, and closes the connection', async () => {
    const { status, head, body, isClosed } = await send({ path, bytes: 21 * MEGABYTE });
    expect([status, isClosed]).toEqual([413, true]);
    expect(head).toContain('connection: close');
    expect(body).toContain(code);
  });

  it('does not go on reading what a stranger sends', async () => {
    const { status, sent, isClosed } = await send({ path, bytes: 400 * MEGABYTE, headers: {} });
    expect([status, isClosed]).toEqual([401, true]);
    expect(sent).toBeLessThan(100 * MEGABYTE);
  });
});

const BODY_AT_ONCE = 100 * MEGABYTE;

describe('a body that nobody reads', () => {
  it.each<[string, Omit<Sending, 'bytes'>]>([
    ['an unknown address', { path: '/yok' }],
    ['a page', { path: '/urunler' }],
    ['a page that is only read', { path: '/urunler', method: 'GET' }],
    ['another method of an upload', { path: '/admin/gorsel', method: 'PUT' }],
    ['GraphQL as JSON', { path: '/graphql', contentType: 'application/json' }],
    ['GraphQL as a file', { path: '/graphql' }],
    ['the form of visitors', { path: '/iletisim', contentType: 'application/x-www-form-urlencoded' }],
    ['the form of visitors as a file', { path: '/iletisim' }],
    ['an upload in a form', { path: '/admin/gorsel', contentType: 'multipart/form-data; boundary=x' }],
    ['a file of a quote', { path: '/teklif-dosyasi?ad=a.pdf' }],
    ['a file of a message', { path: '/mesaj-dosyasi?ad=a.pdf' }],
    ['a material list', { path: '/malzeme-listesi-dosyasi?ad=a.csv' }],
    ['a receipt', { path: '/odeme-dekontu?ad=a.pdf' }],
    ['health', { path: '/health', method: 'GET' }],
  ])('ends the connection at once for %s', async (_where, request) => {
    for (const declared of [undefined, 400 * MEGABYTE]) {
      const { status, head, sent, isClosed } = await send({
        ...request,
        declared,
        bytes: 400 * MEGABYTE,
        headers: {},
      });
      expect([declared, isClosed]).toEqual([declared, true]);
      expect(sent).toBeLessThan(BODY_AT_ONCE);
      if (status) expect(head).toContain('connection: close');
    }
  });
});

it.each(['/teklif-dosyasi?ad=a.pdf', '/mesaj-dosyasi?ad=a.pdf', '/malzeme-listesi-dosyasi?ad=a.csv'])(
  'takes it that a sender leaves %s at any time',
  async (path) => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.prependListener('uncaughtException', note);
    await Promise.all(Array.from({ length: 40 }, (_, afterMs) => leave(path, afterMs)));
    await wait(200);
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  },
);

async function leave(path: string, afterMs: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\nDN;50\n`);
  await wait(afterMs);
  socket.destroy();
}
