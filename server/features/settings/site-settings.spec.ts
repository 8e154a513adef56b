import { siteSettingsDocument, upcastSettings } from './site-settings.document.js';
import { DEFAULT_SITE_SETTINGS } from './site-settings.seed.js';

const withChange = (change: object) =>
  siteSettingsDocument.safeParse({ ...DEFAULT_SITE_SETTINGS, ...change });

it('accepts the default settings unchanged', () => {
  expect(siteSettingsDocument.parse(DEFAULT_SITE_SETTINGS)).toEqual(DEFAULT_SITE_SETTINGS);
});

it('has the terms of the specification as defaults', () => {
  expect(DEFAULT_SITE_SETTINGS).toMatchObject({
    currency: 'TRY',
    taxRateBasisPoints: 2_000,
    shippingFeeKurus: 15_000,
    freeShipping: { enabled: true, thresholdKurus: 500_000 },
    bankAccounts: [],
  });
});

it.each(['0532 123 45 67', '532 123 45 67', '+90 532 123 45 67', '0090 532 123 45 67', '905321234567'])(
  'accepts the WhatsApp number %s',
  (typed) => {
    expect(withChange({ whatsappNumber: typed }).data?.whatsappNumber).toBe('905321234567');
  },
);

it('accepts an IBAN in groups and in lower case', () => {
  const account = { bank: 'Örnek Bankası', holder: 'Debihan', iban: 'tr33 0006 1005 1978 6457 8413 26' };
  expect(withChange({ bankAccounts: [account] }).data?.bankAccounts[0]?.iban).toBe(
    'TR330006100519786457841326',
  );
});

it('reads settings that were saved before orders were limited with the defaults', () => {
  const { orderLimits, openOrders, transferPayment, ...saved } = DEFAULT_SITE_SETTINGS;
  expect(siteSettingsDocument.parse(saved)).toMatchObject({ orderLimits, openOrders, transferPayment });
});

it('drops empty keywords', () => {
  const seo = { ...DEFAULT_SITE_SETTINGS.seo, keywords: [' vana ', '', '  '] };
  expect(withChange({ seo }).data?.seo.keywords).toEqual(['vana']);
});

it.each<[string, object]>([
  ['a tax above 100 %', { taxRateBasisPoints: 10_001 }],
  ['a negative tax', { taxRateBasisPoints: -1 }],
  ['a fraction of a kuruş', { shippingFeeKurus: 149.5 }],
  ['a share of no stock', { openOrders: { stockPercent: 0, totalKurus: 1, cashDueDays: 1 } }],
  ['a limit of no units', { orderLimits: { unitsPerProduct: 0, units: 1, subtotalKurus: 1 } }],
  ['a transfer due at once', { transferPayment: { dueDays: 0, cancelsUnpaid: true } }],
  ['a negative threshold', { freeShipping: { enabled: true, thresholdKurus: -1 } }],
  ['a currency without rates', { currency: 'USD' }],
  ['a mistyped e-mail address', { contactEmail: 'satis@' }],
  ['a phone without digits', { contactPhone: 'arayın' }],
  ['a WhatsApp number that is too short', { whatsappNumber: '0532' }],
  ['closing before opening', { workingHours: [{ days: [1], opens: '18:00', closes: '08:00' }] }],
  ['opening without closing', { workingHours: [{ days: [1], opens: '08:00', closes: null }] }],
  [
    'a day with two groups of hours',
    { workingHours: [1, 1].map((day) => ({ days: [day], opens: null, closes: null })) },
  ],
  [
    'a closed day that is no day',
    { specialDays: [{ first: '26.11.2026', last: '27.11.2026', name: 'Sayım', hours: 'closed' }] },
  ],
  ['a tax number of nine digits', { taxNumber: '123456789' }],
])('refuses settings with %s', (_case, change) => {
  expect(withChange(change).success).toBe(false);
});

it('gives stored versions the settings that came after them', () => {
  const { specialDays: _, ...stored } = DEFAULT_SITE_SETTINGS;
  expect(upcastSettings({ ...stored, siteName: 'Eski' })).toEqual({
    ...DEFAULT_SITE_SETTINGS,
    siteName: 'Eski',
  });
});
