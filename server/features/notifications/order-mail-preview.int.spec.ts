import { useHandledOrder } from '../../testing/handled-orders.js';
import { useBuyerMails } from '../../testing/order-mails.js';
import { TEST_BUYER } from '../../testing/orders.js';

const test = useHandledOrder();
const mailsToBuyer = useBuyerMails(test);

const PREVIEW = `query ($input: OrderMailPreviewInput!) {
  orderMailPreview(input: $input) { to subject html isSentByDefault } }`;
const RESEND = 'mutation ($orderId: ID!) { resendOrderConfirmation(orderId: $orderId) { version } }';

interface Preview {
  to: string;
  subject: string;
  html: string;
  isSentByDefault: boolean;
}

async function preview(change: object): Promise<Preview> {
  const input = { orderId: test.order.id, ...change };
  return (await test.staff.ask<{ orderMailPreview: Preview }>(PREVIEW, { input })).orderMailPreview;
}

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

  it('uses nothing up where it is refused', async () => {
    const send = () => test.staff.codeOf(RESEND, { orderId: test.order.id });
    await test.decide('cancelOrder', { expectedVersion: 1, reason: 'Müşteri aradı' });
    const refused = await Promise.all(Array.from({ length: 4 }, send));
    expect(new Set(refused)).toEqual(new Set(['ORDER_CANCELLED']));
    await test.decide('reactivateOrder', { expectedVersion: 2 });
    expect(await send()).toBe('accepted');
  });

  it('is for an order that is there and whose buyer is known', async () => {
    for (const orderId of ['0198a000-0000-7000-8000-00000000ffff', 'pompa']) {
      expect(await test.staff.codeOf(RESEND, { orderId })).toBe('NOT_FOUND');
    }
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
