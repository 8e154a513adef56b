import { randomUUID } from 'node:crypto';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { useHandledOrder } from '../../../testing/handled-orders.js';
import { useBuyerMails } from '../../../testing/order-mails.js';

const test = useHandledOrder();
const mailsToBuyer = useBuyerMails(test);

const DECLARE = `mutation ($input: DeclareWithdrawalInput!) { declareWithdrawal(input: $input) { id version } }`;
const WITHDRAWALS = `version withdrawals { version status amount refunded note refusal deliveredOn sendBackBy refundBy
  lines { position productName quantity unit amount } }
  withdrawalRight { refusal lastDay deliveredOn days amountOfAll lines { position quantity } }`;

interface Shown {
  version: number;
  withdrawals: { version: number; status: string; lines: object[] }[];
  withdrawalRight: { refusal: string | null; lastDay: string | null };
}

const shown = () => test.shownToBuyer<Shown>(WITHDRAWALS);
const today = () => dayInIstanbul(test.shop.app.get(Clock).now());
const inputOf = (change: object = {}) => ({
  token: test.order.trackingToken,
  requestKey: randomUUID(),
  ...change,
});
const declare = (change: object = {}, by = test.buyer) => by.ask<object>(DECLARE, { input: inputOf(change) });
const codeOf = (change: object = {}, by: TestBrowser = test.buyer) =>
  by.codeOf(DECLARE, { input: inputOf(change) });

const ship = () =>
  test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED', notifyBuyer: false });
const deliver = () =>
  test.decide('changeOrderStatus', { expectedVersion: 2, status: 'DELIVERED', notifyBuyer: false });

it('is declared by a guest with the link: a receipt at once, its days counted, found by staff', async () => {
  await ship();
  await deliver();
  await declare({ note: 'Yanlış ölçü aldım' });
  const day = today();
  expect(await shown()).toMatchObject({
    withdrawals: [
      {
        version: 4,
        status: 'DECLARED',
        amount: 135_000,
        refunded: 0,
        note: 'Yanlış ölçü aldım',
        deliveredOn: day,
        sendBackBy: dayAfter(day, 10),
        refundBy: dayAfter(day, 14),
        lines: [{ position: 1, productName: 'Sirkülasyon Pompası', quantity: 1, amount: 120_000 }],
      },
    ],
    withdrawalRight: { refusal: 'NOTHING_LEFT', lastDay: dayAfter(day, 14), days: 14, lines: [] },
  });
  const [mail] = await mailsToBuyer();
  expect(mail?.subject).toBe(`Cayma bildiriminiz alındı: #${test.order.number}`);
  expect(mail?.text).toContain('₺1.350,00');
  expect(mail?.text).toContain('Sirkülasyon Pompası: 1 adet');
  const filter = { ids: [test.order.id], hasOpenWithdrawal: true };
  const { adminOrders } = await test.staff.ask<{ adminOrders: { total: number } }>(
    'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { total } }',
    { filter },
  );
  expect(adminOrders.total).toBe(1);
});

it('changes no stock', async () => {
  const stock = () => test.shop.dataSource.query<unknown>('SELECT quantity FROM product_stock');
  await ship();
  const before = await stock();
  await declare();
  await test.decide('receiveReturn', { expectedVersion: 3, withdrawal: 3 });
  expect(await stock()).toEqual(before);
});

it('is open once the order is shipped, without a day of delivery', async () => {
  expect((await shown()).withdrawalRight).toMatchObject({ refusal: 'NOT_SHIPPED' });
  expect(await codeOf()).toBe('WITHDRAWAL_NOT_OPEN');
  await ship();
  expect((await shown()).withdrawalRight).toMatchObject({
    refusal: null,
    lastDay: null,
    amountOfAll: 135_000,
  });
});

