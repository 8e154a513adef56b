import { jest } from '@jest/globals';
import { Test, type TestingModule } from '@nestjs/testing';
import { until } from '../../kernel/clock/test-until.js';
import { readConfig } from '../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../kernel/config/test-master-key.js';
import type { Mail } from '../../kernel/mail/mail.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import type { TestBrowser } from '../../testing/browser.js';
import { useHandledOrder } from '../../testing/handled-orders.js';
import { TEST_BUYER } from '../../testing/orders.js';
import { WorkerModule } from '../../worker.module.js';

jest.setTimeout(30_000);

const test = useHandledOrder();

const SWITCHES = 'version pending confirmed processing shipped delivered cancelled paid';
const PREVIEW = `query ($input: OrderMailPreviewInput!) {
  orderMailPreview(input: $input) { to subject html isSentByDefault } }`;
const RESEND = 'mutation ($orderId: ID!) { resendOrderConfirmation(orderId: $orderId) { version } }';

interface Preview {
  to: string;
  subject: string;
  html: string;
  isSentByDefault: boolean;
}

let settingsStaff: TestBrowser;
let worker: TestingModule | undefined;
let mails: Mail[];

beforeAll(async () => {
  settingsStaff = await test.shop.staff(['settings']);
});

beforeEach(async () => {
  await test.shop.dataSource.query('DELETE FROM outbox');
  mails = [];
});

afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

/** Lets a worker carry out what has been recorded, and returns the mails it sent to the buyer. */
async function mailsToBuyer(): Promise<Mail[]> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: test.shop.databaseUrl,
    MASTER_KEY: TEST_MASTER_KEY,
  });
  const testing = Test.createTestingModule({ imports: [WorkerModule.forRoot(config)] });
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
  worker = await testing.overrideProvider(Mailer).useValue(mailer).compile();
  await worker.init();
  await until(async () => {
    const [row] = await test.shop.dataSource.query<{ open: number }[]>(
      'SELECT count(*) AS open FROM outbox WHERE done_at IS NULL',
    );
    return row?.open === 0;
  });
  return mails.filter(({ to }) => to === TEST_BUYER.email);
}

const subjectsToBuyer = async () => (await mailsToBuyer()).map(({ subject }) => subject);

async function setSwitches(change: object): Promise<void> {
  const { orderMailSwitches } = await settingsStaff.ask<{ orderMailSwitches: { version: number } }>(
    `{ orderMailSwitches { ${SWITCHES} } }`,
  );
  const { version: expectedVersion, ...switches } = orderMailSwitches;
  await settingsStaff.ask(
    `mutation ($input: UpdateOrderMailSwitchesInput!) { updateOrderMailSwitches(input: $input) { version } }`,
    { input: { expectedVersion, ...switches, ...change } },
  );
}

async function preview(change: object): Promise<Preview> {
  const input = { orderId: test.order.id, ...change };
  return (await test.staff.ask<{ orderMailPreview: Preview }>(PREVIEW, { input })).orderMailPreview;
}

describe('the mail about a change', () => {
  it('is sent or not as staff decide with the change', async () => {
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED', notifyBuyer: false });
    await test.decide('markOrderPaid', { expectedVersion: 2, notifyBuyer: true });
    await test.decide('cancelOrder', { expectedVersion: 3, notifyBuyer: false });
    await test.decide('reactivateOrder', { expectedVersion: 4, notifyBuyer: true });
    expect((await subjectsToBuyer()).sort()).toEqual(
      [
        `Siparişiniz yeniden etkinleştirildi: #${test.order.number}`,
        `Ödemenizi aldık: #${test.order.number}`,
      ].sort(),
    );
  });

  it('names carrier and number', async () => {
    await test.decide('changeOrderStatus', {
      expectedVersion: 1,
      status: 'SHIPPED',
      carrier: 'Aras Kargo',
      trackingNumber: '4711',
    });
    const [mail] = await mailsToBuyer();
    expect(mail?.text).toContain('Kargo firması: Aras Kargo\nTakip numarası: 4711');
  });

  it('is still sent when a later change is not announced', async () => {
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED', carrier: 'UPS' });
    await test.decide('changeOrderStatus', { expectedVersion: 2, status: 'DELIVERED', notifyBuyer: false });
    expect(await subjectsToBuyer()).toEqual([`Siparişiniz kargoya verildi: #${test.order.number}`]);
  });

  it('about a payment is not sent once the payment was reverted', async () => {
    await test.decide('markOrderPaid', { expectedVersion: 1, notifyBuyer: true });
    await test.decide('revertOrderPayment', { expectedVersion: 2 });
    expect(await subjectsToBuyer()).toEqual([]);
  });
});

