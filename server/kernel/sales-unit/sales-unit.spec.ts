import { quantityText, readSalesUnit } from './sales-unit.js';

it.each([
  ['adet', { step: 1, name: 'adet', code: 'C62' }],
  ['Takım', { step: 1, name: 'Takım', code: 'SET' }],
  ['0,5 metre', { step: 0.5, name: 'metre', code: 'MTR' }],
  ['0.25 m²', { step: 0.25, name: 'm²', code: 'MTK' }],
  ['25 kg', { step: 25, name: 'kg', code: 'KGM' }],
  ['2,375 MT', { step: 2.375, name: 'MT', code: 'MTR' }],
  ['boy', { step: 1, name: 'boy', code: null }],
  ['constructor', { step: 1, name: 'constructor', code: null }],
  // Neither is a step.
  ["100'lük paket", { step: 1, name: "100'lük paket", code: null }],
  ['0 metre', { step: 1, name: '0 metre', code: null }],
  ['0,12345 m', { step: 1, name: '0,12345 m', code: null }],
])('reads «%s» as a unit with its step and its code', (unit, expected) => {
  expect(readSalesUnit(unit)).toEqual(expected);
});

it.each([
  [1250, 'adet', '1.250 adet'],
  [3, '0,5 metre', '3 × 0,5 metre'],
])('writes %i of «%s» as «%s»', (count, unit, text) => {
  expect(quantityText(count, unit)).toBe(text);
});
