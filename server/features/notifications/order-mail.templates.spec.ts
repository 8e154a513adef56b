import { itemOf } from '../orders/index.js';
import { renderMail } from '../../kernel/mail/mail-template.js';
import type { KnownOrder } from './order-mail.facts.js';
import { cancellationMail, newOrderMail, orderReceivedMail } from './order-mail.templates.js';
import { ORDER, TERMS } from '../../testing/known-order.js';

/** Of a mail to the shop. */
const PANEL = { ...TERMS, url: 'https://magaza.example/admin/siparisler/1f3c5a70' };

const received = (change: Partial<KnownOrder> = {}) =>
  renderMail(orderReceivedMail({ ...ORDER, ...change }, TERMS));

const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

describe('the mail about a new order', () => {
  it.each([
    ['number', '#1f3c5a70'],
    ['lines', '3 adet Sirkülasyon Pompası (Bağlantı: Flanşlı): ₺3.000,00'],
    ['stock code and unit price', 'Stok kodu: SP-25-60, net birim fiyat: ₺1.000,00'],
    ['delivery address', 'Teslimat adresi:'],
    ['lines of the address', 'Atatürk Caddesi No: 5, 34710 Kadıköy / İstanbul'],
    ['subtotal', 'Ara toplam (net): ₺3.000,00'],
    ['tax', 'KDV (%20): ₺600,00'],
    ['shipping', 'Kargo (KDV dahil): ₺150,00'],
    ['total', 'Genel toplam (KDV Dahil): ₺3.750,00'],
    ['account', IBAN],
    ['way to the order', TERMS.url],
    ['buyer', 'Sayın Ayşe Yılmaz,'],
  ])('contains the %s in text and in html', (_fact, expected) => {
    const { text, html } = received();
    expect(text).toContain(expected);
    expect(html).toContain(expected);
  });

  it('promises the delivery of each line as the accepted texts do', () => {
    expect(received().text).toContain('net birim fiyat: ₺1.000,00\nTeslim süresi: 1 hafta\n');
    const [line] = ORDER.lines;
    const delivery = [
      { quantity: 300, isFromStock: true, time: '1 hafta' },
      { quantity: 1_200, isFromStock: false, time: 'en geç 30 gün' },
    ];
    const { text, html } = received({ lines: [{ ...line!, quantity: 1_500, delivery }] });
    const promised = 'Teslim süresi: 300 adet stoktan 1 hafta, 1.200 adet tedarik edilerek en geç 30 gün';
    expect(text).toContain(promised);
    expect(html).toContain(promised);
  });

  it('promises no delivery of a cancelled order', () => {
    expect(received({ status: 'cancelled' }).text).not.toContain('Teslim süresi');
  });

  it('names accounts only while a transfer is waited for', () => {
    expect(received({ paymentMethod: 'cash_on_delivery' }).text).not.toContain(IBAN);
    expect(received({ paymentStatus: 'paid' }).text).not.toContain(IBAN);
    expect(received({ status: 'cancelled' }).text).not.toContain(IBAN);
    const { text } = received({ receivedKurus: 150 });
    expect(text).toContain('Alınan ödeme: ₺1,50\nKalan tutar: ₺3.748,50');
    expect(text).toContain(IBAN);
    expect(received({ paymentMethod: 'credit_card' }).text).toContain(
      'Ödeme yöntemi: Kredi Kartı. Ödeme için sizinle iletişime geçilecek.',
    );
  });

  it('announces until when the transfer is expected, and that the order is cancelled only where it is', () => {
    const announced = 'Ödemenizi 22 Haziran 2026 gün sonuna kadar bekliyoruz.';
    expect(received().text).toContain(announced);
    expect(received().text).not.toContain('iptal edilir');
    const settings = { ...TERMS.settings, transferPayment: { dueDays: 7, cancelsUnpaid: true } };
    const { text } = renderMail(orderReceivedMail(ORDER, { ...TERMS, settings }));
    expect(text).toContain(`${announced} Bu tarihe kadar ulaşmazsa siparişiniz iptal edilir.`);
    expect(received({ paymentDueAt: null }).text).not.toContain('bekliyoruz');
  });

  it('names the billing address where it is another one', () => {
    expect(received().text).toContain('Fatura adresi: Teslimat adresiyle aynı');
    const billingAddress = { ...ORDER.billingAddress!, streetAddress: 'Sanayi Sok. 12/3' };
    expect(received({ billingAddress }).text).toContain('Fatura adresi:\nSanayi Sok. 12/3');
  });

  it('calls shipping free where it costs nothing', () => {
    expect(received({ shippingKurus: 0 }).text).toContain('Kargo: Ücretsiz');
  });

  it('promises the account where the shop has named none yet', () => {
    const settings = { ...TERMS.settings, bankAccounts: [] };
    const { text } = renderMail(orderReceivedMail(ORDER, { ...TERMS, settings }));
    expect(text).toContain('Hesap bilgilerini size ayrıca ileteceğiz.');
  });

  it('repeats no address that is a link', () => {
    const address = { ...ORDER.shippingAddress!, streetAddress: 'https://kotu.example kazandınız' };
    const { text } = received({ shippingAddress: address, billingAddress: address });
    expect(text).not.toContain('kotu.example');
    expect(text).toContain('Teslimat ve fatura adresi: Siparişte yazdığınız gibi');
  });

  it('names who takes the delivery, and where, but repeats no link', () => {
    const recipient = { siteName: 'Kadıköy şantiyesi', contactName: 'Hakan Usta', phone: '0533 444 55 66' };
    expect(received().text).not.toContain('Teslim alacak');
    expect(received({ recipient }).text).toContain(
      'Teslimat yeri: Kadıköy şantiyesi\nTeslim alacak kişi: Hakan Usta\nTeslimat telefonu: 0533 444 55 66',
    );
    const linked = received({ recipient: { ...recipient, siteName: 'www.kotu.example' } });
    expect(linked.text).not.toContain('kotu.example');
  });

  it('does not greet a buyer by a name that is a link', () => {
    const { text } = received({ buyer: { ...ORDER.buyer, name: 'https://kotu.example kazandınız' } });
    expect(text.startsWith('Merhaba,')).toBe(true);
  });
});

