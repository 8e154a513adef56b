import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { changeStaticPage } from '../../../testing/records.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { addOrderMutation, purchaseInput } from '../../../testing/purchase.js';
import { openTestOrders, type TestOrder, type TestOrders } from '../../../testing/orders.js';

interface ConsentText {
  slug: string;
  version: number;
  hash: string;
}

const OPTIONS = '{ checkoutOptions { marketingConsent { slug version hash title html } } }';
const CONSENT = `query ($id: ID!, $asOf: DateTime) {
  adminOrder(id: $id, asOf: $asOf) { createdAt marketingConsent { slug version hash givenAt source } }
}`;
const CHANGES = '{ changes(limit: 500) { items { type data } } }';

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders();
});

afterAll(() => shop.close());

async function consentText(): Promise<ConsentText & { title: string; html: string }> {
  const { checkoutOptions } = await shop
    .browser()
    .ask<{ checkoutOptions: { marketingConsent: ConsentText & { title: string; html: string } } }>(OPTIONS);
  return checkoutOptions.marketingConsent;
}

/** Orders one piece, with what is said of the consent. */
async function place(browser: TestBrowser, consent: object = {}): Promise<TestOrder> {
  const input = { ...(await purchaseInput(browser, { lines: shop.lines })), ...consent };
  const { addOrder } = await browser.ask<{ addOrder: TestOrder }>(addOrderMutation('id'), {
    input: { ...input, expectedTotal: shop.total },
  });
  return addOrder;
}

async function given(): Promise<ConsentText> {
  const { slug, version, hash } = await consentText();
  return { slug, version, hash };
}

async function recordedOf({ id }: TestOrder, asOf?: string) {
  const staff = await shop.staff(['orders']);
  const { adminOrder } = await staff.ask<{
    adminOrder: { createdAt: string; marketingConsent: object | null };
  }>(CONSENT, { id, asOf });
  return adminOrder;
}

it('gives checkout the text of the consent with its version and hash', async () => {
  const { title, html, version, hash } = await consentText();
  expect(title).toBe('Ticari Elektronik İleti Onayı');
  expect(html).toContain('Onay vermek zorunda değilsiniz.');
  expect(version).toBe(1);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it('records no consent unless the buyer gives one', async () => {
  for (const change of [{}, { marketingConsent: null }]) {
    const order = await place(shop.browser(), change);
    expect((await recordedOf(order)).marketingConsent).toBeNull();
  }
});

it('records the consent of a buyer with text, time and source, now and as of then', async () => {
  const marketingConsent = await given();
  const order = await place(shop.browser(), { marketingConsent });
  const { createdAt, marketingConsent: recorded } = await recordedOf(order);
  expect(recorded).toEqual({ ...marketingConsent, givenAt: createdAt, source: 'STOREFRONT' });
  const later = new Date(Date.parse(createdAt) + 60_000).toISOString();
  expect((await recordedOf(order, later)).marketingConsent).toEqual(recorded);
});

it('names the program as the source of a consent that came with its order', async () => {
  const order = await place(await shop.program(['orders']), { marketingConsent: await given() });
  expect((await recordedOf(order)).marketingConsent).toMatchObject({ source: 'PROGRAM' });
});

it('tells programs of a consent in the feed of changes, without anything personal', async () => {
  const marketingConsent = await given();
  await place(shop.browser(), { marketingConsent });
  const program = await shop.program(['orders']);
  const { changes } = await program.ask<{ changes: { items: { type: string; data: string }[] } }>(CHANGES);
  const placed = changes.items.filter(({ type }) => type === 'OrderPlaced').at(-1);
  expect(JSON.parse(placed?.data ?? '{}')).toMatchObject({ marketingConsent });
});

it('records a consent to the text the buyer read, though it changed meanwhile', async () => {
  const read = await given();
  const records = shop.app.get(VersionedRecords, { strict: false });
  await changeStaticPage(shop.dataSource, records, { slug: read.slug, markdown: '## Yeni metin' });
  await shop.app.get(DataVersions, { strict: false }).refresh();
  expect(await given()).toMatchObject({ slug: read.slug, version: read.version + 1 });
  const order = await place(shop.browser(), { marketingConsent: read });
  expect((await recordedOf(order)).marketingConsent).toMatchObject(read);
});

it.each<[string, (text: ConsentText) => ConsentText]>([
  ['another text in its version', (text) => ({ ...text, hash: 'f'.repeat(64) })],
  ['a version it never had', (text) => ({ ...text, version: text.version + 1 })],
  ['a version before the first', (text) => ({ ...text, version: 0 })],
  ['another page', (text) => ({ ...text, slug: 'kvkk-aydinlatma' })],
])('refuses a consent to %s', async (_what, change) => {
  const order = place(shop.browser(), { marketingConsent: change(await given()) });
  await expect(order).rejects.toThrow('CONSENT_TEXT_UNKNOWN');
});
