import { specNumber } from './spec-number.js';

it.each([
  ['60', 60],
  [' 60 ', 60],
  ['0,55', 0.55],
  ['1.250', 1250],
  ['1.250,5', 1250.5],
  ['12.345.678', 12_345_678],
  ['1.5', 1.5],
  ['-20', -20],
  ['10-20', null],
  ['DN50', null],
  ['60 kW', null],
  ['1,2,3', null],
  ['', null],
])('reads %j as %o', (value, number) => {
  expect(specNumber(value)).toBe(number);
});
