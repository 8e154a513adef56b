import ExcelJS from 'exceljs';
import { DataSource } from 'typeorm';
import { MAX_TEXT } from './material-list.limits.js';
import { MaterialListSweeper } from './material-list.sweeper.js';
import { Clock } from '../../kernel/clock/clock.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';

const MATCH = 'mutation ($text: String!) { list: matchMaterialList(input: { text: $text }) { id } }';
const READ = `query ($id: ID!) { list: materialList(id: $id) { id fileName sheetName lines { place status productId quantity
  rows { text quantity } candidates { product { id sku } } } } }`;
const UPDATE = `mutation ($id: ID!, $place: Int!, $input: MaterialLineInput!) {
  list: updateMaterialLine(id: $id, place: $place, input: $input) { id } }`;
const REMATCH = 'mutation ($id: ID!) { list: rematchMaterialList(id: $id) { id } }';
const ADD = `mutation ($input: AddLinesInput!) { added: addLines(input: $input) { addedCount cart { lines { quantity } }
  refused { index code message } } }`;

interface List {
  id: string;
  fileName: string | null;
  sheetName: string | null;
  lines: {
    place: number;
    status: string;
    productId: string | null;
    quantity: number;
    rows: { text: string; quantity: string | null }[];
    candidates: { product: { id: string; sku: string } }[];
  }[];
}

let api: TestApi;
let dataSource: DataSource;

beforeAll(async () => {
  api = await openTestApi();
  dataSource = api.app.get(DataSource);
  await dataSource.query(
    `INSERT INTO product (id, slug, name, sku, base_price_kurus)
     SELECT gen_random_uuid(), 'urun-' || n, 'Kelebek Vana DN ' || n, 'KOD-' || lpad(n::text, 3, '0'), 1000 + n
     FROM generate_series(1, 220) AS n`,
  );
});
afterAll(() => api.close());

const create = async (browser: TestBrowser, text: string) =>
  (await browser.ask<{ list: { id: string } }>(MATCH, { text })).list.id;
const read = async (browser: TestBrowser, id: string) =>
  (await browser.ask<{ list: List | null }>(READ, { id })).list;

async function upload(browser: TestBrowser, bytes: Buffer, name: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: `/malzeme-listesi-dosyasi?ad=${encodeURIComponent(name)}`,
    payload: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      ...browser.headers,
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });
  return {
    status: response.statusCode,
    body: response.json<{ id: string; code?: string }>(),
    cookies: response.cookies,
  };
}

it('belongs to the guest who made it and is unknown to everybody else', async () => {
  const guest = api.browser();
  const id = await create(guest, 'KOD-001\t2');
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(await read(guest, id)).toMatchObject({ lines: [{ status: 'FOUND', quantity: 2 }] });
  for (const other of [api.browser(), await api.customer(), await api.staff()]) {
    expect(await read(other, id)).toBeNull();
    await expect(other.ask(REMATCH, { id })).rejects.toThrow('NOT_FOUND');
    const change = { id, place: 0, input: { quantity: 5 } };
    await expect(other.ask(UPDATE, change)).rejects.toThrow('NOT_FOUND');
  }
  expect(await read(guest, id)).toMatchObject({ lines: [{ quantity: 2 }] });
});

it('takes the longest text also where each letter has two bytes', async () => {
  const guest = api.browser();
  const id = await create(guest, 'ğ'.repeat(MAX_TEXT));
  expect(await read(guest, id)).toMatchObject({ lines: [{ status: 'NOT_FOUND' }] });
  await expect(create(guest, 'ğ'.repeat(MAX_TEXT + 1))).rejects.toThrow('BAD_USER_INPUT');
});