describe('the switches of the settings', () => {
  afterEach(() => setSwitches({ confirmed: true, cancelled: true, paid: false }));

  it('decide where staff do not, and staff decide otherwise where they want', async () => {
    await setSwitches({ confirmed: false, paid: true });
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED' });
    await test.decide('markOrderPaid', { expectedVersion: 2 });
    const { history } = await test.shown<{ history: object[] }>('history { isBuyerNotified }');
    expect(history).toEqual([
      { isBuyerNotified: null },
      { isBuyerNotified: false },
      { isBuyerNotified: true },
    ]);
    expect(await subjectsToBuyer()).toEqual([`Ödemenizi aldık: #${test.order.number}`]);
  });

  it('leave alone that a buyer who cancels gets a confirmation', async () => {
    await setSwitches({ cancelled: false });
    await test.buyer.ask('mutation ($token: String!) { cancelOwnOrder(token: $token) { id } }', {
      token: test.order.trackingToken,
    });
    expect(await subjectsToBuyer()).toEqual([`Siparişiniz iptal edildi: #${test.order.number}`]);
  });

  it('are saved by one of two who read the same version, and kept in the audit log', async () => {
    const save = (expectedVersion: number) =>
      settingsStaff.codeOf(
        `mutation ($input: UpdateOrderMailSwitchesInput!) { updateOrderMailSwitches(input: $input) { version } }`,
        {
          input: {
            ...{ expectedVersion, pending: true, confirmed: false, processing: true, shipped: true },
            ...{ delivered: true, cancelled: true, paid: false },
          },
        },
      );
    const { orderMailSwitches } = await settingsStaff.ask<{ orderMailSwitches: { version: number } }>(
      '{ orderMailSwitches { version } }',
    );
    const { version } = orderMailSwitches;
    expect([await save(version), await save(version)]).toEqual(['accepted', 'VERSION_CONFLICT']);
    const [entry] = await test.shop.dataSource.query<{ after: object }[]>(
      `SELECT after FROM audit WHERE what = 'settings-saved' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.after).toMatchObject({ version: version + 1, differing: ['orderMails.confirmed'] });
  });
});

describe('the preview of a mail', () => {
  it('is the mail that is sent, but for the secret of its link', async () => {
    const change = { status: 'SHIPPED', reason: 'Erken hazırlandı', carrier: 'UPS', trackingNumber: '1Z' };
    const shown = await preview(change);
    expect(shown).toMatchObject({ to: TEST_BUYER.email, isSentByDefault: true });
    await test.decide('changeOrderStatus', { expectedVersion: 1, ...change });
    const [sent] = await mailsToBuyer();
    expect(sent?.subject).toBe(shown.subject);
    expect(shown.html).not.toContain(test.order.trackingToken);
    expect(shown.html.replace('/siparis-takip/onizleme', `/siparis-takip/${test.order.trackingToken}`)).toBe(
      sent?.html,
    );
  });

  it('shows the mail about a payment where no status is named', async () => {
    const shown = await preview({ amount: 135_000, paidOn: '2026-11-23' });
    expect(shown).toMatchObject({
      subject: `Ödemenizi aldık: #${test.order.number}`,
      isSentByDefault: false,
    });
    expect(shown.html).toContain('₺1.350,00');
    expect(await test.shown('version')).toEqual({ version: 1 });
  });

  it('shows what a cancelled order is mailed when it is brought back', async () => {
    await test.decide('cancelOrder', { expectedVersion: 1 });
    expect((await preview({ status: 'PENDING' })).subject).toContain('yeniden etkinleştirildi');
    expect((await preview({ status: 'CANCELLED' })).subject).toContain('iptal edildi');
  });

  it('shows a typed reason as text', async () => {
    const { html } = await preview({ status: 'CONFIRMED', reason: '<script>alert(1)</script>' });
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });
});

describe('the confirmation of an order', () => {
  it('is sent again with the documents and the link that works now, at most three times an hour', async () => {
    await test.staff.ask('mutation ($orderId: ID!) { renewOrderLink(orderId: $orderId) { version } }', {
      orderId: test.order.id,
    });
    await test.shop.dataSource.query('DELETE FROM outbox');
    const send = () => test.staff.codeOf(RESEND, { orderId: test.order.id });
    expect([await send(), await send(), await send(), await send()]).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'RATE_LIMITED',
    ]);
    const sent = await mailsToBuyer();
    expect(sent.map(({ subject }) => subject)).toEqual(
      Array<string>(3).fill(`Siparişiniz alındı: #${test.order.number}`),
    );
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(sent[0]?.attachments).toHaveLength(test.order.documents.length);
    expect(sent[0]?.text).not.toContain(test.order.trackingToken);
    const [token] = /(?<=siparis-takip\/)[\w-]+/.exec(sent[0]!.text) ?? [];
    const read = 'query ($token: String!) { orderByToken(token: $token) { id timeline { text } } }';
    expect(await test.buyer.ask(read, { token })).toEqual({
      orderByToken: { id: test.order.id, timeline: [{ text: 'Sipariş alındı.' }] },
    });
    expect(await test.shown('timeline { text }')).toMatchObject({
      timeline: expect.arrayContaining([{ text: 'Sipariş onayı müşteriye yeniden gönderildi.' }]) as object[],
    });
  });

  it('is for an order that is there and whose buyer is known', async () => {
    const unknown = '0198a000-0000-7000-8000-00000000ffff';
    expect(await test.staff.codeOf(RESEND, { orderId: unknown })).toBe('NOT_FOUND');
    await test.shop.dataSource.query('UPDATE orders SET buyer = NULL, buyer_email_key = NULL WHERE id = $1', [
      test.order.id,
    ]);
    expect(await test.staff.codeOf(RESEND, { orderId: test.order.id })).toBe('ORDER_BUYER_ERASED');
    const input = { orderId: test.order.id, status: 'CONFIRMED' };
    expect(await test.staff.codeOf(PREVIEW, { input })).toBe('ORDER_BUYER_ERASED');
  });

  it('leaves the order to the deadline of its payment', async () => {
    await test.staff.ask(RESEND, { orderId: test.order.id });
    const [row] = await test.shop.dataSource.query<{ isLeft: boolean }[]>(
      'SELECT left_to_staff AS "isLeft" FROM orders WHERE id = $1',
      [test.order.id],
    );
    expect(row?.isLeft).toBe(false);
  });
});
