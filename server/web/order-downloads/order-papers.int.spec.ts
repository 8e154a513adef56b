import { extractText } from 'unpdf';
import type { TestBrowser } from '../../testing/browser.js';
import { addOrderMutation, purchaseInput } from '../../testing/purchase.js';
import { SPEC_CAUSE } from '../../testing/spec-cause.js';
import { CatalogWriter } from '../../features/catalog/index.js';
import { openTestOrders, TEST_BUYER, type TestOrder, type TestOrders } from '../../testing/orders.js';

const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage() {
  return { status: 404, html: 'Sayfa bulunamadı', headers: {}, inlineScripts: [], cacheable: true };
}`;

let shop: TestOrders;
let order: TestOrder;

beforeAll(async () => {
  shop = await openTestOrders({ entry: ENTRY });
  order = await shop.place(shop.browser());
}, 30_000);

afterAll(() => shop.close());

const get = (url: string, browser: TestBrowser = shop.browser()) =>
  shop.app.inject({
    url,
    headers: {
      ...browser.headers,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });

const proformaBy = (token: string) => get(`/siparis-belgesi/${token}/proforma.pdf`);
const paperOf = (id: string, paper: string, browser?: TestBrowser) =>
  get(`/admin/siparis-belgesi/${id}/${paper}`, browser);

async function textOf({ rawPayload }: { rawPayload: Buffer }): Promise<string> {
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** As the server writes amounts in full. */
const lira = (kurus: number) =>
  `₺${(kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

async function amountsOf(id: string) {
  const [row] = await shop.dataSource.query<{ net: string; tax: string; total: string }[]>(
    'SELECT subtotal_kurus AS net, tax_kurus AS tax, total_kurus AS total FROM orders WHERE id = $1',
    [id],
  );
  return row ? [row.net, row.tax, row.total].map((amount) => lira(Number(amount))) : [];
}

it('gives the buyer a proforma invoice of their order by its link', async () => {
  const response = await proformaBy(order.trackingToken);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="proforma-fatura-${order.number}.pdf"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  const text = await textOf(response);
  const amounts = await amountsOf(order.id);
  expect(amounts).toHaveLength(3);
  for (const part of ['Proforma Fatura', `#${order.number}`, TEST_BUYER.name, ...amounts]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('fatura yerine geçmez');
});

it('names on the papers who takes the delivery, in place of the buyer', async () => {
  const recipient = { siteName: 'Kadıköy şantiyesi', contactName: 'Hakan Usta', phone: '0533 444 55 66' };
  const { trackingToken } = await shop.place(shop.browser(), { recipient });
  const text = await textOf(await proformaBy(trackingToken));
  for (const part of Object.values(recipient)) expect(text).toContain(part);
  expect(await textOf(await proformaBy(order.trackingToken))).not.toContain('Hakan Usta');
});

it('returns 404 for a proforma invoice without the secret of the order, and 303 to the page of an ended link', async () => {
  const otherEnd = order.trackingToken.endsWith('A') ? 'BB' : 'AA';
  for (const token of [`${order.trackingToken.slice(0, -2)}${otherEnd}`, order.id, 'x', '%00']) {
    const response = await proformaBy(token);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Sayfa bulunamadı');
  }
  const ended = await shop.place(shop.browser());
  const renew = 'mutation ($id: ID!) { renewOrderLink(orderId: $id) { id } }';
  await (await shop.program(['orders'])).ask(renew, { id: ended.id });
  const response = await proformaBy(ended.trackingToken);
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`/siparis-takip/${ended.trackingToken}`);
});

it('gives staff the proforma invoice, and the packing slip without prices', async () => {
  const staff = await shop.staff(['orders']);
  const proforma = await paperOf(order.id.toUpperCase(), 'proforma.pdf', staff);
  expect(proforma.statusCode).toBe(200);
  expect(await textOf(proforma)).toContain(TEST_BUYER.name);
  const slip = await paperOf(order.id, 'sevk-fisi.pdf', staff);
  expect(slip.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="sevk-fisi-${order.number}.pdf"`,
    'cache-control': 'no-store',
  });
  const text = await textOf(slip);
  for (const part of ['Sevk Fişi', TEST_BUYER.name, 'Teslim alan', 'irsaliye ve fatura yerine geçmez']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('₺');
});

it('says on both that an order was cancelled', async () => {
  const cancelled = await shop.place(shop.browser());
  const cancel = 'mutation ($token: String!) { cancelOwnOrder(token: $token) { id } }';
  await shop.browser().ask(cancel, { token: cancelled.trackingToken });
  const staff = await shop.staff(['orders']);
  for (const paper of ['proforma.pdf', 'sevk-fisi.pdf']) {
    expect(await textOf(await paperOf(cancelled.id, paper, staff))).toContain('Sipariş iptal edildi');
  }
});

it.each([
  ['guest', () => Promise.resolve(shop.browser()), 401],
  ['customer', () => shop.customer(), 401],
  ['staff of the catalog', () => shop.staff(['catalog']), 403],
  ['program of the catalog', () => shop.program(['catalog']), 403],
] as const)('refuses a %s who asks for papers by the id of an order', async (_who, open, status) => {
  for (const paper of ['proforma.pdf', 'sevk-fisi.pdf']) {
    expect((await paperOf(order.id, paper, await open())).statusCode).toBe(status);
  }
});

it('returns 404 to staff for an unknown order, and to everybody once the buyer was erased', async () => {
  const staff = await shop.staff(['orders']);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00']) {
    expect((await paperOf(id, 'proforma.pdf', staff)).statusCode).toBe(404);
    expect((await paperOf(id, 'sevk-fisi.pdf', staff)).statusCode).toBe(404);
  }
  const erased = await shop.place(shop.browser());
  await shop.dataSource.query(
    'UPDATE orders SET buyer = NULL, shipping_address = NULL, billing_address = NULL WHERE id = $1',
    [erased.id],
  );
  expect((await proformaBy(erased.trackingToken)).statusCode).toBe(404);
  expect((await paperOf(erased.id, 'sevk-fisi.pdf', staff)).statusCode).toBe(404);
});

it('names the amounts of the order to the kuruş, where three cost 33,33 each', async () => {
  const draft = { sku: 'KURUS-1', name: 'Conta', basePriceKurus: 3_333, stockQuantity: 10 };
  const product = await shop.dataSource.transaction((transaction) =>
    shop.app.get(CatalogWriter).saveProduct(transaction, { draft, existing: null }, SPEC_CAUSE),
  );
  const browser = shop.browser();
  const lines = [{ productId: product.after.id, quantity: 3 }];
  const input = await purchaseInput(browser, { lines });
  const { addOrder } = await browser.ask<{ addOrder: Record<string, string> }>(
    addOrderMutation('id trackingToken subtotal tax shipping total'),
    { input: { ...input, expectedTotal: 26_999 } },
  );
  expect(addOrder).toMatchObject({ subtotal: 9_999, tax: 2_000, shipping: 15_000, total: 26_999 });
  const text = await textOf(await proformaBy(addOrder.trackingToken ?? ''));
  for (const amount of ['₺33,33', '₺99,99', '₺20,00', '₺150,00', '₺269,99']) expect(text).toContain(amount);
});
