import { openTestApi, type TestApi } from '../../testing/api.js';

const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage({ url, refused }) {
  const html = JSON.stringify({ path: url.pathname, ...refused });
  return { status: 200, html, headers: {}, inlineScripts: [], cacheable: true };
}`;
const CONVERSATION = `query ($token: String!) {
  read: contactMessageByToken(token: $token) { entries { text files { id name bytes } } }
}`;
const TEXTS = { ad: 'Can Öz', eposta: 'can@ornek.com', konu: 'other', mesaj: 'Ölçüler ekte' };
const MEGABYTE = 1024 * 1024;
const PDF = Buffer.from('%PDF-1.7\n');

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ entry: ENTRY, environment: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => api.close());

const csv = (name: string, text = 'DN;50\n') => new File([text], name, { type: 'text/csv' });

/** Sends the form as a browser without scripts does. */
async function send(files: File[], change: Record<string, string> = {}, url = '/iletisim') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TEXTS, ...change })) form.append(name, value);
  for (const file of files) form.append('dosya', file);
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  return api.app.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) });
}

interface Refused {
  message: string;
  values: Record<string, string>;
}

async function refusedFor(files: File[], change?: Record<string, string>) {
  const { statusCode, headers, body } = await send(files, change);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  return { statusCode, ...(JSON.parse(body) as Refused) };
}

async function filesOf(location: unknown) {
  const [, token = ''] = /^\/mesaj\/([\w-]{43})$/.exec(String(location)) ?? [];
  const { read } = await api
    .browser()
    .ask<{ read: { entries: { text: string; files: { id: string; name: string; bytes: number }[] }[] } }>(
      CONVERSATION,
      { token },
    );
  const [entry] = read.entries;
  const [first] = entry?.files ?? [];
  const found = first && (await api.app.inject({ url: `/mesaj/${token}/dosya/${first.id}` }));
  return { text: entry?.text, names: entry?.files.map(({ name }) => name), body: found?.body };
}

it('takes files with the form of a browser without scripts', async () => {
  const large = new File([PDF, Buffer.alloc(3 * MEGABYTE)], 'çizim.pdf');
  const sent = await send([csv('İş listesi «şantiye».csv'), large]);
  expect(sent.statusCode).toBe(303);
  expect(await filesOf(sent.headers.location)).toEqual({
    text: 'Ölçüler ekte',
    names: ['İş listesi «şantiye».csv', 'çizim.pdf'],
    body: 'DN;50\n',
  });
});

it('takes the form without a file', async () => {
  const sent = await send([new File([], '')]);
  expect(sent.statusCode).toBe(303);
  expect(await filesOf(sent.headers.location)).toMatchObject({ text: 'Ölçüler ekte', names: [] });
});

it('answers a file that is too large with a page in Turkish that keeps what was typed', async () => {
  const refused = await refusedFor([new File([PDF, Buffer.alloc(10 * MEGABYTE)], 'cizim.pdf')]);
  expect(refused).toMatchObject({ statusCode: 413, values: TEXTS });
  expect(refused.message).toMatch(/10 MB/);
});

it('keeps the files beside one that is refused, and sends them with the next attempt', async () => {
  const refused = await refusedFor([csv('liste.csv'), new File(['MZ'], 'program.exe')]);
  expect(refused).toMatchObject({ statusCode: 415, message: expect.stringMatching(/\.$/) as string });
  const { yuklenen = '' } = refused.values;
  expect(yuklenen).toMatch(/^[0-9a-f-]{36}$/);
  const sent = await send([csv('ek.csv')], { yuklenen });
  expect(await filesOf(sent.headers.location)).toMatchObject({ names: ['liste.csv', 'ek.csv'] });
  const again = await refusedFor([], { yuklenen });
  expect(again).toMatchObject({ statusCode: 422, values: TEXTS });
  expect(again.values).not.toHaveProperty('yuklenen');
});

it('keeps no more files than a message may have, so that the next attempt can be sent', async () => {
  const six = (kind: string) => Array.from({ length: 6 }, (_, index) => csv(`${kind}${index}.csv`));
  const { yuklenen: first = '' } = (await refusedFor(six('a'), { eposta: 'can' })).values;
  const { statusCode, values } = await refusedFor(six('b'), { yuklenen: first });
  expect(statusCode).toBe(400);
  const { yuklenen = '' } = values;
  expect(yuklenen.split(',').slice(0, 6)).toEqual(first.split(','));
  const sent = await send([], { yuklenen });
  expect((await filesOf(sent.headers.location)).names).toHaveLength(10);
});

it('keeps files while a field is corrected', async () => {
  const refused = await refusedFor([csv('liste.csv')], { eposta: 'can' });
  expect(refused.statusCode).toBe(400);
  expect(refused.values.yuklenen).toMatch(/^[0-9a-f-]{36}$/);
});

it('answers more than ten files, too long a text, and what is no form with a page', async () => {
  const many = Array.from({ length: 11 }, (_, index) => csv(`${index}.csv`));
  expect((await refusedFor(many)).statusCode).toBe(413);
  expect((await refusedFor([], { mesaj: 'a'.repeat(200_000) })).statusCode).toBe(413);
  const broken = (type: string) =>
    api.app.inject({
      method: 'POST',
      url: '/iletisim',
      payload: '--x\r\nbozuk',
      headers: { 'content-type': `multipart/form-data${type}` },
    });
  for (const type of ['', '; boundary=x']) {
    const { statusCode, headers } = await broken(type);
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  }
});

it('takes a form with files nowhere else', async () => {
  expect((await send([], {}, '/graphql')).statusCode).toBe(415);
  expect((await send([], {}, '/mesaj-dosyasi?ad=a.csv')).statusCode).toBe(415);
});
