import { renderMail } from '../../kernel/mail/mail-template.js';
import type { OrderEvent, Shipment } from '../orders/index.js';
import { orderChangeMail, type OrderChange } from './order-change.template.js';
import type { KnownOrder } from './order-mail.facts.js';
import { type MailedPayment, orderPaidMail, paymentRevertedMail } from './order-paid.template.js';
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

  it('leads to the page of the carrier, where that is known', () => {
    const shipped = changedTo('shipped', { carrier: 'Aras Kargo', trackingNumber: '4711' });
    const url = 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=4711';
    expect(mailOf(shipped).text).toContain(`Kargonuzun nerede olduğunu görün:\n${url}`);
    expect(mailOf(shipped).html).toContain(`<a href="${url}"`);
    const unknown = changedTo('shipped', { carrier: 'Horoz Lojistik', trackingNumber: '4711' });
    expect(mailOf(unknown).text).not.toContain('nerede');
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
    expect(mailOf(cancelled(null), { receivedKurus: 150 }).text).toContain('iadesi');
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
  const paid = (payment: MailedPayment, receivedKurus = 375_000) => {
    const paymentStatus = receivedKurus < 375_000 ? 'pending' : 'paid';
    return renderMail(orderPaidMail(payment, { ...ORDER, paymentStatus, receivedKurus }, TERMS));
  };

  it('says what is missing of a payment in parts, and what was received beyond the total', () => {
    const part = { amountKurus: 150, paidOn: null, reason: null };
    const partial = paid(part, 150);
    expect(partial.subject).toBe('Kısmi ödemenizi aldık: #1f3c5a70');
    expect(partial.text).toContain('Toplam tutar: ₺3.750,00\nAlınan ödeme: ₺1,50\nKalan tutar: ₺3.748,50');
    const surplus = paid(part, 375_150);
    expect(surplus.subject).toBe('Ödemenizi aldık: #1f3c5a70');
    expect(surplus.text).toContain('Fazla ödeme: ₺1,50');
    expect(paid(part).text).not.toContain('Kalan');
  });

  it('says which payment was taken back, and why', () => {
    const { subject, text } = renderMail(
      paymentRevertedMail({ amountKurus: 150, reason: 'Başka sipariş' }, ORDER, TERMS),
    );
    expect(subject).toBe('Ödeme kaydınız geri alındı: #1f3c5a70');
    expect(text).toContain('₺1,50 tutarındaki ödeme kaydı geri alındı.');
    expect(text).toContain('Kalan tutar: ₺3.750,00');
    expect(text).toContain('Başka sipariş');
  });

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
