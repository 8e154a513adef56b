import { customerContext, staffContext } from '../../../kernel/actor/test-context.js';
import { ProjectionProof } from '../../../kernel/projections/projection-proof.js';
import { ProjectionRebuild } from '../../../kernel/projections/projection-rebuild.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { AYSE, usePlacedOrder } from '../../../testing/checkout.js';

const test = usePlacedOrder();

const staff = staffContext(['orders']);

const INPUTS: Readonly<Record<string, string>> = {
  changeOrderStatus: 'ChangeOrderStatusInput',
  cancelOrder: 'AnnouncedOrderDecisionInput',
  reactivateOrder: 'AnnouncedOrderDecisionInput',
  markOrderPaid: 'MarkOrderPaidInput',
  revertOrderPayment: 'RevertOrderPaymentInput',
  correctOrderShipment: 'CorrectOrderShipmentInput',
  addOrderNote: 'AddOrderNoteInput',
  withdrawOrderNote: 'WithdrawOrderNoteInput',
};

/** One decision of staff; answers with what the order became. */
async function decide(
  mutation: string,
  input: object,
): Promise<{ version: number; status: string; paymentStatus: string }> {
  const type = INPUTS[mutation];
  const answer = await test.shop.ask<
    Record<string, { version: number; status: string; paymentStatus: string }>
  >(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { version status paymentStatus } }`,
    { input: { orderId: test.order.id, ...input } },
    staff,
  );
  return answer[mutation]!;
}

const timelineFor = async (query: string, context = customerContext(AYSE)) => {
  const answer = await test.shop.ask<Record<string, { timeline: object[] } | null>>(
    query,
    { id: test.order.id },
    context,
  );
  return Object.values(answer)[0]?.timeline;
};

describe('staff', () => {
  it('can move an order through every status, and the timeline describes each step', async () => {
    const steps = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'PENDING'];
    for (const [index, status] of steps.entries()) {
      const changed = await decide('changeOrderStatus', {
        expectedVersion: index + 1,
        status,
        reason: 'Adım',
      });
      expect(changed).toMatchObject({ version: index + 2, status });
    }
    const timeline = await timelineFor(
      'query ($id: ID!) { order(id: $id) { timeline { text actor note } } }',
    );
    expect(timeline).toEqual([
      { text: 'Sipariş alındı.', actor: 'Siz', note: null },
      { text: 'Sipariş onaylandı.', actor: 'Mağaza', note: 'Adım' },
      { text: 'Sipariş hazırlanıyor.', actor: 'Mağaza', note: 'Adım' },
      { text: 'Sipariş kargoya verildi.', actor: 'Mağaza', note: 'Adım' },
      { text: 'Sipariş teslim edildi.', actor: 'Mağaza', note: 'Adım' },
      { text: 'Sipariş yeniden beklemeye alındı.', actor: 'Mağaza', note: 'Adım' },
    ]);
  });

  it('change nothing by setting the status an order already has', async () => {
    const again = await decide('changeOrderStatus', { expectedVersion: 1, status: 'PENDING' });
    expect(again).toMatchObject({ version: 1, status: 'PENDING' });
  });

  it('can record a payment and revert it', async () => {
    expect(await decide('markOrderPaid', { expectedVersion: 1 })).toMatchObject({ paymentStatus: 'PAID' });
    expect(await decide('revertOrderPayment', { expectedVersion: 2 })).toMatchObject({
      paymentStatus: 'PENDING',
      version: 3,
    });
  });

  it('give the stock back by cancelling an order, and take it again by reactivating it', async () => {
    expect(await test.shop.stockOf(test.productId)).toBe(7);
    await decide('cancelOrder', { expectedVersion: 1, reason: 'Müşteri aradı' });
    expect(await test.shop.stockOf(test.productId)).toBe(10);
    await decide('cancelOrder', { expectedVersion: 2 });
    expect(await test.shop.stockOf(test.productId)).toBe(10);
    await decide('reactivateOrder', { expectedVersion: 2 });
    expect(await test.shop.stockOf(test.productId)).toBe(7);
  });

  it('can reactivate a cancelled order with any status', async () => {
    await decide('changeOrderStatus', { expectedVersion: 1, status: 'CANCELLED' });
    expect(await test.shop.stockOf(test.productId)).toBe(10);
    const back = await decide('changeOrderStatus', { expectedVersion: 2, status: 'SHIPPED' });
    expect(back).toMatchObject({ status: 'SHIPPED', version: 3 });
    expect(await test.shop.stockOf(test.productId)).toBe(7);
  });

  it('get a version conflict when another change was faster: of twenty at one version one wins', async () => {
    const decisions = Array.from({ length: 20 }, (_, index) =>
      codeOf(
        decide('changeOrderStatus', {
          expectedVersion: 1,
          status: index % 2 === 0 ? 'CONFIRMED' : 'SHIPPED',
        }),
      ),
    );
    const codes = await Promise.all(decisions);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'VERSION_CONFLICT')).toHaveLength(19);
  });

  it('can add a note that buyers do not see', async () => {
    await test.shop.ask(
      'mutation ($input: AddOrderNoteInput!) { addOrderNote(input: $input) { version } }',
      { input: { orderId: test.order.id, note: 'Borcu var' } },
      staff,
    );
    const query = (field: string) => `query ($id: ID!) { ${field}(id: $id) { timeline { text note } } }`;
    expect(JSON.stringify(await timelineFor(query('order')))).not.toContain('Borcu');
    expect(await timelineFor(query('adminOrder'), staff)).toContainEqual({
      text: 'İç not eklendi.',
      note: 'Borcu var',
    });
  });
});

describe('the list of all orders', () => {
  const list = async (variables: object) => {
    const { adminOrders } = await test.shop.ask<{
      adminOrders: { items: { number: string }[]; total: number };
    }>(
      `query ($filter: AdminOrderFilter, $sort: OrderSort! = NEWEST, $skip: Int! = 0, $take: Int! = 100) {
        adminOrders(filter: $filter, sort: $sort, skip: $skip, take: $take) { items { number } total }
      }`,
      variables as Record<string, unknown>,
      staff,
    );
    return { ...adminOrders, numbers: adminOrders.items.map(({ number }) => number) };
  };

  it('can be sorted by the oldest first and read page by page', async () => {
    const { numbers, total } = await list({});
    expect(numbers).toHaveLength(total);
    expect(numbers[0]).toBe(test.order.number);
    expect((await list({ sort: 'OLDEST' })).numbers).toEqual(numbers.toReversed());
    const secondOldest = await list({ sort: 'OLDEST', skip: 1, take: 1 });
    expect(secondOldest).toMatchObject({ numbers: [numbers.at(-2)], total });
  });

  it('can be limited to a period, its beginning included and its end excluded', async () => {
    const rows = await test.shop.dataSource.query<{ placedAt: Date }[]>(
      'SELECT placed_at AS "placedAt" FROM orders WHERE id = $1',
      [test.order.id],
    );
    const placedAt = rows[0]!.placedAt.toISOString();
    expect((await list({ filter: { createdFrom: placedAt } })).numbers).toContain(test.order.number);
    expect((await list({ filter: { createdBefore: placedAt } })).numbers).not.toContain(test.order.number);
  });
});

it('rebuilds the same read rows from the events alone', async () => {
  await decide('cancelOrder', { expectedVersion: 1, reason: 'Deneme' });
  await decide('reactivateOrder', { expectedVersion: 2 });
  await decide('markOrderPaid', { expectedVersion: 3, amount: 1, reference: 'Dekont' });
  await decide('markOrderPaid', { expectedVersion: 4 });
  await decide('markOrderPaid', { expectedVersion: 5, amount: 2 });
  await decide('revertOrderPayment', { expectedVersion: 6, payment: 5 });
  await decide('changeOrderStatus', { expectedVersion: 7, status: 'SHIPPED', carrier: 'UPS' });
  await decide('correctOrderShipment', { expectedVersion: 8, carrier: 'DHL', trackingNumber: '1' });
  await decide('changeOrderStatus', { expectedVersion: 9, status: 'DELIVERED' });
  await decide('addOrderNote', { note: 'Yanlış' });
  await decide('withdrawOrderNote', { expectedVersion: 11, note: 11 });
  const proof = test.shop.service(ProjectionProof);
  const before = await proof.digests();
  expect(before.map(({ table }) => table)).toEqual([
    'orders',
    'order_line',
    'order_search',
    'quote',
    'quote_search',
    'message',
    'message_search',
  ]);
  await test.shop.dataSource.query('TRUNCATE orders, order_line, order_search');
  await test.shop.service(ProjectionRebuild).rebuild();
  expect(await proof.digests()).toEqual(before);
  expect(await proof.firstDifference()).toBeUndefined();
});
