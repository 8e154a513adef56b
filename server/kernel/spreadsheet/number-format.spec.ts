import fc from 'fast-check';
import { cellFormat } from './number-format.js';
import { isFormatted } from './sheet.js';
import { loadXlsLibrary, type XlsLibrary } from './xls/library.js';

let library: XlsLibrary;
beforeAll(async () => {
  library = await loadXlsLibrary();
});

function shownAs(code: string, number: number): string {
  const cell = cellFormat(code, 1900, library)(number);
  return isFormatted(cell) ? cell.shown : cell instanceof Date ? cell.toISOString() : String(cell);
}

it.each([
  ['#,##0.00', 1250.5, '1.250,50'],
  ['#,##0.00', -1250.5, '-1.250,50'],
  ['0.00', 1.005, '1,01'],
  ['0.00', 0.004, '0,00'],
  ['#,##0.00 "₺"', 1_234_567.891, '1.234.567,89 ₺'],
  ['[$€-2]\\ #,##0.00', 100, '€ 100,00'],
  ['_-[$CHF-807]\\ * #,##0.00_-', 190, 'CHF 190,00'],
  ['#,##0.00;[Red]-#,##0.00', -5.5, '-5,50'],
  ['0000000', 1234, '0001234'],
  ['"RK-"0000', 98, 'RK-0098'],
  ['00"."00', 1234, '12.34'],
  ['0\\.000', 1234, '1.234'],
  ['0.0%', 0.985, '%98,5'],
  ['# ?/?', 12.5, '12 1/2'],
  ['0.00E+00', 12_345, '1,23E+04'],
  ['h:mm', 70 / 1440, '1:10'],
  ['[h]:mm:ss', 1.5, '36:00:00'],
  ['d-mmm', 46_083, '2-Mar'],
  ['mmmm yy', 46_055, 'Şubat 26'],
  ['dd.mm.yyyy hh:mm', 46_096.5, '15.03.2026 12:00'],
  ['[<100]0.0;0', 5.25, '5,3'],
])('shows by the format %s the number %f as %s', (code, number, shown) => {
  expect(shownAs(code, number)).toBe(shown);
});

it('leaves numbers alone whose format shows nothing else', () => {
  expect(cellFormat('General', 1900, library)(29.020000000000003)).toBe(29.02);
  expect(cellFormat('0', 1900, library)(15)).toBe(15);
  expect(cellFormat(';;;', 1900, library)(15)).toBe(15);
  expect(cellFormat('dd.mm.yyyy', 1900, library)(46_096)).toEqual(new Date(Date.UTC(2026, 2, 15)));
});

it('shows fixed digits as the library does', () => {
  const code = fc.constantFrom(
    '0',
    '0.00',
    '#,##0',
    '#,##0.00',
    '#,##0.000',
    '00000',
    '"No."000',
    '#,##0.00" ₺"',
    '\\A0.0',
  );
  const eighths = fc.integer({ min: 1, max: 800_000_000 }).map((number) => number / 8);
  fc.assert(
    fc.property(code, eighths, (format, number) => {
      const english = library.SSF.format(format, number, { date1904: false });
      const turkish = english.replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'));
      expect(shownAs(format, number).replace('.', ',')).toBe(turkish.replace('.', ','));
    }),
  );
});
