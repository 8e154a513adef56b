import { EDITABLE } from './editable-field';

it.each([
  ['39.900', 3_990_000],
  ['39900,5', 3_990_050],
  ['0', 0],
  ['1.5', null],
  ['-5', null],
  ['', null],
  ['900000001', null],
])('reads the price %s as %s kuruş', (typed, kurus) => {
  expect(EDITABLE.basePrice.read(typed)).toBe(kurus);
});

it.each([
  ['12', 12],
  ['1.250', 1250],
  ['0', 0],
  ['1,5', null],
  ['12.5', null],
  ['2147483648', null],
  ['', null],
])('reads the stock %s as %s units', (typed, units) => {
  expect(EDITABLE.stockQuantity.read(typed)).toBe(units);
});

it('says of an ambiguous dot what it is for', () => {
  expect(EDITABLE.basePrice.errorOf('1.5')).toContain('Nokta');
  expect(EDITABLE.basePrice.errorOf('çok')).not.toContain('Nokta');
});
