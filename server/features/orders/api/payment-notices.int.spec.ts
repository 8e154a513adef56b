import type { TestBrowser } from '../../../testing/browser.js';
import { useHandledOrder } from '../../../testing/handled-orders.js';
import { uploadReceipt as upload } from '../../../testing/payment-notices.js';
import { useBuyerMails } from '../../../testing/order-mails.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';

const test = useHandledOrder();
const mailsToBuyer = useBuyerMails(test);

const GIVE = `mutation ($input: GiveOrderPaymentNoticeInput!) {
  giveOrderPaymentNotice(input: $input) { id takesPaymentNotice paymentNotices { version amount bank status reason receipt { id name } } }
}`;
const NOTICES =
  'version paymentStatus received paymentNotices { version status reason receipt { id name bytes } }';

interface Shown {
  version: number;
  paymentStatus: string;
  received: number;
  paymentNotices: {
    version: number;
    status: string;
    reason: string | null;
    receipt: { id: string } | null;
  }[];
}

const today = () => dayInIstanbul(test.shop.app.get(Clock).now());
const noticeOf = (change: object = {}) => ({
  token: test.order.trackingToken,
  bank: 'Anka Bankası',
  amount: 135_000,
  paidOn: today(),
  ...change,
});
const give = (change: object = {}, by = test.buyer) => by.ask<object>(GIVE, { input: noticeOf(change) });

const uploadReceipt = (name: string, payload: string) => upload(test.shop, name, payload);

it('is shown to buyer and staff, found by its filter, and settled by the payment that staff record', async () => {
  await give();
  const filter = { ids: [test.order.id], hasOpenPaymentNotice: true };
  const totalOf = async () => {
    const { adminOrders } = await test.staff.ask<{ adminOrders: { total: number } }>(
      'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { total } }',
      { filter },
    );
    return adminOrders.total;
  };
  expect(await totalOf()).toBe(1);
  await test.decide('markOrderPaid', { expectedVersion: 2, notice: 2, amount: 135_000 });
  expect(await test.shownToBuyer<Shown>(NOTICES)).toMatchObject({
    paymentStatus: 'PAID',
    received: 135_000,
    paymentNotices: [{ version: 2, status: 'RECEIVED' }],
  });
  expect(await totalOf()).toBe(0);
  expect(await test.refusal('markOrderPaid', { expectedVersion: 3, notice: 2, amount: 1 })).toMatchObject({
    extensions: { code: 'PAYMENT_NOTICE_UNKNOWN' },
  });
});

it('is recorded once when it is sent twice at the same time', async () => {
  await Promise.all([give(), give(), give()]);
  expect((await test.shownToBuyer<Shown>(NOTICES)).paymentNotices).toHaveLength(1);
});

it('is rejected with a reason that the buyer reads on the page and by mail', async () => {
  await give();
  await test.decide('rejectOrderPaymentNotice', {
    expectedVersion: 2,
    notice: 2,
    reason: 'Hesapta görünmüyor',
  });
  expect((await test.shownToBuyer<Shown>(NOTICES)).paymentNotices).toMatchObject([
    { status: 'REJECTED', reason: 'Hesapta görünmüyor' },
  ]);
  const [mail] = await mailsToBuyer();
  expect(mail?.subject).toBe(`Havale bildiriminiz karşılık bulmadı: #${test.order.number}`);
  expect(mail?.text).toContain('₺1.350,00');
  expect(mail?.text).toContain('Hesapta görünmüyor');
});

it('needs a reason to be rejected', async () => {
  await give();
  expect(
    await test.refusal('rejectOrderPaymentNotice', { expectedVersion: 2, notice: 2, reason: '  ' }),
  ).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});

it('is open again when staff undo the payment', async () => {
  await give();
  await test.decide('markOrderPaid', { expectedVersion: 2, notice: 2 });
  await test.staff.ask(
    `mutation ($input: UndoOrderChangesInput!) { undoOrderChanges(input: $input) { orderId refusal { code } } }`,
    { input: { orders: [{ orderId: test.order.id, expectedVersion: 3 }] } },
  );
  expect((await test.shownToBuyer<Shown>(NOTICES)).paymentNotices).toMatchObject([{ status: 'OPEN' }]);
});

it('is refused for the order of somebody else, by its id as by a wrong token', async () => {
  const stranger = await test.shop.customer();
  const codeOf = (change: object, by: TestBrowser = stranger) => by.codeOf(GIVE, { input: noticeOf(change) });
  expect(await codeOf({ token: null, id: test.order.id })).toBe('NOT_FOUND');
  expect(await codeOf({ token: null, id: test.order.id }, test.buyer)).toBe('NOT_FOUND');
  expect(await codeOf({ token: `${test.order.trackingToken.slice(0, -4)}AAAA` })).toBe('NOT_FOUND');
  expect((await test.shownToBuyer<Shown>(NOTICES)).paymentNotices).toEqual([]);
});

it('has a receipt that its buyer and staff read, and nobody else', async () => {
  const { id } = (await uploadReceipt('dekont.pdf', '%PDF-1.7 ₺')).json<{ id: string }>();
  await give({ receipt: id });
  const stored = (await test.shownToBuyer<Shown>(NOTICES)).paymentNotices[0]?.receipt;
  expect(stored).toMatchObject({ id, name: 'dekont.pdf' });
  const read = (url: string, headers: object = {}) => test.shop.app.inject({ url, headers: { ...headers } });
  const own = await read(`/siparis-belgesi/${test.order.trackingToken}/dekont/${id}`);
  expect([own.statusCode, own.headers['content-type'], own.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 ₺',
  ]);
  const other = await test.shop.place(test.shop.browser());
  expect((await read(`/siparis-belgesi/${other.trackingToken}/dekont/${id}`)).body).not.toContain('%PDF');
  const cookie = [...test.staff.cookies].map((pair) => pair.join('=')).join('; ');
  const address = `/admin/siparis-belgesi/${test.order.id}/dekont/${id}`;
  expect((await read(address, { cookie })).body).toBe('%PDF-1.7 ₺');
  expect((await read(`/admin/siparis-belgesi/${other.id}/dekont/${id}`, { cookie })).statusCode).toBe(404);
  expect((await read(address)).statusCode).toBe(401);
  expect(
    await test.shop.browser().codeOf(GIVE, {
      input: { ...noticeOf({ token: other.trackingToken, receipt: id }) },
    }),
  ).toBe('RECEIPT_GONE');
});

it('takes no receipt that is a program or a table', async () => {
  const responses = await Promise.all([
    uploadReceipt('dekont.exe', 'MZ'),
    uploadReceipt('dekont.csv', 'a;b'),
    uploadReceipt('dekont.pdf', '<html>'),
  ]);
  expect(responses.map((response) => response.json<{ code: string }>().code)).toEqual(
    Array(3).fill('RECEIPT_UNKNOWN_KIND'),
  );
});
