import ExcelJS from 'exceljs';
import type { TestBrowser } from '../../../testing/browser.js';
import { openTestOrders, TEST_BUYER, type TestOrder, type TestOrders } from '../../../testing/orders.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { staffWithPassword } from '../../../testing/second-factor.js';
import { changeUser, PASSWORD } from '../../../testing/sign-in.js';

const RECORDS = `query ($filter: AuditRecordFilter, $sort: AuditSort!, $skip: Int! = 0, $take: Int! = 50) {
  auditRecords(filter: $filter, sort: $sort, skip: $skip, take: $take) { total isTotalExact items {
    id source action actionName requestId isGenuine position hiddenFields data
    actor { kind id name } thing { kind id name } changes { field label before after } } } }`;
const ONE = 'query ($id: ID!) { auditRecord(id: $id) { id action isGenuine hash previousHash } }';
const STATUS = 'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }';
const PRODUCT = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }';
const SETTINGS = 'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }';
const USER = 'mutation ($input: UpdateUserAccountInput!) { updateUserAccount(input: $input) { id } }';
const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id } } }';

interface ShownRecord {
  id: string;
  source: string;
  action: string;
  actionName: string;
  requestId: string | null;
  isGenuine: boolean;
  position: number;
  hiddenFields: string[];
  data: string | null;
  actor: { kind: string; id: string | null; name: string | null };
  thing: { kind: string; id: string; name: string };
  changes: { field: string; label: string; before: string | null; after: string | null }[];
}

interface Page {
  total: number;
  items: ShownRecord[];
}

let shop: TestOrders;
let owner: SignedInBrowser;
let colleague: SignedInBrowser;
let order: TestOrder;
let keyId: string;

