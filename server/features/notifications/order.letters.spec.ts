import { writeLetter } from '../../kernel/mail/letter.js';
import type { OrderEvent } from '../order-book/index.js';
import { changeLetter, type OrderNews } from './order-change.letter.js';
import { cancellationLetter, type KnownOrder, noticeLetter, receivedLetter } from './order.letters.js';

const ORDER: KnownOrder = {
  id: '1f3c5a70-8d6f-4a39-9a57-0d1d2f6b1c11',
  version: 1,
  number: '1f3c5a70',
  customerId: null,
  channel: 'storefront',
  quoteId: null,
  status: 'pending',
  paymentStatus: 'pending',
  paymentMethod: 'bank_transfer',
  buyer: {
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '0532 111 22 33',
    company: 'Yılmaz Tesisat A.Ş.',
    taxNumber: null,
    taxOffice: null,
  },
  shippingAddress: null,
  billingAddress: null,
  notes: 'Kapıda arayın',
  lines: [
    {
      position: 1,
      productId: '7b0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
      productName: 'Sirkülasyon Pompası',
      brand: 'Baymak',
      model: 'SP-25',
      sku: 'SP-25-60',
      slug: 'sirkulasyon-pompasi',
      pictureIds: [],
      unit: 'adet',
      deliveryTime: null,
      selectedVariations: [
        { attributeId: 'a', attributeName: 'Bağlantı', variationId: 'v', variationName: 'Flanşlı' },
      ],
      quantity: 3,
      backOrdered: 0,
      unitPriceKurus: 100_000,
      totalPriceKurus: 300_000,
      taxRateBasisPoints: 2_000,
    },
  ],
  subtotalKurus: 300_000,
  taxKurus: 60_000,
  taxRateBasisPoints: 2_000,
  shippingKurus: 15_000,
  totalKurus: 375_000,
  acceptedDocuments: [],
  createdAt: new Date('2026-06-15T09:00:00Z'),
  updatedAt: new Date('2026-06-15T09:00:00Z'),
};

const TERMS = {
  settings: {
    siteName: 'Isı Mağazası',
    bankAccounts: [{ bank: 'Ziraat Bankası', holder: 'Isı Ltd. Şti.', iban: 'TR330006100519786457841326' }],
  },
  url: 'https://magaza.example/siparis-takip/secret',
};

const received = (change: Partial<KnownOrder> = {}) =>
  writeLetter(receivedLetter({ ...ORDER, ...change }, TERMS));

const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

describe('to the buyer of a new order', () => {
  it.each([
    ['number', '#1f3c5a70'],
    ['lines', '3 adet Sirkülasyon Pompası (Bağlantı: Flanşlı): ₺3.000,00'],
    ['subtotal', 'Ara toplam (net): ₺3.000,00'],
    ['tax', 'KDV (%20): ₺600,00'],
    ['shipping', 'Kargo (KDV dahil): ₺150,00'],
    ['total', 'Genel toplam (KDV Dahil): ₺3.750,00'],
    ['account', IBAN],
    ['way to the order', TERMS.url],
    ['buyer', 'Sayın Ayşe Yılmaz,'],
  ])('tells the %s, in text and in html', (_fact, words) => {
    const { text, html } = received();
    expect(text).toContain(words);
    expect(html).toContain(words);
  });

  it('says of each line what is not in stock, and of the others nothing', () => {
    expect(received().text).not.toContain('stokta yoktu');
    const [line] = ORDER.lines;
    const { text, html } = received({ lines: [{ ...line!, quantity: 1_500, backOrdered: 1_200 }] });
    expect(text).toContain('1.500 adet Sirkülasyon Pompası');
    expect(text).toContain('1.200 adet stokta yoktu, tedarik ediliyor.');
    expect(html).toContain('1.200 adet stokta yoktu, tedarik ediliyor.');
  });

  it('names accounts only while a transfer is waited for', () => {
    expect(received({ paymentMethod: 'cash_on_delivery' }).text).not.toContain(IBAN);
    expect(received({ paymentStatus: 'paid' }).text).not.toContain(IBAN);
    expect(received({ status: 'cancelled' }).text).not.toContain(IBAN);
    expect(received({ paymentMethod: 'credit_card' }).text).toContain(
      'kart bilgilerinizi e-posta ile göndermeyin',
    );
  });

  it('promises the account where the shop has named none yet', () => {
    const settings = { ...TERMS.settings, bankAccounts: [] };
    const { text } = writeLetter(receivedLetter(ORDER, { ...TERMS, settings }));
    expect(text).toContain('Hesap bilgilerini size ayrıca ileteceğiz.');
  });

  it('greets nobody by a name that leads somewhere', () => {
    const { text } = received({ buyer: { ...ORDER.buyer, name: 'https://kotu.example kazandınız' } });
    expect(text.startsWith('Merhaba,')).toBe(true);
  });
});