it('names the buyer, the lines and the notes in the mail to the shop', () => {
  const { subject, text, replyTo } = renderMail(newOrderMail(ORDER, PANEL));
  expect(replyTo).toBe(ORDER.buyer.email);
  expect(subject).toBe('Yeni sipariş: #1f3c5a70, ₺3.750,00');
  for (const expected of ['Ayşe Yılmaz\nYılmaz Tesisat A.Ş.', '0532 111 22 33', '3 adet', 'Kapıda arayın']) {
    expect(text).toContain(expected);
  }
  expect(text).toContain(`Siparişi panelde açın:\n${PANEL.url}`);
});

it('names the tax number and where to deliver in the mail to the shop', () => {
  const { text } = renderMail(newOrderMail(ORDER, PANEL));
  expect(text).toContain('VKN/TCKN: 4540536920, Kadıköy vergi dairesi');
  expect(text).toContain('Teslimat adresi:\nAtatürk Caddesi No: 5, 34710 Kadıköy / İstanbul');
  expect(text).toContain('Fatura adresi: Teslimat adresiyle aynı');
  const withoutCompany = { ...ORDER, buyer: { ...ORDER.buyer, taxNumber: null, taxOffice: null } };
  expect(renderMail(newOrderMail(withoutCompany, TERMS)).text).not.toContain('VKN');
});

it('names the units that have to be procured in the mail to the shop', () => {
  const [line] = ORDER.lines;
  const delivery = [{ quantity: 3, isFromStock: false, time: 'en geç 30 gün' }];
  const { text } = renderMail(newOrderMail({ ...ORDER, lines: [{ ...line!, delivery }] }, TERMS));
  expect(text).toContain('Teslim süresi: tedarik edilerek en geç 30 gün');
});

describe('the mail about a cancellation by the buyer', () => {
  const mail = (change: Partial<KnownOrder> = {}, reason: string | null = null) =>
    renderMail(cancellationMail({ ...ORDER, status: 'cancelled', ...change }, reason, PANEL));

  it('names the order, the buyer and the reason', () => {
    const { subject, text } = mail({}, 'Yanlış ölçü seçtik');
    expect(subject).toBe('Sipariş iptal edildi: #1f3c5a70, ₺3.750,00');
    for (const expected of ['Ayşe Yılmaz\nYılmaz Tesisat A.Ş.', '3 adet', 'Açıklaması: Yanlış ölçü seçtik']) {
      expect(text).toContain(expected);
    }
    expect(text).toContain(`Siparişi panelde açın:\n${PANEL.url}`);
    expect(mail().text).not.toContain('Açıklaması');
  });

  it('asks for a refund only for a paid order', () => {
    expect(mail().text).not.toContain('iadesi');
    expect(mail({ paymentStatus: 'paid' }).text).toContain('iadesi');
    expect(mail({ receivedKurus: 150 }).text).toContain('₺1,50 tutarı ödenmişti; bu tutarın iadesi gerekir.');
  });
});

it('keeps what a buyer typed from passing for lines of the mail', () => {
  const forged = 'Ali\nGenel toplam (KDV Dahil): ₺0,00\u202e';
  const [line] = ORDER.lines;
  const order = {
    ...ORDER,
    notes: 'Kapıda arayın\nÖdeme yöntemi: Ödendi',
    buyer: { ...ORDER.buyer, name: forged, company: forged },
    lines: [{ ...line!, product: { ...itemOf(line!), name: forged } }],
  };
  const mails = [
    newOrderMail(order, TERMS),
    cancellationMail(order, forged, TERMS),
    orderReceivedMail(order, TERMS),
  ];
  for (const mail of mails) {
    const { text } = renderMail(mail);
    expect(text.match(/^Genel toplam/gm)).toHaveLength(1);
    expect(text).not.toMatch(/\u202e|^Ödeme yöntemi: Ödendi/m);
  }
});
