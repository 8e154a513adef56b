import { Clock } from '../../../kernel/clock/clock.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';

const SETTINGS = `version siteName legalName siteDescription currency contactEmail otherEmails contactPhone otherPhones
  whatsappNumber address workingHours { days opens closes } specialDays { first last name hours } freeShipping { enabled threshold } shippingFee taxRate
  stockControl lowStockThreshold withdrawalDays orderLimits { unitsPerProduct units subtotal } openOrders { stockPercent total cashDueDays } transferPayment { dueDays cancelsUnpaid }
  carriers { name trackingAddress taxNumber } paymentMethods { method enabled description instructions }
  bankAccounts { bank holder iban } taxOffice taxNumber mersisNumber kepAddress etbisAddress seo { title description keywords }`;
const UPDATE = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { ${SETTINGS} } }`;

interface Settings extends Record<string, unknown> {
  version: number;
}

const specialDay = (first: string, last: string | null = null) => ({
  first,
  last,
  name: 'Sayım',
  hours: 'CLOSED',
});

const METHODS = ['BANK_TRANSFER', 'CREDIT_CARD', 'CASH_ON_DELIVERY'];
const methods = (different: Record<string, object> = {}) =>
  METHODS.map((method) => ({
    method,
    enabled: true,
    description: 'Açıklama.',
    instructions: 'Ne yapılacağı.',
    ...different[method],
  }));

let api: TestApi;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['settings']);
});

afterAll(() => api.close());

const read = async (browser: TestBrowser = staff) =>
  (await browser.ask<{ adminSettings: Settings }>(`{ adminSettings { ${SETTINGS} } }`)).adminSettings;

async function update(settings: object, expectedVersion?: number): Promise<Settings> {
  const version = expectedVersion ?? (await read()).version;
  const input = { expectedVersion: version, settings };
  return (await staff.ask<{ updateSettings: Settings }>(UPDATE, { input })).updateSettings;
}

it.each([
  { siteName: 'Tesisat Dünyası' },
  { legalName: 'Tesisat Dünyası Sanayi ve Ticaret A.Ş.' },
  { siteDescription: 'Isı eşanjörü ve pompa.' },
  { contactEmail: 'satis@ornek.example' },
  { otherEmails: ['bilgi@ornek.example'] },
  { contactPhone: '0212 555 01 42' },
  { otherPhones: ['0216 555 01 43', '0312 555 01 44'] },
  { whatsappNumber: '905325550142' },
  { whatsappNumber: null },
  { address: 'İkitelli OSB, 34490 Başakşehir / İstanbul' },
  {
    workingHours: [
      { days: [1, 2, 3], opens: '09:00', closes: '17:30' },
      { days: [7], opens: null, closes: null },
    ],
  },
  {
    specialDays: [
      { first: '2026-12-30', last: '2026-12-31', name: 'Yıl sonu sayımı', hours: 'CLOSED' },
      { first: '2027-05-01', last: null, name: 'Açığız', hours: 'OPEN' },
      { first: '2027-06-01', last: null, name: 'Eğitim', hours: 'MORNING' },
    ],
  },
  { freeShipping: { enabled: true, threshold: 0 } },
  { freeShipping: { enabled: false, threshold: 750_000 } },
  { shippingFee: 19_990 },
  { taxRate: 1_050 },
  { stockControl: true },
  { lowStockThreshold: 12 },
  { lowStockThreshold: null },
  { withdrawalDays: 30 },
  { openOrders: { stockPercent: 20, total: 5_000_000, cashDueDays: null } },
  { orderLimits: { unitsPerProduct: 10, units: 50, subtotal: 9_000_000 } },
  { transferPayment: { dueDays: 3, cancelsUnpaid: true } },
  { bankAccounts: [{ bank: 'Örnek Bank', holder: 'Tesisat A.Ş.', iban: 'TR330006100519786457841326' }] },
  {
    carriers: [
      { name: 'Horoz Lojistik', trackingAddress: 'https://kargo.example/?no=', taxNumber: '4540536920' },
      { name: 'Elden', trackingAddress: null, taxNumber: null },
    ],
  },
  { paymentMethods: methods({ CREDIT_CARD: { enabled: false, description: 'Arayın.' } }) },
  { taxOffice: 'İkitelli' },
  { taxNumber: '4540536920' },
  { mersisNumber: '0454053692000011' },
  { kepAddress: 'tesisat@hs01.kep.tr' },
  { etbisAddress: 'https://www.eticaret.gov.tr/siteprofil/1' },
  { seo: { title: 'Başlık', description: 'Açıklama', keywords: ['vana', 'pompa'] } },
])('saves %j and reads it again, and nothing else changes', async (settings) => {
  const before = await read();
  const saved = await update(settings);
  expect(saved).toEqual({ ...before, ...settings, version: saved.version });
  expect(await read()).toEqual(saved);
});

it('normalizes what people type', async () => {
  const saved = await update({
    whatsappNumber: '0532 555 01 42',
    bankAccounts: [{ bank: ' Örnek ', holder: 'A', iban: 'tr33 0006 1005 1978 6457 8413 26' }],
    seo: { title: '', description: '', keywords: [' vana ', ''] },
  });
  expect(saved).toMatchObject({
    whatsappNumber: '905325550142',
    bankAccounts: [{ bank: 'Örnek', iban: 'TR330006100519786457841326' }],
    seo: { keywords: ['vana'] },
  });
});

it('merges what two people change in different settings, and refuses what both changed', async () => {
  const { version } = await read();
  const first = await update({ siteName: 'Birinci' }, version);
  const second = await update(
    { taxRate: 2_000, seo: { title: 'İkinci', description: '', keywords: [] } },
    version,
  );
  expect(second).toMatchObject({ siteName: 'Birinci', taxRate: 2_000, version: first.version + 1 });
  const seo = { title: 'Üçüncü', description: '', keywords: [] };
  for (const late of [{ siteName: 'Üçüncü' }, { seo }, { address: 'Ankara', taxRate: 1_000 }]) {
    await expect(update(late, version)).rejects.toThrow('VERSION_CONFLICT');
  }
  await expect(update({ address: 'Ankara' }, 99_999)).rejects.toThrow('VERSION_CONFLICT');
  expect(await read()).toEqual(second);
});

it.each([
  [{ contactEmail: 'satis' }, 'Geçerli bir e-posta adresi yazın.'],
  [{ siteName: ' ' }, 'Mağaza adı boş olamaz.'],
  [{ siteName: null, legalName: null }, 'Mağaza adı boş olamaz. Ticari unvan boş olamaz.'],
  [{ otherPhones: ['123', '456'] }, 'Telefonu alan koduyla yazın: 0212 555 01 60.'],
  [{ taxNumber: '123' }, 'Vergi numarası 10 rakamdır.'],
  [{ bankAccounts: [{ bank: 'B', holder: 'A', iban: 'TR1' }] }, 'IBAN, TR ve 24 rakamdır.'],
  [
    { workingHours: [{ days: [1], opens: '18:00', closes: '09:00' }] },
    'Kapanış saati açılıştan sonra olmalıdır; kapalı günlerde ikisi de boş bırakılır.',
  ],
  [
    {
      workingHours: [
        { days: [1], opens: null, closes: null },
        { days: [1], opens: null, closes: null },
      ],
    },
    'Her gün yalnızca bir satırda olabilir.',
  ],
  [{ specialDays: [specialDay('31.12.2026')] }, 'Günü 26.11.2026 gibi yazın.'],
  [
    { specialDays: [specialDay('2026-12-31', '2026-12-30')] },
    'Son gün ilk günden sonra, en çok 60 gün sonra olmalıdır.',
  ],
  [
    { specialDays: [specialDay('2026-12-31'), specialDay('2026-12-28', '2027-01-02')] },
    'Bir gün yalnızca bir satırda olabilir.',
  ],
  [{ etbisAddress: 'javascript:1' }, 'ETBİS adresini https:// ile başlayarak yazın.'],
  [{ taxNumber: '4540536921' }, 'Vergi numarasının bir hanesi yanlış: son hane diğerlerine uymuyor.'],
  [{ carriers: [{ name: 'Aras Kargo', taxNumber: '1' }] }, 'Vergi numarası 10 rakamdır.'],
  [
    { carriers: [{ name: 'Aras Kargo', trackingAddress: 'javascript:alert(1)' }] },
    'Takip adresini https:// ile başlayarak yazın.',
  ],
  [{ carriers: [{ name: 'Aras' }, { name: 'ARAS' }] }, 'Her kargo firması yalnızca bir kez yazılabilir.'],
  [
    { paymentMethods: methods(Object.fromEntries(METHODS.map((method) => [method, { enabled: false }]))) },
    'En az bir ödeme yöntemi açık kalmalıdır.',
  ],
  [{ paymentMethods: methods().slice(1) }, 'Her ödeme yöntemi bir kez yer almalıdır.'],
  [{ transferPayment: { dueDays: 90, cancelsUnpaid: false } }, 'Havale 1 ile 60 gün arasında beklenebilir.'],
])('refuses %j and says why', async (settings, reasons) => {
  const before = await read();
  await expect(update(settings)).rejects.toThrow(`SETTINGS_INVALID: Ayarlar kaydedilemedi. ${reasons}`);
  expect(await read()).toEqual(before);
});

it('saves what several people change in the same moment, each another setting', async () => {
  const { version } = await read();
  const changes = [{ shippingFee: 14_000 }, { contactPhone: '0212 555 01 77' }, { lowStockThreshold: 3 }];
  await Promise.all(changes.map((settings) => update(settings, version)));
  expect(await read()).toMatchObject({ ...Object.assign({}, ...changes), version: version + 3 });
});

it.each([{ shippingFee: 10_000_001 }, { freeShipping: { enabled: true, threshold: 100_000_000_000 } }])(
  'refuses an amount that nobody can mean: %j',
  async (settings) => {
    await expect(update(settings)).rejects.toThrow('BAD_USER_INPUT');
  },
);

it('tells who changed what', async () => {
  const { version } = await update({ shippingFee: 1_234 });
  const { adminSettingsHistory } = await staff.ask<{ adminSettingsHistory: object[] }>(
    '{ adminSettingsHistory(take: 1) { version actor { kind name } changes { field after } } }',
  );
  expect(adminSettingsHistory).toMatchObject([
    { version, actor: { kind: 'STAFF' }, changes: [{ field: 'shippingFeeKurus', after: '1234' }] },
  ]);
});

it('shows visitors what was saved at once', async () => {
  await update({ contactPhone: '0212 555 09 99', freeShipping: { enabled: false, threshold: 1 } });
  const { siteSettings } = await api
    .browser()
    .ask<{ siteSettings: object }>('{ siteSettings { contactPhone freeShippingThreshold } }');
  expect(siteSettings).toEqual({ contactPhone: '0212 555 09 99', freeShippingThreshold: null });
});

it('lists the official holidays to staff, from this year to the last that is known', async () => {
  const { adminHolidays } = await staff.ask<{ adminHolidays: { day: string; closesAt: string | null }[] }>(
    '{ adminHolidays { day name closesAt } }',
  );
  const year = new Date().getFullYear();
  expect(adminHolidays[0]).toEqual({ day: `${year}-01-01`, name: 'Yılbaşı', closesAt: null });
  expect(adminHolidays.at(-1)?.day).toBe('2030-10-29');
});

it('shows visitors the closed days to come, official ones and those of staff', async () => {
  const clock = api.app.get(Clock);
  const now = clock.now.bind(clock);
  clock.now = () => new Date('2026-10-27T09:00:00Z');
  try {
    const days = [specialDay('2026-11-02'), { ...specialDay('2026-10-28'), hours: 'OPEN' }];
    await update({ specialDays: days });
    const { siteSettings } = await api
      .browser()
      .ask<{ siteSettings: object }>('{ siteSettings { closedDays { day name closesAt } } }');
    expect(siteSettings).toEqual({
      closedDays: [
        { day: '2026-10-29', name: 'Cumhuriyet Bayramı', closesAt: null },
        { day: '2026-11-02', name: 'Sayım', closesAt: null },
      ],
    });
    clock.now = () => new Date('2026-10-30T09:00:00Z');
    const later = await api.browser().ask('{ siteSettings { closedDays { day name closesAt } } }');
    expect(later).toMatchObject({ siteSettings: { closedDays: [{ day: '2026-11-02' }] } });
  } finally {
    clock.now = now;
  }
});
