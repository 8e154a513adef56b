import { amountFilter } from './amount-filter';
import { choiceFilter } from './choice-filter';
import { periodFilter, type PeriodState } from './period-filter';

const stock = choiceFilter({
  field: 'stock',
  label: 'Stok',
  any: 'ANY',
  options: { ANY: 'Tümü', NONE: 'Stokta yok' },
});
const price = amountFilter('price', 'Fiyat');
const period = periodFilter('Tarih');
const ANY_PERIOD: PeriodState = { period: 'ANY', from: '', to: '' };

it('says nothing of a filter that lets everything through', () => {
  expect(stock.text({ stock: 'ANY' })).toBeUndefined();
  expect(price.text({ price: { min: null, max: null } })).toBeUndefined();
  expect(period.text(ANY_PERIOD)).toBeUndefined();
});

it('says what a choice is', () => {
  expect(stock.text({ stock: 'NONE' })).toBe('Stokta yok');
});

it.each([
  [{ min: 5_000, max: null }, '₺5.000 ve üstü'],
  [{ min: null, max: 900 }, '₺900 ve altı'],
  [{ min: 1, max: 2 }, '₺1 – ₺2'],
  [{ min: null, max: 1250.5 }, '₺1.250,50 ve altı'],
])('says between which amounts %o lies', (range, text) => {
  expect(price.text({ price: range })).toBe(text);
});

it.each([
  [{ period: 'MONTH' } as const, 'Son 30 gün'],
  [{ period: 'CUSTOM' } as const, 'Tarih aralığı'],
  [{ period: 'CUSTOM', from: '2026-11-05' } as const, '05.11.2026 ve sonrası'],
  [{ period: 'CUSTOM', to: '2026-11-05' } as const, '05.11.2026 ve öncesi'],
  [{ period: 'CUSTOM', from: '2026-11-05', to: '2026-11-01' } as const, '01.11.2026 – 05.11.2026'],
])('says between which days %o lies', (days, text) => {
  expect(period.text({ ...ANY_PERIOD, ...days })).toBe(text);
});

it('takes off what it sets, and nothing else', () => {
  expect([stock.cleared, price.cleared, period.cleared]).toEqual([
    { stock: 'ANY' },
    { price: { min: null, max: null } },
    ANY_PERIOD,
  ]);
});