it('is over when the days after the delivery are', async () => {
  await ship();
  await deliver();
  await test.shop.dataSource.query(`UPDATE orders SET closed_at = now() - interval '15 days' WHERE id = $1`, [
    test.order.id,
  ]);
  expect((await shown()).withdrawalRight.refusal).toBe('OVER');
  expect(await codeOf()).toBe('WITHDRAWAL_NOT_OPEN');
});

it('is not for companies', async () => {
  const buyer = {
    name: 'Ayşe Kaya',
    email: 'ayse@firma.example',
    phone: '0532 555 08 17',
    company: 'Kaya A.Ş.',
  };
  const { id, trackingToken } = await test.shop.place(test.buyer, { buyer });
  await test.staff.ask(
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { version } }',
    { input: { orderId: id, expectedVersion: 1, status: 'SHIPPED', notifyBuyer: false } },
  );
  expect(await codeOf({ token: trackingToken })).toBe('WITHDRAWAL_NOT_OPEN');
});

it('is declared once however often a form is sent, and once of two that are sent at the same time', async () => {
  await ship();
  const requestKey = randomUUID();
  await Promise.all([declare({ requestKey }), declare({ requestKey }), declare({ requestKey })]);
  expect((await shown()).withdrawals).toHaveLength(1);
  const codes = await Promise.all([codeOf(), codeOf()]);
  expect(codes).toEqual(['WITHDRAWAL_NOT_OPEN', 'WITHDRAWAL_NOT_OPEN']);
});

it('is either declared or refused while staff cancel the order, never both lost', async () => {
  await ship();
  const [declared] = await Promise.allSettled([
    declare(),
    test.decide('cancelOrder', { expectedVersion: 2, notifyBuyer: false }),
  ]);
  const { status, withdrawals } = await test.shown<{ status: string; withdrawals: object[] }>(
    'status withdrawals { version }',
  );
  expect(withdrawals).toHaveLength(declared.status === 'fulfilled' ? 1 : 0);
  expect(['SHIPPED', 'CANCELLED']).toContain(status);
});

it('is refused for the order of somebody else, by its id as by a wrong token', async () => {
  await ship();
  const stranger = await test.shop.customer();
  expect(await codeOf({ token: null, id: test.order.id }, stranger)).toBe('NOT_FOUND');
  expect(await codeOf({ token: null, id: test.order.id })).toBe('NOT_FOUND');
  expect(await codeOf({ token: `${test.order.trackingToken.slice(0, -4)}AAAA` }, stranger)).toBe('NOT_FOUND');
  expect((await shown()).withdrawals).toEqual([]);
});

it.each([
  ['more than was ordered', [{ position: 1, quantity: 2 }], 'WITHDRAWAL_LINES_INVALID'],
  ['a line that there is not', [{ position: 7, quantity: 1 }], 'WITHDRAWAL_LINES_INVALID'],
  ['nothing', [], 'BAD_USER_INPUT'],
])('is refused for %s', async (_what, lines, code) => {
  await ship();
  expect(await codeOf({ lines })).toBe(code);
});

it('is declared by a signed-in customer for a part, and settled by the refund that staff record', async () => {
  const customer = await test.shop.customer();
  const lines = [{ ...test.shop.lines[0], quantity: 1 }];
  const order = await test.shop.place(customer, { lines });
  test.order = order;
  await test.decide('markOrderPaid', { expectedVersion: 1, notifyBuyer: false });
  await test.decide('changeOrderStatus', { expectedVersion: 2, status: 'SHIPPED', notifyBuyer: false });
  await declare({ token: null, id: order.id, lines: [{ position: 1, quantity: 1 }] }, customer);
  await test.decide('receiveReturn', { expectedVersion: 4, withdrawal: 4, note: 'Sağlam' });
  expect(
    await test.refusal('issueRefund', { expectedVersion: 5, withdrawal: 4, amount: 135_001 }),
  ).toMatchObject({ extensions: { code: 'REFUND_AMOUNT_INVALID', details: { most: 135_000 } } });
  await test.decide('issueRefund', { expectedVersion: 5, withdrawal: 4, reference: '0047' });
  expect((await shown()).withdrawals).toMatchObject([{ status: 'REFUNDED', refunded: 135_000 }]);
  expect(await test.refusal('issueRefund', { expectedVersion: 6, withdrawal: 4 })).toMatchObject({
    extensions: { code: 'WITHDRAWAL_UNKNOWN' },
  });
  const { timeline } = await test.shownToBuyer<{ timeline: { text: string }[] }>('timeline { text }');
  expect(timeline.map(({ text }) => text).slice(-3)).toEqual([
    'Cayma bildirildi.',
    'Geri gönderilen ürünler teslim alındı.',
    'Ödeme iade edildi: ₺1.350,00.',
  ]);
});

