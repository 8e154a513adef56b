import { useHandledOrder } from '../../testing/handled-orders.js';
import { useBuyerMails } from '../../testing/order-mails.js';

const test = useHandledOrder();
const mailsToBuyer = useBuyerMails(test);

const UNDO = `mutation ($input: UndoOrderChangesInput!) { undoOrderChanges(input: $input) {
  order { version status } refusal { code } } }`;

interface Undone {
  order: { version: number; status: string } | null;
  refusal: { code: string } | null;
}

async function undo(expectedVersion: number, orderId = test.order.id): Promise<Undone> {
  const input = { orders: [{ orderId, expectedVersion }] };
  const { undoOrderChanges } = await test.staff.ask<{ undoOrderChanges: [Undone] }>(UNDO, {
    input,
  });
  return undoOrderChanges[0];
}

const refused = async (version: number) => (await undo(version)).refusal?.code;
const change = (expectedVersion: number, status: string, more = {}) =>
  test.decide('changeOrderStatus', { expectedVersion, status, notifyBuyer: true, ...more });
const subjectsToBuyer = async () => (await mailsToBuyer()).map(({ subject }) => subject);

const secondsHeld = async () => {
  const rows = await test.shop.dataSource.query<{ held: number }[]>(
    `SELECT round(extract(epoch FROM next_attempt_at - created_at))::int AS held
     FROM outbox WHERE reaction = 'order-change-mail'`,
  );
  return rows.map(({ held }) => held);
};

const stock = async () => {
  const [row] = await test.shop.dataSource.query<{ quantity: number }[]>(
    'SELECT quantity FROM product_stock WHERE product_id = $1',
    [test.shop.productId],
  );
  return row?.quantity;
};

/** Another process took the mail up, and ended before it was sent. */
const loseAttempt = () =>
  test.shop.dataSource.query(`UPDATE outbox SET attempts = 1, next_attempt_at = now() + interval '1 minute'`);

describe('a change of the status that is undone', () => {
  it('is mailed to nobody, and its buyer never reads of it', async () => {
    await change(1, 'PROCESSING');
    expect(await undo(2)).toEqual({ order: { version: 3, status: 'PENDING' }, refusal: null });
    expect(await subjectsToBuyer()).toEqual([]);
    const { timeline } = await test.shownToBuyer<{ timeline: { text: string }[] }>('timeline { text }');
    expect(timeline.map(({ text }) => text)).toEqual(['Sipariş alındı.']);
  });

  it('stays in the history of staff', async () => {
    await change(1, 'PROCESSING');
    await undo(2);
    const { history } = await test.shown<{ history: object[] }>('history { type from to isUndone }');
    expect(history.slice(1)).toEqual([
      { type: 'OrderStatusChanged', from: 'PENDING', to: 'PROCESSING', isUndone: true },
      { type: 'OrderStatusUndone', from: 'PROCESSING', to: 'PENDING', isUndone: false },
    ]);
  });

  it('keeps the mail about an earlier change that is held back, too', async () => {
    await change(1, 'CONFIRMED');
    await change(2, 'PROCESSING');
    await undo(3);
    expect(await subjectsToBuyer()).toEqual([`Siparişiniz onaylandı: #${test.order.number}`]);
  });

  it('is mailed to nobody when a worker ended before it had sent the mail', async () => {
    await change(1, 'PROCESSING');
    await loseAttempt();
    expect((await undo(2)).refusal).toBeNull();
    expect(await subjectsToBuyer()).toEqual([]);
  });

  it('gives a cancelled order its stock, its shipment and the time of it back', async () => {
    await change(1, 'SHIPPED', { carrier: 'UPS', trackingNumber: '1Z' });
    const fields = 'status shipment { carrier trackingNumber shippedAt }';
    const shipped = await test.shown(fields);
    const before = await stock();
    await test.decide('cancelOrder', { expectedVersion: 2, notifyBuyer: true });
    expect(await stock()).toBeGreaterThan(before!);
    await undo(3);
    expect([await test.shown(fields), await stock()]).toEqual([shipped, before]);
    expect(await test.shown(fields, ', version: 4')).toEqual(shipped);
    expect(await subjectsToBuyer()).toEqual([`Siparişiniz kargoya verildi: #${test.order.number}`]);
  });

  it('gives the stock of a reactivated order back', async () => {
    await test.decide('cancelOrder', { expectedVersion: 1, notifyBuyer: false });
    const before = await stock();
    await test.decide('reactivateOrder', { expectedVersion: 2, notifyBuyer: true });
    expect((await undo(3)).order?.status).toBe('CANCELLED');
    expect(await stock()).toBe(before);
    expect(await subjectsToBuyer()).toEqual([]);
  });

  it('is undone once when two do it at the same time', async () => {
    await change(1, 'PROCESSING');
    const codes = (await Promise.all([undo(2), undo(2)])).map(({ refusal }) => refusal?.code);
    expect(codes.sort()).toEqual(['VERSION_CONFLICT', undefined]);
    expect(await test.shown('version status')).toEqual({ version: 3, status: 'PENDING' });
  });
});

