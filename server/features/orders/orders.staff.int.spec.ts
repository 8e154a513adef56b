import { jest } from '@jest/globals';
import { customerVisit, staffVisit } from '../../kernel/actor/test-visit.js';
import { ProjectionProof } from '../../kernel/event-audit/projection-proof.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { openTestCheckout, type PlacedOrder, type TestCheckout } from '../../testing/checkout.js';

jest.setTimeout(30_000);

const AYSE = 'a0000000-0000-4000-8000-000000000001';

let shop: TestCheckout;
let checkout: TestCheckout['checkout'];
let productId: string;
let order: PlacedOrder;

beforeAll(async () => {
  shop = await openTestCheckout();
  ({ checkout } = shop);
});

beforeEach(async () => {
  productId = (await shop.pump()).id;
  order = await checkout.order([{ productId, quantity: 3 }], customerVisit(AYSE));
});

afterAll(() => shop.close());

const staff = staffVisit(['orders']);

/** One decision of staff; answers with what the order became. */
async function decide(
  mutation: string,
  input: object,
): Promise<{ version: number; status: string; paymentStatus: string }> {
  const type = mutation === 'changeOrderStatus' ? 'ChangeOrderStatusInput' : 'OrderDecisionInput';
  const answer = await shop.ask<Record<string, { version: number; status: string; paymentStatus: string }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { version status paymentStatus } }`,
    { input: { orderId: order.id, ...input } },
    staff,
  );
  return answer[mutation]!;
}

const timelineFor = async (query: string, visit = customerVisit(AYSE)) => {
  const answer = await shop.ask<Record<string, { timeline: object[] } | null>>(
    query,
    { id: order.id },
    visit,
  );
  return Object.values(answer)[0]?.timeline;
};

describe('staff', () => {
  it('move an order through every status, and each step is told in words', async () => {
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
      'query ($id: ID!) { order(id: $id) { timeline { sentence by note } } }',
    );
    expect(timeline).toEqual([
      { sentence: 'Sipariş alındı.', by: 'Müşteri', note: null },
      { sentence: 'Sipariş onaylandı.', by: 'Mağaza', note: 'Adım' },
      { sentence: 'Sipariş hazırlanıyor.', by: 'Mağaza', note: 'Adım' },
      { sentence: 'Sipariş kargoya verildi.', by: 'Mağaza', note: 'Adım' },
      { sentence: 'Sipariş teslim edildi.', by: 'Mağaza', note: 'Adım' },
      { sentence: 'Sipariş yeniden beklemeye alındı.', by: 'Mağaza', note: 'Adım' },
    ]);
  });

  it('change nothing by saying the same again', async () => {
    const again = await decide('changeOrderStatus', { expectedVersion: 1, status: 'PENDING' });
    expect(again).toMatchObject({ version: 1, status: 'PENDING' });
  });

  it('record a payment and take it back', async () => {
    expect(await decide('markOrderPaid', { expectedVersion: 1 })).toMatchObject({ paymentStatus: 'PAID' });
    expect(await decide('revertOrderPayment', { expectedVersion: 2 })).toMatchObject({
      paymentStatus: 'PENDING',
      version: 3,
    });
  });

  it('give the stock back by cancelling, and take it again by reactivating', async () => {
    expect(await shop.stockOf(productId)).toBe(7);
    await decide('cancelOrder', { expectedVersion: 1, reason: 'Müşteri aradı' });
    expect(await shop.stockOf(productId)).toBe(10);
    await decide('cancelOrder', { expectedVersion: 2 });
    expect(await shop.stockOf(productId)).toBe(10);
    await decide('reactivateOrder', { expectedVersion: 2 });
    expect(await shop.stockOf(productId)).toBe(7);
  });

  it('may bring a cancelled order back with any status', async () => {
    await decide('changeOrderStatus', { expectedVersion: 1, status: 'CANCELLED' });
    expect(await shop.stockOf(productId)).toBe(10);
    const back = await decide('changeOrderStatus', { expectedVersion: 2, status: 'SHIPPED' });
    expect(back).toMatchObject({ status: 'SHIPPED', version: 3 });
    expect(await shop.stockOf(productId)).toBe(7);
  });

  it('are told who was faster: of twenty at one version one wins', async () => {
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

  it('note something that buyers do not read', async () => {
    await shop.ask(
      'mutation ($input: NoteOrderInput!) { noteOrder(input: $input) { version } }',
      { input: { orderId: order.id, note: 'Borcu var' } },
      staff,
    );
    const query = (field: string) => `query ($id: ID!) { ${field}(id: $id) { timeline { sentence note } } }`;
    expect(JSON.stringify(await timelineFor(query('order')))).not.toContain('Borcu');
    expect(await timelineFor(query('anyOrder'), staff)).toContainEqual({
      sentence: 'İç not eklendi.',
      note: 'Borcu var',
    });
  });
});

it('makes the same rows again from the events alone', async () => {
  await decide('cancelOrder', { expectedVersion: 1, reason: 'Deneme' });
  await decide('reactivateOrder', { expectedVersion: 2 });
  const proof = shop.service(ProjectionProof);
  const before = await proof.digests();
  expect(before.map(({ table }) => table)).toEqual(['orders', 'order_line']);
  await shop.dataSource.query('TRUNCATE orders, order_line');
  await proof.rebuild();
  expect(await proof.digests()).toEqual(before);
  expect(await proof.firstDifference()).toBeUndefined();
});
