import { renderMail } from '../../kernel/mail/mail-template.js';
import type { OrderEvent, Shipment } from '../orders/index.js';
import { orderChangeMail, type OrderChange } from './order-change.template.js';
import type { KnownOrder } from './order-mail.facts.js';
import { type MailedPayment, orderPaidMail } from './order-paid.template.js';
import { ORDER, TERMS } from '../../testing/known-order.js';

describe('the mail about a changed order', () => {
  function mailOf(
    event: OrderEvent,
    { kind = 'staff', ...change }: { kind?: 'customer' | 'staff' } & Partial<KnownOrder> = {},
  ) {
    const orderChange = { ...event, actor: { kind } } as OrderChange;
    return renderMail(orderChangeMail(orderChange, { ...ORDER, ...change }, TERMS));
  }

  const cancelled = (reason: string | null): OrderEvent => ({
    type: 'OrderCancelled',
    data: { from: 'pending', reason, isBuyerNotified: true },
  });

  const changedTo = (to: KnownOrder['status'], shipment: Shipment | null = null): OrderEvent => ({
    type: 'OrderStatusChanged',
    data: { from: 'pending', to, reason: null, shipment, isBuyerNotified: true },
  });

  it.each([
    ['confirmed', 'Siparişiniz onaylandı: #1f3c5a70'],
    ['processing', 'Siparişiniz hazırlanıyor: #1f3c5a70'],
    ['shipped', 'Siparişiniz kargoya verildi: #1f3c5a70'],
    ['delivered', 'Siparişiniz teslim edildi: #1f3c5a70'],
  ] as const)('announces the status %s as «%s»', (to, subject) => {
    expect(mailOf(changedTo(to)).subject).toBe(subject);
    expect(mailOf(changedTo(to)).text).toContain(TERMS.url);
  });

  it('says who carries the shipment, and its number', () => {
    const { text, html } = mailOf(
      changedTo('shipped', { carrier: 'Aras Kargo', trackingNumber: '<b>4711</b>' }),
    );
    expect(text).toContain('Kargo firması: Aras Kargo\nTakip numarası: <b>4711</b>');
    expect(html).toContain('Takip numarası: &lt;b&gt;4711&lt;/b&gt;');
    expect(mailOf(changedTo('shipped')).text).not.toMatch(/Kargo firması|Takip numarası/);
    const number = mailOf(changedTo('shipped', { carrier: null, trackingNumber: '4711' })).text;
    expect(number).toContain('\n\nTakip numarası: 4711\n');
  });

  it('announces that the shipment was corrected', () => {
    const shipment = { carrier: null, trackingNumber: '4712' };
    const data = { shipment, reason: 'Yanlış yazılmış', isBuyerNotified: true };
    const { subject, text } = mailOf({ type: 'OrderShipmentCorrected', data });
    expect(subject).toBe('Siparişinizin kargo bilgisi güncellendi: #1f3c5a70');
    expect(text).toContain('Takip numarası: 4712');
    expect(text).toContain('Açıklama: Yanlış yazılmış');
  });

  it('gives the reason of the shop and mentions a refund only for a paid order', () => {
    const { subject, text } = mailOf(cancelled('Ürün üretimden kalktı'));
    expect(subject).toBe('Siparişiniz iptal edildi: #1f3c5a70');
    expect(text).toContain('Açıklama: Ürün üretimden kalktı');
    expect(text).not.toContain('iade');
    expect(mailOf(cancelled(null), { paymentStatus: 'paid' }).text).toContain('iadesi');
  });

  it('says why the shop itself cancelled, and whom to call', () => {
    const paymentDueAt = '2026-06-22T21:00:00.000Z';
    const event: OrderEvent = { type: 'OrderCancelledUnpaid', data: { from: 'pending', paymentDueAt } };
    const { subject, text } = mailOf(event);
    expect(subject).toBe('Siparişiniz iptal edildi: #1f3c5a70');
    expect(text).toContain('Havaleniz 22 Haziran 2026 gün sonuna kadar bize ulaşmadığı için');
    expect(text).toContain('0212 555 01 60');
  });

  it('does not repeat the reason that the buyer wrote', () => {
    expect(mailOf(cancelled('https://kotu.example'), { kind: 'customer' }).text).not.toContain('kotu');
  });
});

describe('the mail about a payment', () => {
  const paid = (payment: MailedPayment) => renderMail(orderPaidMail(payment, ORDER, TERMS));

  it('says what was paid and when', () => {
    const { subject, text } = paid({ amountKurus: 375_000, paidOn: '2026-06-16', reason: null });
    expect(subject).toBe('Ödemenizi aldık: #1f3c5a70');
    expect(text).toContain('Tutar: ₺3.750,00\nÖdeme tarihi: 16 Haziran 2026');
    expect(text).toContain(TERMS.url);
  });

  it('says no more than is known', () => {
    const { text } = paid({ amountKurus: null, paidOn: null, reason: 'Elden ödendi' });
    expect(text).not.toMatch(/Tutar|Ödeme tarihi/);
    expect(text).toContain('Açıklama: Elden ödendi');
  });
});
