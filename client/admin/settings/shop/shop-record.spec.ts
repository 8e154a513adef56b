import { type ShopSettings } from './shop-settings.query';
import { at, count, flag, line, money, percent } from './shop-field';
import { shopRecord } from './shop-record';

const RECORD = shopRecord('Deneme', {
  siteName: line('Ad'),
  taxRateBasisPoints: percent('KDV oranı'),
  isFree: at('freeShipping.enabled', flag('Ücretsiz')),
  freeFrom: at('freeShipping.thresholdKurus', money('Sınır')),
  lowStockThreshold: count('Eşik', { least: 0, most: 100, isOptional: true }),
});

const SETTINGS = {
  version: 7,
  siteName: 'Debihan',
  taxRateBasisPoints: 2_000,
  freeShipping: { enabled: true, thresholdKurus: 500_000 },
  lowStockThreshold: null,
} as ShopSettings;

const { version, values } = RECORD.valuesOf(SETTINGS);
const errorsIn = (different: Partial<typeof values>) =>
  RECORD.schema.safeParse({ ...values, ...different }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('reads the settings into its form, and sends nothing that stays as it is', () => {
  expect([version, values]).toEqual([
    7,
    {
      siteName: 'Debihan',
      taxRateBasisPoints: '20,00',
      isFree: true,
      freeFrom: '5.000,00',
      lowStockThreshold: '',
    },
  ]);
  expect(RECORD.inputOf({ ...values, taxRateBasisPoints: '20' }, values)).toEqual({});
});

it('sends a part of the settings whole, without the units in its names', () => {
  expect(RECORD.inputOf({ ...values, freeFrom: '7.500', siteName: ' Tesisat ' }, values)).toEqual({
    siteName: 'Tesisat',
    freeShipping: { enabled: true, threshold: 750_000 },
  });
});

it.each([
  ['0', 0],
  ['0,01', 1],
  ['10,25', 1_025],
  ['99,99', 9_999],
  ['100', 10_000],
])('takes a tax of %s percent as %i basis points', (taxRateBasisPoints, taxRate) => {
  expect(errorsIn({ taxRateBasisPoints })).toEqual([]);
  expect(RECORD.inputOf({ ...values, taxRateBasisPoints }, values)).toEqual({ taxRate });
});

it.each(['', '100,01', '-1', '10,255', '20.5', '%20'])(
  'refuses a tax of «%s» percent',
  (taxRateBasisPoints) => {
    expect(errorsIn({ taxRateBasisPoints })).toEqual(['taxRateBasisPoints']);
  },
);

it('clears a number that may be missing', () => {
  const before = { ...values, lowStockThreshold: '5' };
  expect(RECORD.inputOf(values, before)).toEqual({ lowStockThreshold: null });
  expect(errorsIn({ lowStockThreshold: '101' })).toEqual(['lowStockThreshold']);
});

it('has a history of its own fields, by their names in the form', () => {
  const change = (version: number, ...fields: string[]) => ({
    version,
    savedAt: '2026-11-26T10:00:00.000Z',
    actor: { name: 'Ece İşcan' },
    changes: fields.map((field) => ({ field, before: '1', after: '2' })),
  });
  const adminSettingsHistory = [
    change(4, 'orderMails.paid'),
    change(3, 'address', 'freeShipping.thresholdKurus'),
    change(1),
  ];
  const { history } = RECORD.read({ adminSettings: SETTINGS, adminSettingsHistory }) ?? { history: [] };
  expect(history.map((one) => [one.version, one.changes.map(({ field }) => field)])).toEqual([
    [3, ['freeFrom']],
    [1, []],
  ]);
});

it('shows what the server refused at the field it is about', () => {
  const refusal = {
    code: 'SETTINGS_INVALID',
    message: 'Kaydedilemedi. Bakın.',
    details: {},
  };
  expect(RECORD.errorsOf({ ...refusal, fields: { 'freeShipping.threshold': 'Bakın.' } })).toEqual({
    code: 'SETTINGS_INVALID',
    fields: { freeFrom: 'Bakın.' },
  });
  expect(
    RECORD.errorsOf({ ...refusal, code: 'BAD_USER_INPUT', fields: { 'settings.siteName': 'Uzun.' } }),
  ).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'Kaydedilemedi. Bakın.',
    fields: { siteName: 'Uzun.' },
  });
});