it('tells the shop who ordered what, and what he wrote', () => {
  const { subject, text } = writeLetter(noticeLetter(ORDER, TERMS));
  expect(subject).toBe('Yeni sipariş: #1f3c5a70, ₺3.750,00');
  for (const words of ['Ayşe Yılmaz\nYılmaz Tesisat A.Ş.\n0532 111 22 33', '3 adet', 'Kapıda arayın']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('http');
});

it('tells the shop what is still to be procured', () => {
  const [line] = ORDER.lines;
  const order = { ...ORDER, lines: [{ ...line!, backOrdered: 2 }] };
  expect(writeLetter(noticeLetter(order, TERMS)).text).toContain('2 adet stokta yoktu, tedarik ediliyor.');
});

describe('to the shop whose buyer took an order back', () => {
  const letter = (change: Partial<KnownOrder> = {}, reason: string | null = null) =>
    writeLetter(cancellationLetter({ ...ORDER, status: 'cancelled', ...change }, reason, TERMS));

  it('tells which order, whose, and why', () => {
    const { subject, text } = letter({}, 'Yanlış ölçü seçtik');
    expect(subject).toBe('Sipariş iptal edildi: #1f3c5a70, ₺3.750,00');
    for (const words of ['Ayşe Yılmaz\nYılmaz Tesisat A.Ş.', '3 adet', 'Açıklaması: Yanlış ölçü seçtik']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('http');
    expect(letter().text).not.toContain('Açıklaması');
  });

  it('asks for money to be given back only where some was paid', () => {
    expect(letter().text).not.toContain('iadesi');
    expect(letter({ paymentStatus: 'paid' }).text).toContain('iadesi');
  });
});

describe('to the buyer of a changed order', () => {
  function letterOf(
    event: OrderEvent,
    { kind = 'staff', ...change }: { kind?: 'customer' | 'staff' } & Partial<KnownOrder> = {},
  ) {
    const news = { ...event, version: 2, actor: { kind, id: null } } as OrderNews;
    return writeLetter(changeLetter(news, { ...ORDER, ...change }, TERMS));
  }

  const cancelled = (reason: string | null): OrderEvent => ({
    type: 'OrderCancelled',
    data: { from: 'pending', reason },
  });

  it.each([
    ['confirmed', 'Siparişiniz onaylandı: #1f3c5a70'],
    ['processing', 'Siparişiniz hazırlanıyor: #1f3c5a70'],
    ['shipped', 'Siparişiniz kargoya verildi: #1f3c5a70'],
    ['delivered', 'Siparişiniz teslim edildi: #1f3c5a70'],
  ] as const)('says of %s: %s', (to, subject) => {
    const event: OrderEvent = { type: 'OrderStatusChanged', data: { from: 'pending', to, reason: null } };
    expect(letterOf(event).subject).toBe(subject);
    expect(letterOf(event).text).toContain(TERMS.url);
  });

  it('says why the shop cancelled, and speaks of money only where some was paid', () => {
    const { subject, text } = letterOf(cancelled('Ürün üretimden kalktı'));
    expect(subject).toBe('Siparişiniz iptal edildi: #1f3c5a70');
    expect(text).toContain('Açıklama: Ürün üretimden kalktı');
    expect(text).not.toContain('iade');
    expect(letterOf(cancelled(null), { paymentStatus: 'paid' }).text).toContain('iadesi');
  });

  it('does not send on what the buyer wrote himself', () => {
    expect(letterOf(cancelled('https://kotu.example'), { kind: 'customer' }).text).not.toContain('kotu');
  });
});
