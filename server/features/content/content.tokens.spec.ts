import { type SiteSettings } from '../settings/index.js';
import { fillDocument, fillTokens, tokenValues, yearInIstanbul } from './content.tokens.js';

const settings: SiteSettings = {
  siteName: 'Örnek',
  legalName: 'Örnek Ltd. Şti.',
  siteDescription: '',
  currency: 'TRY',
  contactEmail: 'satis@ornek.example',
  otherEmails: [],
  contactPhone: '0212 555 01 42',
  otherPhones: [],
  whatsappNumber: null,
  address: 'İstanbul',
  workingHours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' }],
  freeShipping: { enabled: true, thresholdKurus: 500_000 },
  shippingFeeKurus: 14_990,
  taxRateBasisPoints: 2_000,
  stockControl: false,
  specialDays: [],
  etbisAddress: null,
  carriers: [],
  paymentMethods: [],
  lowStockThreshold: null,
  withdrawalDays: 14,
  orderLimits: { unitsPerProduct: 1, units: 1, subtotalKurus: 1 },
  openOrders: { stockPercent: 1, totalKurus: 1, cashDueDays: null },
  transferPayment: { dueDays: 7, cancelsUnpaid: false },
  orderMails: {
    pending: true,
    confirmed: true,
    processing: true,
    shipped: true,
    delivered: true,
    cancelled: true,
    paid: false,
  },
  bankAccounts: [],
  taxOffice: null,
  taxNumber: null,
  mersisNumber: null,
  kepAddress: null,
  seo: { title: '', description: '', keywords: [] },
};

const values = tokenValues(settings, '2026');

it('replaces the free shipping token by the threshold of the settings', () => {
  expect(fillTokens('{ucretsizKargo} ve üzeri siparişlerde kargo ücretsiz', values)).toBe(
    '5.000 TL ve üzeri siparişlerde kargo ücretsiz',
  );
});

it('writes the kuruş part of an amount only when it has one', () => {
  expect(fillTokens('{kargoUcreti}', values)).toBe('149,90 TL');
});

it('writes tax rate and opening hours in Turkish format', () => {
  expect(fillTokens('{kdvOrani}, {calismaSaatleri}', values)).toBe('%20, Pazartesi – Cuma 08:00 – 18:00');
});

it('leaves out lines about free shipping while it is switched off', () => {
  const off = tokenValues({ ...settings, freeShipping: { enabled: false, thresholdKurus: 500_000 } }, '2026');
  expect(fillTokens('Kargo ücreti {kargoUcreti}.\n{ucretsizKargo} ve üzeri ücretsiz.\nSon.', off)).toBe(
    'Kargo ücreti 149,90 TL.\nSon.',
  );
});

it('leaves out the line of a registry number without a value', () => {
  expect(fillTokens('{unvan}\nMERSİS numarası: {mersis}', values)).toBe('Örnek Ltd. Şti.');
});

it('leaves unknown tokens as they are', () => {
  expect(fillTokens('{toString} {bilinmeyen}', values)).toBe('{toString} {bilinmeyen}');
});

it('replaces tokens in the texts of a document only', () => {
  expect(fillDocument({ order: 1, none: null, items: [{ text: '© {yil}' }] }, values)).toEqual({
    order: 1,
    none: null,
    items: [{ text: '© 2026' }],
  });
});

it('changes the year at midnight in Istanbul', () => {
  expect(yearInIstanbul(new Date('2026-12-31T20:59:59Z'))).toBe('2026');
  expect(yearInIstanbul(new Date('2026-12-31T21:00:00Z'))).toBe('2027');
});
