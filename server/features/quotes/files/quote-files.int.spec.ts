import { Disk } from 'flydrive';
import { Clock } from '../../../kernel/clock/clock.js';
import { privateFileKey } from '../../../kernel/files/private-files.js';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import { openTestQuotes, type TestQuotes, TEST_STAFF, uploadedFile } from '../../../testing/quotes.js';
import { QuoteFileSweeper } from './quote-file.sweeper.js';
import { QUOTE_FILES } from './quote-files.js';

const FILES = `mutation ($input: RequestQuoteInput!) { quote: requestQuote(input: $input) { id linkToken files { name } } }`;
const REPLY = 'mutation ($input: ReplyToQuoteInput!) { replyToQuote(input: $input) { version } }';
const THREAD =
  'query ($token: String!) { read: quoteByToken(token: $token) { messages { side message files { id name } } } }';

let shop: TestQuotes;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => shop.close());

const asked = async (file: string, email: string) => {
  const buyer = { name: 'Ayşe Işık', email, phone: '0532 111 22 33' };
  const input = { buyer, lines: [{ text: 'Vana', quantity: 1 }], files: [file] };
  const { quote } = await shop
    .browser()
    .ask<{ quote: { id: string; linkToken: string; files: { name: string }[] } }>(FILES, { input });
  return quote;
};

const disk = () => shop.app.get(Disk, { strict: false });
const sweep = () =>
  shop.dataSource.transaction((transaction) =>
    new QuoteFileSweeper(disk(), shop.app.get(Clock)).sweep(transaction, 100),
  );
const rowsOf = (id: string) => shop.dataSource.query<object[]>('SELECT FROM quote_file WHERE id = $1', [id]);

it('deletes the files of a buyer who was erased, and nobody reads them before', async () => {
  const gone = await uploadedFile(shop);
  const kept = await uploadedFile(shop);
  const quote = await asked(gone, 'silinen@ornek.com');
  await asked(kept, 'kalan@ornek.com');
  const erased = await shop.dataSource.transaction((transaction) =>
    shop.app
      .get(StreamKeys, { strict: false })
      .eraseAllOf(transaction, { email: 'silinen@ornek.com' }, { category: 'quote', cause: TEST_STAFF }),
  );
  expect(erased).toBe(1);
  const staff = await shop.staff(['quotes']);
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
  const url = `/admin/teklifler/${quote.id}/dosya/${gone}`;
  expect((await shop.app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
  expect(await sweep()).toBe(1);
  expect([await disk().exists(privateFileKey(QUOTE_FILES, gone)), await rowsOf(gone)]).toEqual([false, []]);
  expect([await disk().exists(privateFileKey(QUOTE_FILES, kept)), await rowsOf(kept)]).toEqual([true, [{}]]);
  expect(await sweep()).toBe(0);
});

it('gives the files of a reply to who has the link, to staff, and to nobody by another link', async () => {
  const drawing = await uploadedFile(shop, { name: 'Onaylı çizim.csv', payload: 'DN;50' });
  const foreign = await uploadedFile(shop);
  const quote = await asked(await uploadedFile(shop), 'alan@ornek.com');
  const other = await asked(foreign, 'baska@ornek.com');
  const staff = await shop.staff(['quotes']);
  const input = { id: quote.id, message: 'Çizim ekte', files: [drawing] };
  await staff.ask(REPLY, { input });
  expect(await staff.codeOf(REPLY, { input: { ...input, files: [foreign] } })).toBe('QUOTE_FILE_GONE');
  const { read } = await shop
    .browser()
    .ask<{ read: { messages: object[] } }>(THREAD, { token: quote.linkToken });
  expect(read.messages).toEqual([
    { side: 'SHOP', message: 'Çizim ekte', files: [{ id: drawing, name: 'Onaylı çizim.csv' }] },
  ]);
  const get = (token: string, id = drawing) => shop.app.inject({ url: `/teklif/${token}/dosya/${id}` });
  const found = await get(quote.linkToken);
  expect([found.statusCode, found.body]).toEqual([200, 'DN;50']);
  expect((await get(other.linkToken)).body).not.toContain('DN;50');
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
  const url = `/admin/teklifler/${quote.id}/dosya/${drawing}`;
  expect((await shop.app.inject({ url, headers: { cookie } })).body).toBe('DN;50');
});

it.each([
  ['an emoji', `${'a'.repeat(114)}🔧🔧🔧.csv`, `${'a'.repeat(114)}🔧🔧.csv`],
  ['an ending of emojis', `liste.${'🔧'.repeat(130)}`, /^(?:\P{Surrogate})+$/u],
])('cuts a name at most before %s', async (_what, name, expected) => {
  const quote = await asked(
    await uploadedFile(shop, { name: name.endsWith('.csv') ? name : `${name}.csv` }),
    'ad@ornek.com',
  );
  const stored = quote.files[0]?.name ?? '';
  expect(stored).toMatch(expected);
  expect(Array.from(stored).length).toBeLessThanOrEqual(120);
});