describe('a payment that is undone', () => {
  const pay = (expectedVersion: number, more = {}) =>
    test.decide('markOrderPaid', { expectedVersion, notifyBuyer: true, ...more });
  const AMOUNTS = 'paymentStatus received paymentDueAt payments { amount }';

  it('counts no more, with the deadline it had, and its buyer never reads of it', async () => {
    const before = await test.shown(AMOUNTS);
    await pay(1);
    expect(await undo(2)).toEqual({ order: { version: 3, status: 'PENDING' }, refusal: null });
    expect(await test.shown(AMOUNTS)).toEqual(before);
    expect(await test.shown(AMOUNTS, ', version: 3')).toEqual(before);
    expect(await subjectsToBuyer()).toEqual([]);
    const { timeline } = await test.shownToBuyer<{ timeline: { text: string }[] }>('timeline { text }');
    expect(timeline.map(({ text }) => text)).toEqual(['Sipariş alındı.']);
  });

  it('leaves an earlier payment and its mail as they are', async () => {
    await pay(1, { amount: 5_000 });
    await pay(2, { amount: 7_000 });
    await undo(3);
    expect(await test.shown('received payments { amount }')).toEqual({
      received: 5_000,
      payments: [{ amount: 5_000 }],
    });
    expect(await subjectsToBuyer()).toEqual([`Kısmi ödemenizi aldık: #${test.order.number}`]);
  });

  it('stays in the history of staff', async () => {
    await pay(1);
    await undo(2);
    const { history } = await test.shown<{ history: object[] }>('history { type text isUndone }');
    expect(history.slice(1)).toMatchObject([
      { type: 'OrderMarkedPaid', isUndone: true },
      { type: 'OrderPaymentUndone', text: 'Son ödeme kaydı geri alındı.', isUndone: false },
    ]);
  });

  it('is refused once its mail has left, and after it was taken back', async () => {
    await pay(1);
    expect(await subjectsToBuyer()).toHaveLength(1);
    expect(await refused(2)).toBe('ORDER_CHANGE_ANNOUNCED');
    await test.decide('revertOrderPayment', { expectedVersion: 2, reason: 'Başka sipariş' });
    expect(await refused(3)).toBe('ORDER_CHANGE_NOT_UNDOABLE');
  });
});

describe('what is not undone', () => {
  it('is a change whose mail has left', async () => {
    await change(1, 'PROCESSING');
    expect(await subjectsToBuyer()).toHaveLength(1);
    expect(await refused(2)).toBe('ORDER_CHANGE_ANNOUNCED');
    expect(await test.shown('version status')).toEqual({ version: 2, status: 'PROCESSING' });
  });

  it('is a change that something followed', async () => {
    await change(1, 'PROCESSING');
    await test.decide('addOrderNote', { note: 'Aradım' });
    expect(await refused(2)).toBe('VERSION_CONFLICT');
    expect(await refused(3)).toBe('ORDER_CHANGE_NOT_UNDOABLE');
  });

  it('is the placing of an order, or an undone change', async () => {
    expect(await refused(1)).toBe('ORDER_CHANGE_NOT_UNDOABLE');
    await change(1, 'PROCESSING');
    await undo(2);
    expect(await refused(3)).toBe('ORDER_CHANGE_NOT_UNDOABLE');
  });

  it('is what the buyer did', async () => {
    await test.buyer.ask('mutation ($token: String!) { cancelOwnOrder(token: $token) { status } }', {
      token: test.order.trackingToken,
    });
    expect(await refused(2)).toBe('ORDER_CHANGE_NOT_UNDOABLE');
  });

  it('is an order there is not', async () => {
    const { refusal } = await undo(1, '0198a000-0000-7000-8000-00000000ffff');
    expect(refusal?.code).toBe('NOT_FOUND');
  });
});

it('holds back a mail about what staff did, and none about what the buyer did', async () => {
  await change(1, 'PROCESSING');
  await change(2, 'PENDING', { notifyBuyer: false });
  expect(await secondsHeld()).toEqual([10]);
  await test.shop.dataSource.query('DELETE FROM outbox');
  await test.buyer.ask('mutation ($token: String!) { cancelOwnOrder(token: $token) { status } }', {
    token: test.order.trackingToken,
  });
  expect(await secondsHeld()).toEqual([0]);
});
