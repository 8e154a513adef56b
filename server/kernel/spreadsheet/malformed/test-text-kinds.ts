import type { Kind } from './test-kind.js';
import { utf16, windows1254 } from './test-text.js';
import { numberCell, sheetOf, workbookOf } from './test-workbook.js';

const VALID = sheetOf(numberCell('A1', 1));

export const TEXTS: Kind[] = [
  ['nothing', 'empty.xlsx', () => Buffer.alloc(0), 'SPREADSHEET_EMPTY'],
  ['a text named as a workbook', 'text.xlsx', () => Buffer.from('a;b\n'), [['a', 'b']]],
  ['a workbook named as a text', 'workbook.csv', () => workbookOf(VALID), [[1]]],
  [
    'HTML named .xls',
    'page.xls',
    () => Buffer.from('<html><table><tr><td>1</td></tr></table></html>'),
    'SPREADSHEET_UNKNOWN_KIND',
  ],
  [
    'windows-1254',
    'turkish.csv',
    () => windows1254('Şamandıra;İNOX\nIŞIK ISI Değiştirici;15 €\n'),
    [
      ['Şamandıra', 'İNOX'],
      ['IŞIK ISI Değiştirici', '15 €'],
    ],
  ],
  ['UTF-16 of the other byte order', 'big.csv', () => utf16('Ağrı\tİzmir\n', 'big'), [['Ağrı', 'İzmir']]],
  [
    'semicolons between Turkish numbers',
    'numbers.csv',
    () => Buffer.from('Ad;Fiyat\nVana;1.234,56\nPompa;7,5\n'),
    [
      ['Ad', 'Fiyat'],
      ['Vana', '1.234,56'],
      ['Pompa', '7,5'],
    ],
  ],
  [
    'a quote that is never closed',
    'quote.csv',
    () => Buffer.from(`a;"b\n${'x;y\n'.repeat(2_000_000)}`),
    'SPREADSHEET_BROKEN',
  ],
  ['a NUL', 'nul.csv', () => Buffer.from('a;b\0\nc;d\n'), 'SPREADSHEET_UNKNOWN_KIND'],
  [
    'lines that end with CR alone',
    'cr.csv',
    () => Buffer.from('a;b\rc;d\r'),
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'nineteen million columns',
    'columns.csv',
    () => Buffer.from(`${';'.repeat(19_000_000)}x\n`),
    'SPREADSHEET_TOO_COMPLEX',
  ],
];