it('stays with a guest who signs in, and goes to their account with the next change', async () => {
  const guest = api.browser();
  const id = await create(guest, 'KOD-006\t2');
  const input = {
    name: 'Nurgül Şahinöz',
    email: 'nurgul-liste@ornek.com',
    password: 'uzun-bir-parola-1',
    passwordConfirmation: 'uzun-bir-parola-1',
    acceptsTerms: true,
  };
  await guest.ask('mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input });
  await guest.ask('mutation { mergeCart { itemCount } }');
  expect(await read(guest, id)).not.toBeNull();
  await guest.ask(UPDATE, { id, place: 0, input: { quantity: 7 } });
  const [{ owner } = { owner: '' }] = await dataSource.query<{ owner: string }[]>(
    'SELECT owner FROM material_list WHERE id = $1',
    [id],
  );
  expect(owner).toMatch(/^customer:/);
});

it('opens for its customer, and for no guest', async () => {
  const customer = await api.customer();
  const id = await create(customer, 'KOD-002\t3');
  expect(await read(customer, id)).not.toBeNull();
  expect(await read(api.browser(), id)).toBeNull();
});

it('keeps what was chosen over a new match, and takes only candidates', async () => {
  const guest = api.browser();
  const id = await create(guest, 'kelebek vana\t4');
  const [line] = (await read(guest, id))?.lines ?? [];
  const productId = line?.candidates[1]?.product.id ?? '';
  expect(line).toMatchObject({ status: 'CHOOSE', productId: null });
  await guest.ask(UPDATE, { id, place: 0, input: { productId } });
  await guest.ask(REMATCH, { id });
  expect(await read(guest, id)).toMatchObject({ lines: [{ productId, quantity: 4 }] });
  const foreign = { productId: '00000000-0000-4000-8000-000000000000' };
  await expect(guest.ask(UPDATE, { id, place: 0, input: foreign })).rejects.toThrow('NOT_FOUND');
  await guest.ask(UPDATE, { id, place: 0, input: { productId: null } });
  expect(await read(guest, id)).toMatchObject({ lines: [{ productId: null }] });
});

it('reads a workbook: the fullest sheet, dates and numbers for codes, formulas as plain results', async () => {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Kapak').addRow(['B Blok']);
  const sheet = workbook.addWorksheet('Mekanik');
  sheet.addRows([
    ['Sıra', 'Kod', 'Malzeme', 'Birim', 'Miktar'],
    [1, 'KOD-003', 'Kelebek vana', 'ad.', { formula: '2*3', result: 6 }],
    [2, new Date(Date.UTC(2026, 4, 10)), 'Conta', 'tk', 2],
    [3, '=HYPERLINK("http://example.com")', '', 'ad', 1],
  ]);
  const guest = api.browser();
  const { status, body, cookies } = await upload(
    guest,
    Buffer.from(await workbook.xlsx.writeBuffer()),
    'mahmutbey.xlsx',
  );
  expect(status).toBe(201);
  for (const { name, value } of cookies) guest.cookies.set(name, value);
  const list = await read(guest, body.id);
  expect(list).toMatchObject({ fileName: 'mahmutbey.xlsx', sheetName: 'Mekanik' });
  expect(list?.lines.map(({ status: what, rows: [row] }) => [what, row?.text, row?.quantity])).toEqual([
    ['FOUND', 'KOD-003 Kelebek vana', '6 ad.'],
    ['NOT_FOUND', '10.05.2026 Conta', '2 tk'],
    ['NOT_FOUND', '=HYPERLINK("http://example.com")', '1 ad'],
  ]);
});

it('refuses what is no sheet, what is too large, and a form', async () => {
  const guest = api.browser();
  const pdf = await upload(guest, Buffer.from('%PDF-1.7 ...'), 'liste.pdf');
  expect([pdf.status, pdf.body.code]).toEqual([415, 'SPREADSHEET_UNKNOWN_KIND']);
  const large = await upload(guest, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'liste.csv');
  expect([large.status, large.body.code]).toEqual([413, 'SPREADSHEET_TOO_LARGE']);
});

it('adds 190 of 200 lines to the cart at once and names the ten wrong ones', async () => {
  const guest = api.browser();
  const rows = Array.from({ length: 200 }, (_, index) =>
    index % 20 === 7 ? `BİLİNMEYEN-${index} 1 ad` : `KOD-${String(index + 1).padStart(3, '0')} 2 ad`,
  );
  const id = await create(guest, rows.join('\n'));
  const lines = (await read(guest, id))?.lines ?? [];
  const found = lines.filter(({ status }) => status === 'FOUND');
  const wrong = lines.filter(({ status }) => status === 'NOT_FOUND');
  expect([found.length, wrong.length]).toEqual([190, 10]);
  expect(wrong.every(({ rows: [row] }) => row?.text.startsWith('BİLİNMEYEN-'))).toBe(true);
  const input = { lines: found.map(({ productId, quantity }) => ({ productId, quantity })) };
  const { added } = await guest.ask<{
    added: { addedCount: number; refused: unknown[]; cart: { lines: unknown[] } };
  }>(ADD, { input });
  expect([added.addedCount, added.refused, added.cart.lines.length]).toEqual([190, [], 190]);
});

it('adds what can be added, and says of each other line why not', async () => {
  const guest = api.browser();
  const products = await dataSource.query<{ id: string }[]>(
    "SELECT id FROM product WHERE sku LIKE 'KOD-%' ORDER BY sku",
  );
  const unknown = '00000000-0000-4000-8000-000000000000';
  const input = {
    lines: [
      { productId: unknown, quantity: 1 },
      ...products.map(({ id }) => ({ productId: id, quantity: 1 })),
    ],
  };
  const { added } = await guest.ask<{
    added: { addedCount: number; refused: { index: number; code: string }[]; cart: { lines: unknown[] } };
  }>(ADD, { input });
  expect(added.cart.lines).toHaveLength(200);
  expect(added.addedCount).toBe(200);
  expect(added.refused[0]).toMatchObject({ index: 0, code: 'PRODUCT_NOT_FOUND' });
  expect(added.refused.slice(1).map(({ code }) => code)).toEqual(
    Array.from({ length: 20 }, () => 'CART_FULL'),
  );
  const again = await guest.ask<{ added: { addedCount: number } }>(ADD, {
    input: { lines: input.lines.slice(1, 3) },
  });
  expect(again.added.addedCount).toBe(2);
});

it("knows a customer's own part numbers from their quotes, and nobody else's", async () => {
  const customer = await api.customer();
  const [product] = await dataSource.query<{ id: string }[]>("SELECT id FROM product WHERE sku = 'KOD-005'");
  const input = {
    buyer: { name: 'Nurgül Şahinöz', email: 'nurgul@ornek.com', phone: '0532 111 22 33' },
    lines: [{ productId: product?.id, ownPartNumber: 'MEK-7731', quantity: 1 }],
    filledInSeconds: 30,
  };
  await customer.ask('mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id } }', {
    input,
  });
  const own = await read(customer, await create(customer, 'mek 7731\t1 tk'));
  expect(own?.lines).toMatchObject([{ status: 'FOUND', productId: product?.id }]);
  const guest = api.browser();
  expect((await read(guest, await create(guest, 'mek 7731\t1 tk')))?.lines).toMatchObject([
    { status: 'NOT_FOUND' },
  ]);
});

it('is gone after thirty days', async () => {
  const guest = api.browser();
  const id = await create(guest, 'KOD-004\t1');
  await dataSource.query("UPDATE material_list SET expires_at = now() - interval '1 second' WHERE id = $1", [
    id,
  ]);
  expect(await read(guest, id)).toBeNull();
  const sweeper = new MaterialListSweeper(api.app.get(Clock));
  const swept = await dataSource.transaction((transaction) => sweeper.sweep(transaction, 100));
  expect(swept).toBe(1);
});
