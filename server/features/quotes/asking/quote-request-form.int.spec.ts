import { ConsentExport } from '../../consents/index.js';
import { openTestQuotes, QUOTE_BUYER, type TestQuotes, uploadedFile } from '../../../testing/quotes.js';

const REQUEST = `mutation ($input: RequestQuoteInput!) {
  requestQuote(input: $input) {
    id number origin linkToken purchaseReferences { project purchaseOrder } files { id name mediaType bytes }
  }
}`;
const SEND = `mutation ($input: SendQuoteMessageInput!) {
  sendQuoteMessage(input: $input) { messages { message files { id name } } }
}`;

const CONSENT_TEXT = '{ checkoutOptions { marketingConsent { slug version hash } } }';

/** Pages that are not found. */
const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage() {
  return { status: 404, html: 'Sayfa bulunamadı', headers: {}, inlineScripts: [], cacheable: true };
}`;

interface Requested {
  id: string;
  number: string;
  origin: string;
  linkToken: string;
  files: { id: string; name: string; mediaType: string; bytes: number }[];
}

let shop: TestQuotes;

beforeAll(async () => {
  shop = await openTestQuotes({ entry: ENTRY, environment: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => shop.close());

const inputOf = (change: object = {}) => ({
  buyer: QUOTE_BUYER,
  lines: [{ text: 'DN 50 küresel vana', quantity: 3 }],
  ...change,
});

const request = async (change?: object) =>
  (await shop.browser().ask<{ requestQuote: Requested }>(REQUEST, { input: inputOf(change) })).requestQuote;

const consentsOf = async (email: string) =>
  (await new ConsentExport(shop.dataSource).latest()).filter(({ recipient }) => recipient === email);

const storedConsents = (quoteId: string) =>
  shop.dataSource.query<object[]>(
    `SELECT channel, source, is_granted AS "isGranted", text_slug AS slug, text_version AS version, text_hash AS hash
     FROM consent WHERE quote_id = $1 ORDER BY channel`,
    [quoteId],
  );

const upload = (name: string, payload: string | Buffer) =>
  shop.app.inject({
    method: 'POST',
    url: `/teklif-dosyasi?ad=${encodeURIComponent(name)}`,
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  });

it('records where it began, the references of the buyer and their files', async () => {
  const file = await uploadedFile(shop, { name: 'C:\\Belgeler\\İş listesi.csv' });
  const quote = await request({ origin: 'CART', references: { project: 'B Blok' }, files: [file] });
  expect(quote).toMatchObject({
    origin: 'CART',
    purchaseReferences: { project: 'B Blok', purchaseOrder: null },
    files: [{ id: file, name: 'İş listesi.csv', mediaType: 'text/csv', bytes: 10 }],
  });
});

it('makes one quote of a request that is sent again, also at once, and refuses another one under its key', async () => {
  const idempotencyKey = 'anahtar-0123456789abcdef';
  const sent = await Promise.all(Array.from({ length: 6 }, () => request({ idempotencyKey })));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect((await request({ idempotencyKey })).id).toBe(sent[0]?.id);
  const input = inputOf({ idempotencyKey, message: 'Başka' });
  expect(await shop.browser().codeOf(REQUEST, { input })).toBe('REQUEST_CONFLICT');
});

it('refuses a form that was filled in faster than anybody reads it', async () => {
  const input = inputOf({ filledInSeconds: 2 });
  expect(await shop.browser().codeOf(REQUEST, { input })).toBe('QUOTE_REQUEST_REFUSED');
  expect((await request({ filledInSeconds: 3 })).number).toMatch(/^TKL-/);
});

it('takes what a customer sends at once: their form was filled in already', async () => {
  const customer = await shop.customer();
  expect(await customer.codeOf(REQUEST, { input: inputOf({ filledInSeconds: 1 }) })).toBe('accepted');
});

it.each([
  ['a program', 'liste.exe', 'MZ'],
  ['a page named as a picture', 'resim.png', '<!doctype html>'],
  ['a picture named as a list', 'liste.xlsx', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['an empty list', 'liste.csv', ''],
])('refuses %s as a file', async (_what, name, payload) => {
  const response = await upload(name, payload);
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: 'QUOTE_FILE_UNKNOWN_KIND' });
});

it('refuses a file of more than 10 MB', async () => {
  const response = await upload('cizim.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10_485_760)]));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ code: 'QUOTE_FILE_TOO_LARGE' });
});

it('gives a file of one quote to no other', async () => {
  const file = await uploadedFile(shop);
  await request({ files: [file] });
  expect(await shop.browser().codeOf(REQUEST, { input: inputOf({ files: [file] }) })).toBe('QUOTE_FILE_GONE');
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await shop.browser().codeOf(REQUEST, { input: inputOf({ files: [unknown] }) })).toBe(
    'QUOTE_FILE_GONE',
  );
});

it('gives files of request and messages to who has the link, and to staff of quotes', async () => {
  const [asked, sent, foreign] = await Promise.all([
    uploadedFile(shop, { name: 'Ölçü çizimi.csv' }),
    uploadedFile(shop, { name: 'ek.csv', payload: 'a;b' }),
    uploadedFile(shop),
  ]);
  const { id, linkToken } = await request({ files: [asked] });
  await request({ files: [foreign] });
  const written = await shop.browser().ask<{ sendQuoteMessage: { messages: { files: object[] }[] } }>(SEND, {
    input: { token: linkToken, message: 'Ek liste', files: [sent] },
  });
  expect(written.sendQuoteMessage.messages[0]?.files).toEqual([{ id: sent, name: 'ek.csv' }]);
  const get = (file: string, token = linkToken) => shop.app.inject({ url: `/teklif/${token}/dosya/${file}` });
  const found = await get(asked);
  expect([found.statusCode, found.body]).toEqual([200, 'KV-100;12\n']);
  expect(found.headers).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Ölçü çizimi.csv')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(sent)).body).toBe('a;b');
  for (const other of [foreign, 'x', '%00']) expect((await get(other)).statusCode).toBe(404);
  expect((await get(asked, 'a'.repeat(48))).statusCode).toBe(404);
  const staff = await shop.staff(['quotes']);
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
  const ofStaff = await shop.app.inject({
    url: `/admin/teklifler/${id}/dosya/${asked}`,
    headers: { cookie },
  });
  expect(ofStaff.statusCode).toBe(200);
  expect((await shop.app.inject({ url: `/admin/teklifler/${id}/dosya/${asked}` })).statusCode).toBe(401);
});

it('tells the secret of the link to the buyer alone', async () => {
  const customer = await shop.customer();
  const quote = await shop.request(customer);
  const read = await customer.ask<{ quote: { linkToken: string } }>(
    'query ($id: ID!) { quote(id: $id) { linkToken } }',
    { id: quote.id },
  );
  expect(read.quote.linkToken).toBe(shop.tokenOf(quote, 0));
  const staff = await shop.staff(['quotes']);
  expect(await staff.ask('query ($id: ID!) { adminQuote(id: $id) { linkToken } }', { id: quote.id })).toEqual(
    {
      adminQuote: { linkToken: null },
    },
  );
});

it('takes every request of a mailbox that had enough mails, and says which ones are not confirmed there', async () => {
  const sent = `mutation ($input: RequestQuoteInput!) { quote: requestQuote(input: $input) { version isAcknowledged } }`;
  const limited = await openTestQuotes();
  try {
    const buyer = { ...QUOTE_BUYER, email: 'kurban@ornek.com' };
    const answers = [];
    for (let count = 0; count < 10; count += 1) {
      const { quote } = await limited
        .browser()
        .ask<{ quote: { isAcknowledged: boolean } }>(sent, { input: inputOf({ buyer }) });
      answers.push(quote.isAcknowledged);
    }
    expect(answers).toEqual([...Array<boolean>(8).fill(true), false, false]);
    const mails = await limited.dataSource.query<object[]>(
      `SELECT reaction FROM outbox WHERE reaction = 'quote-received-mail'`,
    );
    expect(mails).toHaveLength(8);
  } finally {
    await limited.close();
  }
});

it('records what was agreed to with a request, of customers and of guests, and only where it was', async () => {
  const { checkoutOptions } = await shop
    .browser()
    .ask<{ checkoutOptions: { marketingConsent: object } }>(CONSENT_TEXT);
  const { marketingConsent } = checkoutOptions;
  const customer = await shop.customer();
  const email = 'izinli-misafir@example.com';
  const buyer = { ...QUOTE_BUYER, email };
  await customer.ask(REQUEST, { input: inputOf() });
  await request({ buyer });
  expect(await consentsOf(email)).toEqual([]);
  const { id } = await request({ buyer, marketingConsent });
  expect(await consentsOf(email)).toMatchObject([
    { channel: 'EPOSTA', status: 'ONAY', recipientKind: 'BIREYSEL' },
  ]);
  expect(await storedConsents(id)).toEqual(
    ['call', 'email', 'sms'].map((channel) => ({
      channel,
      source: 'quote',
      isGranted: true,
      ...marketingConsent,
    })),
  );
  await customer.ask(REQUEST, { input: inputOf({ marketingConsent }) });
  const { myConsents } = await customer.ask<{ myConsents: object[] }>(
    '{ myConsents { channel isGranted source } }',
  );
  expect(myConsents).toEqual(
    ['EMAIL', 'SMS', 'CALL'].map((channel) => ({ channel, isGranted: true, source: 'QUOTE' })),
  );
  const recorded = await shop.dataSource.query<object[]>(
    `SELECT data::jsonb -> 'marketingConsent' AS text FROM event WHERE type = 'QuoteRequested' AND stream LIKE '%' || $1`,
    [id],
  );
  expect(recorded).toEqual([{ text: marketingConsent }]);
});

it('refuses a consent to a text that the shop never had, and records neither', async () => {
  const email = 'sahte-izin@example.com';
  const marketingConsent = { slug: 'ticari-elektronik-ileti-onayi', version: 1, hash: 'a'.repeat(64) };
  const input = inputOf({ buyer: { ...QUOTE_BUYER, email }, marketingConsent });
  expect(await shop.browser().codeOf(REQUEST, { input })).toBe('CONSENT_TEXT_UNKNOWN');
  expect(await consentsOf(email)).toEqual([]);
});

it('takes a message that is null for one that is left out', async () => {
  const idempotencyKey = 'anahtar-bos-mesaj-01234';
  const first = await request({ idempotencyKey });
  expect((await request({ idempotencyKey, message: null, files: null })).id).toBe(first.id);
});