/** A working day: an order is confirmed, a product and the settings are changed, an account is closed, a key is made. */
beforeAll(async () => {
  shop = await openTestOrders({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  owner = await staffWithPassword(shop);
  await changeUser(shop, owner.user, { name: 'Şule Işık' });
  colleague = await shop.staff(['catalog']);
  order = await shop.place(shop.browser());
  await owner.ask(STATUS, { input: { orderId: order.id, expectedVersion: 1, status: 'CONFIRMED' } });
  await owner.ask(PRODUCT, {
    input: { id: shop.productId, expectedVersion: 1, product: { basePrice: 125_050 } },
  });
  const settings = { siteName: 'Yeni Ad' };
  await owner.ask(SETTINGS, { input: { expectedVersion: 1, settings } });
  const closed = { id: colleague.user.id, expectedVersion: 1, isActive: false, password: PASSWORD };
  await owner.ask(USER, { input: closed });
  const { createApiKey } = await owner.ask<{ createApiKey: { key: { id: string } } }>(KEY, {
    input: { name: 'ERP Bağlantısı', permissions: ['ORDERS'], password: PASSWORD },
  });
  keyId = createApiKey.key.id;
});

afterAll(() => shop.close());

const page = async (filter: object | null, more: object = {}, by: TestBrowser = owner): Promise<Page> =>
  (await by.ask<{ auditRecords: Page }>(RECORDS, { filter, sort: 'NEWEST', ...more })).auditRecords;

const found = async (filter: object) => (await page(filter)).items.map(({ action }) => action);

async function one(action: string): Promise<ShownRecord> {
  const { items } = await page({ actions: [action] });
  expect(items).toHaveLength(1);
  return items[0]!;
}

describe('a working day', () => {
  it.each([
    ['OrderStatusChanged', (): string => order.id, 'order', ['Durum', 'Beklemede', 'Onaylandı']],
    ['product-changed', (): string => shop.productId, 'product', ['Fiyat', '₺1.000,00', '₺1.250,50']],
    ['settings-saved', (): string => 'site', 'settings', ['Mağaza adı', 'Debihan', 'Yeni Ad']],
    ['user-changed', (): string => colleague.user.id, 'user', ['Etkin', 'Evet', 'Hayır']],
  ] as const)('is found step by step: %s with who, before and after', async (action, idOf, kind, change) => {
    const record = await one(action);
    expect(record.actor).toEqual({ kind: 'STAFF', id: owner.user.id, name: 'Şule Işık' });
    expect(record.thing).toMatchObject({ kind, id: idOf() });
    expect(record.requestId).toMatch(/\S/);
    expect(record.isGenuine).toBe(true);
    const [label, before, after] = change;
    expect(record.changes).toContainEqual(expect.objectContaining({ label, before, after }));
  });

  it('has the key that was made, by its name', async () => {
    const record = await one('api-key-created');
    expect(record.actor.name).toBe('Şule Işık');
    expect(record.thing).toEqual({ kind: 'api-key', id: keyId, name: 'ERP Bağlantısı' });
  });

  it('is in one order, newest first or oldest first, page by page', async () => {
    const all = (await page(null)).items.map(({ id }) => id);
    const oldest = (await page(null, { sort: 'OLDEST' })).items.map(({ id }) => id);
    expect(oldest).toEqual(all.toReversed());
    const part = await page(null, { skip: 2, take: 3 });
    expect(part.items.map(({ id }) => id)).toEqual(all.slice(2, 5));
    expect(part.total).toBe(all.length);
  });
});

describe('the filters', () => {
  it('narrow by person, by what they acted through, by kind of thing and of action', async () => {
    expect(await found({ actorId: owner.user.id })).toContain('settings-saved');
    expect(await found({ actorId: colleague.user.id })).not.toContain('settings-saved');
    expect(await found({ actorKinds: ['GUEST'] })).toEqual(['OrderPlaced']);
    expect(await found({ kinds: ['settings', 'api-key'] })).toEqual(['api-key-created', 'settings-saved']);
    expect(await found({ kinds: ['settings', 'order'], actions: ['settings-saved', 'OrderPlaced'] })).toEqual(
      ['settings-saved', 'OrderPlaced'],
    );
    expect(await found({ isSecurity: true })).toEqual(expect.arrayContaining(['user-changed']));
    expect(await found({ isSecurity: true })).not.toContain('product-changed');
  });

  it('narrow by one thing, wherever it is recorded', async () => {
    expect(await found({ thing: `order:${order.id}` })).toEqual(
      expect.arrayContaining(['OrderStatusChanged', 'OrderPlaced']),
    );
    expect(await found({ thing: `product:${shop.productId}` })).toEqual(['product-changed']);
    expect(await found({ thing: 'order:00000000-0000-4000-8000-000000000000' })).toEqual([]);
    expect(await owner.codeOf(RECORDS, { filter: { thing: 'order' }, sort: 'NEWEST' })).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('narrow by source and time', async () => {
    const sources = (items: ShownRecord[]) => [...new Set(items.map(({ source }) => source))];
    expect(sources((await page({ source: 'EVENT' })).items)).toEqual(['EVENT']);
    expect(sources((await page({ source: 'ENTRY' })).items)).toEqual(['ENTRY']);
    const now = new Date().toISOString();
    expect(await found({ from: now })).toEqual([]);
    expect((await page({ before: now })).total).toBe((await page(null)).total);
  });

  it.each([
    ['ŞULE ışık', 'settings-saved'],
    ['erp baglantisi', 'api-key-created'],
    ['sirkulasyon', 'product-changed'],
    ['test-1', 'product-changed'],
  ])('find «%s», folded', async (text, action) => {
    expect(await found({ text })).toContain(action);
  });

  it('find an order by its number and a request by its id, and nothing by what is not there', async () => {
    expect(await found({ text: `#${order.number}` })).toContain('OrderStatusChanged');
    expect(await found({ text: `\u200e#${order.number}\u200b` })).toContain('OrderStatusChanged');
    const { requestId } = await one('settings-saved');
    expect(await found({ text: requestId! })).toEqual(['settings-saved']);
    expect(await found({ text: 'böyle bir şey yok' })).toEqual([]);
  });
});

describe('what the log shows to whom', () => {
  it('is for staff who may see who did what, and nobody else', async () => {
    const asked = { filter: null, sort: 'NEWEST' };
    expect(await shop.browser().codeOf(RECORDS, asked)).toBe('SIGN_IN_REQUIRED');
    expect(await (await shop.customer()).codeOf(RECORDS, asked)).toBe('SIGN_IN_REQUIRED');
    const clerk = await shop.staff(['orders', 'settings', 'catalog', 'content', 'import']);
    expect(await clerk.codeOf(RECORDS, asked)).toBe('FORBIDDEN');
    expect(await clerk.codeOf(ONE, { id: 'entry-1' })).toBe('FORBIDDEN');
    expect(await clerk.codeOf('{ auditOptions { kinds { value } } }')).toBe('FORBIDDEN');
  });

  it('has what an order says about its buyer only for those who may read orders', async () => {
    const placed = { actions: ['OrderPlaced'] };
    const [whole] = (await page(placed)).items;
    expect(whole!.data).toContain(TEST_BUYER.email);
    expect(whole!.hiddenFields).toEqual([]);
    const personnel = await shop.staff(['users']);
    const [hidden] = (await page(placed, {}, personnel)).items;
    expect(JSON.stringify(hidden)).not.toContain(TEST_BUYER.email);
    expect(hidden!.hiddenFields).toContain('Alıcı');
    expect(hidden!.changes).toContainEqual(expect.objectContaining({ label: 'Toplam', after: '₺1.350,00' }));
  });

  it('names one record with its place in the chain, and none for an unknown id', async () => {
    const { id } = await one('settings-saved');
    const { auditRecord } = await owner.ask<{ auditRecord: { hash: string; isGenuine: boolean } }>(ONE, {
      id,
    });
    expect(auditRecord).toMatchObject({
      isGenuine: true,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    for (const unknown of ['entry-999999', 'event-0', 'entry', "entry-1' OR true"]) {
      expect(await owner.ask(ONE, { id: unknown })).toEqual({ auditRecord: null });
    }
  });

  it('offers staff, keys, kinds and actions to choose by, each with a name', async () => {
    const { auditOptions } = await owner.ask<{
      auditOptions: { actors: { name: string }[]; actions: { value: string; name: string }[] };
    }>('{ auditOptions { actors { id name isProgram } kinds { value name } actions { value name } } }');
    expect(auditOptions.actors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Şule Işık', 'ERP Bağlantısı']),
    );
    expect(auditOptions.actions).toContainEqual({ value: 'settings-saved', name: 'Ayarlar değiştirildi' });
  });
});

describe('the file', () => {
  async function rowsOf(by: SignedInBrowser, variables: object): Promise<unknown[][]> {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/admin/aktar/denetim?liste=${encodeURIComponent(JSON.stringify(variables))}`;
    const response = await shop.app.inject({ url, headers: { ...by.headers, cookie } });
    if (response.statusCode !== 200) return [[response.statusCode]];
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(response.rawPayload as unknown as ArrayBuffer);
    const rows: unknown[][] = [];
    workbook.getWorksheet('Denetim Kaydı')?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    return rows;
  }

  it('has what the filter finds, with who, before and after', async () => {
    const [head, row, ...others] = await rowsOf(owner, { filter: { kinds: ['settings'] }, sort: 'NEWEST' });
    expect(head?.slice(0, 9)).toEqual(
      'Kayıt Zaman Kim Üzerinden Ne_oldu Tür Neyde Önce Sonra'
        .split(' ')
        .map((text) => text.replace('_', ' ')),
    );
    expect(row?.slice(2, 7)).toEqual([
      'Şule Işık',
      'Personel',
      'Ayarlar değiştirildi',
      'Ayarlar',
      'Mağaza ayarları',
    ]);
    expect(row?.[8]).toBe('Mağaza adı: Yeni Ad');
    expect(others).toEqual([]);
  });

  it('hides in it what its reader may not see, and refuses others', async () => {
    const placed = { filter: { actions: ['OrderPlaced'] }, sort: 'NEWEST' };
    expect(JSON.stringify(await rowsOf(owner, placed))).toContain(TEST_BUYER.email);
    expect(JSON.stringify(await rowsOf(await shop.staff(['users']), placed))).not.toContain(TEST_BUYER.email);
    expect(await rowsOf(await shop.staff(['orders']), placed)).toEqual([[403]]);
    expect(await found({ kinds: ['audit-export'] })).toContain('audit-export-started');
  });
});
