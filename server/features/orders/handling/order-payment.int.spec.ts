import { useHandledOrder } from '../../../testing/handled-orders.js';

const test = useHandledOrder();

const DAY_MS = 86_400_000;
const dayFromToday = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const PAYMENTS = 'payments { amount paidOn reference }';
const AMOUNTS = 'paymentStatus received outstanding surplus';
const amounts = (paymentStatus: string, received: number, outstanding: number, surplus: number) => ({
  paymentStatus,
  received,
  outstanding,
  surplus,
});

it('records amount, day and reference of a payment, and shows the reference to staff alone', async () => {
  const paid = await test.decide(
    'markOrderPaid',
    { expectedVersion: 1, amount: 135_000, paidOn: dayFromToday(0), reference: ' Dekont 0047 ' },
    { fields: `paymentStatus ${PAYMENTS}` },
  );
  const payment = { amount: 135_000, paidOn: dayFromToday(0), reference: 'Dekont 0047' };
  expect(paid).toEqual({ paymentStatus: 'PAID', payments: [payment] });
  expect(await test.shownToBuyer(PAYMENTS)).toEqual({ payments: [{ ...payment, reference: null }] });
  const { history } = await test.shown<{ history: object[] }>(
    'history { type amount paidOn reference isBuyerNotified }',
  );
  expect(history.at(-1)).toEqual({ type: 'OrderMarkedPaid', ...payment, isBuyerNotified: false });
});

it('takes what is outstanding and today when nothing else is said', async () => {
  const paid = await test.decide('markOrderPaid', { expectedVersion: 1 }, { fields: PAYMENTS });
  expect(paid).toEqual({ payments: [{ amount: 135_000, paidOn: dayFromToday(0), reference: null }] });
});

it('forgets the payment once it is reverted, and takes another', async () => {
  await test.decide('markOrderPaid', { expectedVersion: 1, reference: 'Yanlış' });
  const reverted = await test.decide(
    'revertOrderPayment',
    { expectedVersion: 2, reason: 'Başka sipariş' },
    { fields: `paymentStatus ${PAYMENTS}` },
  );
  expect(reverted).toEqual({ paymentStatus: 'PENDING', payments: [] });
  const paid = await test.decide(
    'markOrderPaid',
    { expectedVersion: 3, reference: 'Doğru' },
    { fields: PAYMENTS },
  );
  expect(paid).toMatchObject({ payments: [{ reference: 'Doğru' }] });
});

