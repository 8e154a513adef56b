import { useHandledOrder } from '../../../testing/handled-orders.js';

const test = useHandledOrder();

const DAY_MS = 86_400_000;
const dayFromToday = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const PAYMENT = 'payment { amount paidOn reference }';

it('records amount, day and reference of a payment, and shows the reference to staff alone', async () => {
  const paid = await test.decide(
    'markOrderPaid',
    { expectedVersion: 1, amount: 130_000, paidOn: dayFromToday(0), reference: ' Dekont 0047 ' },
    { fields: `paymentStatus ${PAYMENT}` },
  );
  const payment = { amount: 130_000, paidOn: dayFromToday(0), reference: 'Dekont 0047' };
  expect(paid).toEqual({ paymentStatus: 'PAID', payment });
  expect(await test.shownToBuyer(PAYMENT)).toEqual({ payment: { ...payment, reference: null } });
  const { history } = await test.shown<{ history: object[] }>(
    'history { type amount paidOn reference isBuyerNotified }',
  );
  expect(history.at(-1)).toEqual({ type: 'OrderMarkedPaid', ...payment, isBuyerNotified: false });
});

it('takes the total and today when nothing else is said', async () => {
  const paid = await test.decide('markOrderPaid', { expectedVersion: 1 }, { fields: PAYMENT });
  expect(paid).toEqual({ payment: { amount: 135_000, paidOn: dayFromToday(0), reference: null } });
});

it('forgets the payment once it is reverted, and takes another', async () => {
  await test.decide('markOrderPaid', { expectedVersion: 1, reference: 'Yanlış' });
  const reverted = await test.decide(
    'revertOrderPayment',
    { expectedVersion: 2, reason: 'Başka sipariş' },
    { fields: `paymentStatus ${PAYMENT}` },
  );
  expect(reverted).toEqual({ paymentStatus: 'PENDING', payment: null });
  const paid = await test.decide(
    'markOrderPaid',
    { expectedVersion: 3, reference: 'Doğru' },
    { fields: PAYMENT },
  );
  expect(paid).toMatchObject({ payment: { reference: 'Doğru' } });
});

it.each<[string, object, string]>([
  ['a day to come', { paidOn: dayFromToday(1) }, 'PAYMENT_DATE_INVALID'],
  ['a day before the order', { paidOn: dayFromToday(-1) }, 'PAYMENT_DATE_INVALID'],
  ['a day that does not exist', { paidOn: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['a time', { paidOn: '2026-11-23T10:00:00Z' }, 'BAD_USER_INPUT'],
  ['no amount at all', { amount: 0 }, 'BAD_USER_INPUT'],
  ['a negative amount', { amount: -1 }, 'BAD_USER_INPUT'],
  ['a fraction of a kuruş', { amount: 1.5 }, 'BAD_USER_INPUT'],
  ['a reference of two lines', { reference: 'bir\niki' }, 'BAD_USER_INPUT'],
  ['a reference that is too long', { reference: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
])('refuses %s', async (_what, payment, code) => {
  const refusal = await test.refusal('markOrderPaid', { expectedVersion: 1, ...payment });
  expect(refusal?.extensions.code).toBe(code);
  expect(await test.shown('version paymentStatus')).toEqual({ version: 1, paymentStatus: 'PENDING' });
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