it('is refused with a reason that the buyer reads on the page and by mail, and can be declared anew', async () => {
  await ship();
  await declare();
  await test.decide('refuseWithdrawal', { expectedVersion: 3, withdrawal: 3, reason: 'Montajı yapılmış' });
  expect((await shown()).withdrawals).toMatchObject([{ status: 'REFUSED', refusal: 'Montajı yapılmış' }]);
  const mails = await mailsToBuyer();
  expect(
    mails.find(({ subject }) => subject.startsWith('Cayma bildiriminiz kabul edilmedi'))?.text,
  ).toContain('Montajı yapılmış');
  await declare();
  expect((await shown()).withdrawals).toMatchObject([{ status: 'REFUSED' }, { status: 'DECLARED' }]);
});

it('is open again once a refund that was recorded by mistake is taken back, and the buyer reads so', async () => {
  await test.decide('markOrderPaid', { expectedVersion: 1, notifyBuyer: false });
  await test.decide('changeOrderStatus', { expectedVersion: 2, status: 'SHIPPED', notifyBuyer: false });
  await declare();
  await test.decide('receiveReturn', { expectedVersion: 4, withdrawal: 4 });
  const revert = { withdrawal: 4, reason: 'Başka siparişin iadesi' };
  expect(await test.refusal('revertRefund', { ...revert, expectedVersion: 5 })).toMatchObject({
    extensions: { code: 'REFUND_UNKNOWN' },
  });
  await test.decide('issueRefund', { expectedVersion: 5, withdrawal: 4 });
  await test.decide('revertRefund', { ...revert, expectedVersion: 6 });
  expect((await shown()).withdrawals).toMatchObject([{ status: 'RECEIVED', refunded: 0 }]);
  const { timeline } = await test.shownToBuyer<{ timeline: object[] }>('timeline { text note }');
  expect(timeline.at(-1)).toEqual({
    text: 'İade kaydı geri alındı: ₺1.350,00.',
    note: 'Başka siparişin iadesi',
  });
  const mail = (await mailsToBuyer()).find(({ subject }) => subject.startsWith('Düzeltme'));
  expect(mail?.text).toContain('bu para size gönderilmedi');
  expect(mail?.text).toContain('Başka siparişin iadesi');
  const rows = await test.shown<Shown>(WITHDRAWALS);
  expect(await test.shown<Shown>(WITHDRAWALS, ', version: 7')).toEqual(rows);
});

it('is not for what was made to measure when it was ordered, whatever the catalog says by now', async () => {
  const mark = (isMade: boolean) =>
    test.shop.dataSource.query('UPDATE product SET is_made_to_measure = $1', [isMade]);
  await mark(true);
  test.order = await test.shop.place(test.buyer);
  await mark(false);
  await ship();
  const { items } = await test.shownToBuyer<{ items: object[] }>('items { isMadeToMeasure }');
  expect(items).toEqual([{ isMadeToMeasure: true }]);
  expect((await shown()).withdrawalRight.refusal).toBe('NOTHING_LEFT');
  expect(await codeOf()).toBe('WITHDRAWAL_NOT_OPEN');
});
