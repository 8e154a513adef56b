import fc from 'fast-check';
import { readBoolean } from './boolean-text.js';
import { isCellError } from './cell-error.js';
import { neutraliseFormula, withoutFormulaGuard } from './formula-guard.js';
import { headerKey } from './header-text.js';
import { joinList, splitList } from './list-text.js';
import { cellText } from './sheet.writer.js';

describe('readBoolean', () => {
  it.each(['DOĞRU', 'doğru', 'Evet', 'EVET', '1', 'x', 'X', 'true', ' TRUE ', 1, true])(
    'reads %o as yes',
    (cell) => {
      expect(readBoolean(cell)).toBe(true);
    },
  );

  it.each(['YANLIŞ', 'yanlış', 'hayır', 'HAYIR', 'yok', 'Yok', '0', 'false', 0, false])(
    'reads %o as no',
    (cell) => {
      expect(readBoolean(cell)).toBe(false);
    },
  );

  it.each(['belki', '', null, 2])('reads %o as neither yes nor no', (cell) => {
    expect(readBoolean(cell)).toBeNull();
  });
});

describe('splitList', () => {
  it.each([
    ['CE, ISO 9001', ['CE', 'ISO 9001']],
    ['1,5 kW; paslanmaz', ['1,5 kW', 'paslanmaz']],
    ['1,5 kW | paslanmaz', ['1,5 kW', 'paslanmaz']],
    ['"1,5 kW, paslanmaz", sessiz', ['1,5 kW, paslanmaz', 'sessiz']],
    ['"1,5 kW", paslanmaz', ['1,5 kW', 'paslanmaz']],
    ['1,5 kW, paslanmaz', ['1,5 kW', 'paslanmaz']],
    ['15,20,25', ['15', '20', '25']],
    ['DN50 2", DN65 2½"', ['DN50 2"', 'DN65 2½"']],
    ['bir\niki', ['bir', 'iki']],
    [' , ;; ', [',']],
    ['tek', ['tek']],
    ['', []],
    ['"2"" boru; dişli"; "a"";""b"', ['2" boru; dişli', 'a";"b']],
  ])('splits the list «%s» into its entries', (text, entries) => {
    expect(splitList(text)).toEqual(entries);
  });
});

it('joins a list so that it is split into the same entries again', () => {
  expect(joinList(['CE', 'ISO 9001'])).toBe('CE; ISO 9001');
  expect(joinList(['1,5 kW, paslanmaz'])).toBe('"1,5 kW, paslanmaz"');
  const entry = fc
    .string({ unit: fc.constantFrom('a', '1', ' ', '"', '""', ',', ';', '|', '\n', "'", '=') })
    .map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(entry.filter((text) => text !== '')), (entries) => {
      expect(splitList(joinList(entries))).toEqual(entries);
    }),
  );
});

it('gives all spellings of a heading the same key', () => {
  const spellings = ['Urun_Adi', 'Ürün Adı', 'ÜRÜN ADI', 'urun adi *', ' Ürün-Adı: '];
  expect(new Set(spellings.map(headerKey))).toEqual(new Set(['urunadi']));
});

it('guards a text that starts like a formula, and removes the guard again', () => {
  expect(neutraliseFormula('=HYPERLINK("http://x","y")')).toBe(`'=HYPERLINK("http://x","y")`);
  expect(['+1', '-1', '@a', '\tx', '\r=1'].map(neutraliseFormula)).toEqual([
    "'+1",
    "'-1",
    "'@a",
    "'\tx",
    "'\r=1",
  ]);
  expect(neutraliseFormula('Vana = pompa')).toBe('Vana = pompa');
  expect(withoutFormulaGuard(neutraliseFormula('=A1'))).toBe('=A1');
  expect(withoutFormulaGuard("'tırnak'")).toBe("'tırnak'");
  const texts = ["'=A1", "''+1", "'tırnak", '#N/A', "'#YOK", '#ff0000', "'"];
  expect(texts.map(neutraliseFormula).map(withoutFormulaGuard)).toEqual(texts);
});

it('cuts a text off at the cell limit and marks the cut with an ellipsis', () => {
  expect(cellText('a'.repeat(40_000))).toHaveLength(32_767);
  expect(cellText('a'.repeat(40_000)).endsWith('…')).toBe(true);
});

it('recognizes formula errors in English and Turkish', () => {
  expect(['#N/A', '#YOK', '#DEĞER!', '#SAYI/0!', ' #REF! '].every(isCellError)).toBe(true);
  expect(['#1 model', 'N/A', ''].some(isCellError)).toBe(false);
});
