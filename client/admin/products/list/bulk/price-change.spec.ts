import { averageChange, isChanged, PRICE_SCHEMA, priceChangeOf, type PriceValues } from './price-change';

const values = (change: Partial<PriceValues>): PriceValues => ({
  direction: 'raise',
  kind: 'percent',
  value: '6,5',
  roundTo: '1',
  ...change,
});
const line = (before: number, after: number | null) => ({ id: String(before), before, after, refusal: null });

it.each<[Partial<PriceValues>, object]>([
  [{}, { percent: 6.5 }],
  [{ direction: 'lower' }, { percent: -6.5 }],
  [{ roundTo: '1000' }, { percent: 6.5, roundTo: 1000 }],
  [{ kind: 'amount', value: '1.250,50' }, { amount: 125_050 }],
  [{ kind: 'amount', direction: 'lower', value: '10' }, { amount: -1_000 }],
])('sends %o as %o', (change, price) => {
  expect(priceChangeOf(values(change))).toEqual({ price });
});

it.each<[Partial<PriceValues>, string]>([
  [{ value: '' }, 'Oranı'],
  [{ value: '0' }, 'Oranı'],
  [{ value: '-12,5' }, '«Azalt»'],
  [{ kind: 'amount', value: '-12,50' }, '«Azalt»'],
  [{ value: '1001' }, '%1000'],
  [{ value: '100', direction: 'lower' }, '%99'],
  [{ kind: 'amount', value: '1.5' }, 'Nokta'],
  [{ kind: 'amount', value: '0' }, 'Tutarı'],
])('refuses %o', (change, reason) => {
  const judged = PRICE_SCHEMA.safeParse(values(change));
  expect(judged.error?.issues[0]?.message).toContain(reason);
  expect(priceChangeOf(values(change))).toBeUndefined();
});

it('leaves out of the average what does not change', () => {
  const lines = [line(100, 110), line(300, 310), line(0, 0), line(50, null)];
  expect(lines.map(isChanged)).toEqual([true, true, false, false]);
  expect(averageChange(lines)).toBeCloseTo(5);
  expect(averageChange([line(0, 0)])).toBe(0);
});
