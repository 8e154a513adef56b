import { readKurus, writeKurus } from './kurus';

it.each([
  ['1.234,50', 123_450],
  ['1234,5', 123_450],
  ['1234.50', 123_450],
  ['₺ 97.212,00', 9_721_200],
  ['1.234', 123_400],
  ['1.234.567,89', 123_456_789],
  ['0,01', 1],
  ['1,15', 115],
])('reads %s', (typed, kurus) => {
  expect(readKurus(typed)).toBe(kurus);
});

it.each(['', 'bin lira', '-5', '1,234', '1.23.4', '12,345', '1e5'])('refuses %j', (typed) => {
  expect(readKurus(typed)).toBeNull();
});

it('writes what it reads', () => {
  expect(writeKurus(123_450)).toBe('1234,50');
  expect(readKurus(writeKurus(9_721_207))).toBe(9_721_207);
});
