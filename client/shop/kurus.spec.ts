import {
  groupThousands,
  hasUngroupedDot,
  readKurus,
  writeKurus,
  readSignedKurus,
  writeSignedKurus,
} from './kurus';

it.each([
  ['1.234,50', 123_450],
  ['1234,5', 123_450],
  ['₺ 97.212,00', 9_721_200],
  ['1.234', 123_400],
  ['1.234.567,89', 123_456_789],
  ['0,01', 1],
  ['1,15', 115],
])('reads %s', (typed, kurus) => {
  expect(readKurus(typed)).toBe(kurus);
});

it.each([
  '',
  'bin lira',
  '-5',
  '1,234',
  '1.23.4',
  '12,345',
  '1e5',
  '1.5',
  '1234.50',
  '173716.00',
  '1.5,00',
  '1234567890123',
])('refuses %j', (typed) => {
  expect(readKurus(typed)).toBeNull();
});

it('writes what it reads', () => {
  expect(writeKurus(123_450)).toBe('1.234,50');
  expect(writeKurus(17_371_600)).toBe('173.716,00');
  expect(writeKurus(1)).toBe('0,01');
  expect(readKurus(writeKurus(9_721_207))).toBe(9_721_207);
});

it.each([
  ['1234', '1.234'],
  ['12.345', '12.345'],
  ['1.2345', '12.345'],
  ['1234567,5', '1.234.567,5'],
  ['12', '12'],
  ['', ''],
  ['bin', 'bin'],
])('groups %j as %j', (typed, grouped) => {
  expect(groupThousands(typed)).toBe(grouped);
});

it.each([
  ['1.5', true],
  ['1.', true],
  ['1.234,5', false],
  ['1,5', false],
])('knows whether the dot of %j groups nothing', (typed, isUngrouped) => {
  expect(hasUngroupedDot(typed)).toBe(isUngrouped);
});

it.each([
  ['−14.200,00', -1_420_000],
  ['-1,5', -150],
  ['+ 27.400', 2_740_000],
  ['0', 0],
  ['--1', null],
  ['13.9o', null],
])('reads the difference %s', (typed, kurus) => {
  expect(readSignedKurus(typed)).toBe(kurus);
});

it('writes a difference with its sign', () => {
  expect([-1_420_000, 500].map(writeSignedKurus)).toEqual(['−14.200,00', '5,00']);
});