it.each<[string, object, string]>([
  ['a day to come', { paidOn: dayFromToday(1) }, 'PAYMENT_DATE_INVALID'],
  ['a day before the order', { paidOn: dayFromToday(-1) }, 'PAYMENT_DATE_INVALID'],
  ['a day that does not exist', { paidOn: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['a time', { paidOn: '2026-11-23T10:00:00Z' }, 'BAD_USER_INPUT'],
  ['no amount at all', { amount: 0 }, 'BAD_USER_INPUT'],
  ['a negative amount', { amount: -1 }, 'BAD_USER_INPUT'],
  ['a fraction of a kuruş', { amount: 1.5 }, 'BAD_USER_INPUT'],
  ['more than ten times the total', { amount: 1_350_001 }, 'PAYMENT_AMOUNT_INVALID'],
  ['the largest amount there is', { amount: Number.MAX_SAFE_INTEGER }, 'PAYMENT_AMOUNT_INVALID'],
  ['an amount beyond that', { amount: 1e20 }, 'BAD_USER_INPUT'],
  ['a reference of two lines', { reference: 'bir\niki' }, 'BAD_USER_INPUT'],
  ['a reference that is too long', { reference: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
])('refuses %s', async (_what, payment, code) => {
  const refusal = await test.refusal('markOrderPaid', { expectedVersion: 1, ...payment });
  expect(refusal?.extensions.code).toBe(code);
  expect(await test.shown('version paymentStatus')).toEqual({ version: 1, paymentStatus: 'PENDING' });
});

it('adds up payments in three parts, says what is missing and too much, and takes one of them back', async () => {
  const pay = (expectedVersion: number, amount: number) =>
    test.decide('markOrderPaid', { expectedVersion, amount }, { fields: AMOUNTS });
  expect(await pay(1, 150)).toEqual(amounts('PENDING', 150, 134_850, 0));
  expect(await pay(2, 130_000)).toEqual(amounts('PENDING', 130_150, 4_850, 0));
  expect(await pay(3, 5_000)).toEqual(amounts('PAID', 135_150, 0, 150));
  const withoutFirst = await test.decide(
    'revertOrderPayment',
    { expectedVersion: 4, payment: 2, reason: 'Yanlış tutar' },
    { fields: `${AMOUNTS} payments { version amount }` },
  );
  const payments = [
    { version: 3, amount: 130_000 },
    { version: 4, amount: 5_000 },
  ];
  expect(withoutFirst).toEqual({ ...amounts('PAID', 135_000, 0, 0), payments });
  expect(await test.shownToBuyer(AMOUNTS)).toEqual(amounts('PAID', 135_000, 0, 0));
  const earlier = await test.shown(`${AMOUNTS} payments { version amount }`, ', version: 3');
  expect(earlier).toMatchObject({
    ...amounts('PENDING', 130_150, 4_850, 0),
    payments: [{ version: 2 }, { version: 3 }],
  });
  const { history } = await test.shown<{ history: object[] }>('history { type amount reason text }');
  expect(history.at(-1)).toEqual({
    type: 'OrderPaymentReverted',
    amount: 150,
    reason: 'Yanlış tutar',
    text: 'Ödeme kaydı geri alındı: ₺1,50.',
  });
  const again = await test.refusal('revertOrderPayment', { expectedVersion: 5, payment: 2 });
  expect(again?.extensions.code).toBe('PAYMENT_UNKNOWN');
  const unnamed = await test.refusal('revertOrderPayment', { expectedVersion: 5 });
  expect(unnamed?.extensions.code).toBe('PAYMENT_UNKNOWN');
});

it('records a payment once when two people record it at once', async () => {
  const another = await test.shop.staff(['orders']);
  const refusals = await Promise.all(
    [test.staff, another].map((by) =>
      test.refusal('markOrderPaid', { expectedVersion: 1, amount: 100_000 }, by),
    ),
  );
  const codes = refusals.map((refusal) => refusal?.extensions.code ?? 'accepted');
  expect(codes.sort()).toEqual(['VERSION_CONFLICT', 'accepted']);
  expect(await test.shown(AMOUNTS)).toEqual(amounts('PENDING', 100_000, 35_000, 0));
});

it('does not lose a payment that a cancellation races with', async () => {
  const [payment, cancellation] = await Promise.all([
    test.refusal('markOrderPaid', { expectedVersion: 1, amount: 100_000 }),
    test.refusal('cancelOrder', { expectedVersion: 1 }),
  ]);
  const codes = [payment, cancellation].map((refusal) => refusal?.extensions.code ?? 'accepted');
  expect([...codes].sort()).toEqual(['VERSION_CONFLICT', 'accepted']);
  const isPaid = codes[0] === 'accepted';
  expect(await test.shown('status received version')).toEqual({
    ...(isPaid ? { status: 'PENDING', received: 100_000 } : { status: 'CANCELLED', received: 0 }),
    version: 2,
  });
});

it('finds orders with some of their money received', async () => {
  const list = async (filter: object) => {
    const { adminOrders } = await test.staff.ask<{ adminOrders: { items: { id: string }[]; total: number } }>(
      'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { total items { id } } }',
      { filter: { ...filter, ids: [test.order.id] } },
    );
    return adminOrders.total;
  };
  const counts = async () => [await list({ isPartiallyPaid: true }), await list({ isPartiallyPaid: false })];
  expect(await counts()).toEqual([0, 1]);
  await test.decide('markOrderPaid', { expectedVersion: 1, amount: 1 });
  expect(await counts()).toEqual([1, 0]);
  await test.decide('markOrderPaid', { expectedVersion: 2 });
  expect(await counts()).toEqual([0, 1]);
});

it('answers an unknown order as such', async () => {
  const orderId = '0198a000-0000-7000-8000-00000000ffff';
  const refusal = await test.refusal('markOrderPaid', { orderId, expectedVersion: 1 });
  expect(refusal?.extensions.code).toBe('NOT_FOUND');
});

it('lets a program record a payment under the name of its key', async () => {
  const program = await test.shop.program(['orders']);
  await test.decide('markOrderPaid', { expectedVersion: 1 }, { by: program });
  const { history } = await test.shown<{ history: object[] }>('history { channel actor { kind name role } }');
  expect(history.at(-1)).toMatchObject({
    channel: 'API',
    actor: { kind: 'PROGRAM', name: expect.stringMatching(/./) as string, role: null },
  });
});

describe('several orders that are marked as paid', () => {
  const MARK = `mutation ($input: MarkOrdersPaidInput!) { markOrdersPaid(input: $input) {
    orderId order { version ${AMOUNTS} ${PAYMENTS} } refusal { code } } }`;

  it('each receive what is outstanding, and a paid one stays as it is', async () => {
    const [partial, paid] = [test.order, await test.shop.place(test.shop.browser())];
    await test.decide('markOrderPaid', { expectedVersion: 1, amount: 35_000 });
    await test.decide('markOrderPaid', { orderId: paid.id, expectedVersion: 1 });
    const orders = [
      { orderId: partial.id, expectedVersion: 2 },
      { orderId: paid.id, expectedVersion: 2 },
    ];
    const { markOrdersPaid } = await test.staff.ask<{ markOrdersPaid: { order: object }[] }>(MARK, {
      input: { orders, paidOn: dayFromToday(0), notifyBuyer: false },
    });
    expect(markOrdersPaid).toMatchObject([
      {
        order: {
          version: 3,
          ...amounts('PAID', 135_000, 0, 0),
          payments: [{ amount: 35_000 }, { amount: 100_000, paidOn: dayFromToday(0) }],
        },
        refusal: null,
      },
      { order: { version: 2, payments: [{ amount: 135_000 }] }, refusal: null },
    ]);
  });

  it('are refused one by one: an older version, and a day before the order', async () => {
    const orders = [{ orderId: test.order.id, expectedVersion: 9 }];
    const refusalOf = async (input: object) => {
      const answer = await test.staff.ask<{ markOrdersPaid: [{ refusal: { code: string } }] }>(MARK, {
        input,
      });
      return answer.markOrdersPaid[0].refusal.code;
    };
    expect(await refusalOf({ orders })).toBe('VERSION_CONFLICT');
    const early = { orders: [{ orderId: test.order.id, expectedVersion: 1 }], paidOn: dayFromToday(-1) };
    expect(await refusalOf(early)).toBe('PAYMENT_DATE_INVALID');
    expect(await test.shown(AMOUNTS)).toEqual(amounts('PENDING', 0, 135_000, 0));
  });
});
