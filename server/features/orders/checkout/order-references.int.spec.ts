import { randomUUID } from 'node:crypto';
import { guestContext } from '../../../kernel/actor/test-context.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { EventStore } from '../../../kernel/event-store/event-store.js';
import { ProjectionProof } from '../../../kernel/projections/projection-proof.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { PLACED, PLACED_LINE } from '../../../testing/placed-order.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { ORDERS } from '../commands/order.category.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OrderedProducts } from '../rows/ordered-products.js';
import { lineOf } from '../api/order-line.type.js';

const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
});

afterAll(() => shop.close());

const difference = async () => (await shop.service(ProjectionProof).firstDifference())?.what;

/** As typed, and only the first two of them. */
const REFERENCES = { purchaseOrder: 'SAS-2026/114', project: ' Kadıköy şantiyesi ', requisition: '' };
const RECORDED = { purchaseOrder: 'SAS-2026/114', project: 'Kadıköy şantiyesi', requisition: null };

async function placeWithReferences(): Promise<string> {
  const context = guestContext();
  await shop.checkout.fill(context, [{ productId: (await shop.pump()).id, quantity: 1 }]);
  const input = await shop.checkout.inputFor(context, { references: REFERENCES });
  return (await shop.checkout.send(context, input)).id;
}

it('keeps the references of the buyer, sealed, in the order, its documents and what it is found by', async () => {
  const id = await placeWithReferences();
  expect(await shop.service(OrdersQueries).byId(id)).toMatchObject({
    references: RECORDED,
    companyId: null,
    channel: 'storefront',
  });
  for (const { markdown } of await shop.service(OrderDocuments).texts(id)) {
    expect(markdown).toContain('Satın alma sipariş no: ');
    expect(markdown).toContain('Kadıköy şantiyesi');
    expect(markdown).not.toContain('Talep no');
  }
  const [row] = await shop.dataSource.query<[{ text: string; data: string }]>(
    `SELECT text, data FROM order_search JOIN event ON stream = 'order-' || order_id WHERE order_id = $1`,
    [id],
  );
  expect(row.text).toContain(' sas2026114');
  expect(row.data).not.toContain('SAS-2026');
  const corrected = { ...RECORDED, requisition: 'T-7' };
  const command = { orderId: id, expectedVersion: 1, references: corrected };
  await shop.service(StaffOrdersService).correctReferences(command, STAFF);
  expect(await shop.service(OrdersQueries).byId(id)).toMatchObject({ references: corrected, version: 2 });
  expect(await difference()).toBeUndefined();
});

it('records an order with a line that is no product, which takes and gives back no stock', async () => {
  const [id, { id: productId }] = [randomUUID(), await shop.pump({ stockQuantity: 5 })];
  const free = {
    ...PLACED_LINE,
    productId: null,
    product: null,
    description: 'Devreye alma',
    unit: 'gün',
    delivery: [],
    selectedVariations: [],
    countedVariationIds: [],
    position: 2,
    quantity: 1,
  };
  const lines = [{ ...PLACED_LINE, productId, selectedVariations: [], countedVariationIds: [] }, free];
  const data = { ...PLACED, number: id.slice(0, 8), channel: 'staff' as const, lines, acceptedDocuments: [] };
  const onBehalfOf = { kind: 'guest', id: null } as const;
  await shop.service(CommandRunner).inTransaction({ ...STAFF, onBehalfOf }, async (work) => {
    const stream = await work.start(ORDERS, { id, subject: { email: 'ayse@example.com' } });
    const keys = shop.service(IdempotencyKeys);
    await keys.claim(work.transaction, keys.hash(guestContext(), randomUUID(), data), id);
    work.append(stream, [{ type: 'OrderPlaced', data }]);
  });
  const order = await shop.service(OrdersQueries).byId(id);
  const [product, other] = (order?.lines ?? []).map((line) => lineOf(id, line));
  expect(product).toMatchObject({ productId, slug: 'sirkulasyon-pompasi', unit: 'adet' });
  expect(other).toMatchObject({
    productId: null,
    productName: 'Devreye alma',
    slug: null,
    sku: '',
    unit: 'gün',
    deliveryText: '',
  });
  expect(await new OrderedProducts().of(shop.dataSource.manager, id)).toEqual([productId]);
  const [placed] = await shop.service(EventStore).read(ORDERS.category, id);
  expect(placed).toMatchObject({ actor: { kind: 'staff' }, onBehalfOf });
  const orders = shop.service(StaffOrdersService);
  await orders.cancel({ orderId: id, expectedVersion: 1 }, STAFF);
  expect(await shop.stockOf(productId)).toBe(8);
  await orders.reactivate({ orderId: id, expectedVersion: 2 }, STAFF);
  expect(await shop.stockOf(productId)).toBe(5);
  expect(await difference()).toBeUndefined();
});
