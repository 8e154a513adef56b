import { encryptedWorkbook, loopingChain, OLD_ROWS, xls } from './test-compound-file.js';
import type { Kind } from './test-kind.js';
import {
  numberCell,
  SHARED_STRINGS,
  sheetOf,
  tabsOf,
  textCell,
  workbookOf,
  workbookParts,
} from './test-workbook.js';
import { utf16 } from './test-text.js';
import { zip } from './test-zip.js';

const VALID = sheetOf(numberCell('A1', 1));
const ENTITIES = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
);
const withEntities = (declared: string, used: string) =>
  workbookOf(`<!DOCTYPE x [${declared}]>${sheetOf(textCell(used))}`);
const date1904 = workbookParts(sheetOf('<c r="A1" s="1"><v>0</v></c>'), {
  'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
});
const wide = sheetOf(...Array.from({ length: 16_384 }, () => '<c><v>1</v></c>'));

export const WORKBOOKS: Kind[] = [
  [
    'an index beyond the shared strings',
    'index.xlsx',
    () => workbookOf(sheetOf('<c t="s"><v>5</v></c>'), { [SHARED_STRINGS]: '<sst><si><t>a</t></si></sst>' }),
    'SPREADSHEET_BROKEN',
  ],
  [
    'entities that expand',
    'entities.xlsx',
    () => withEntities(`<!ENTITY e0 "a">${ENTITIES.join('')}`, '&e9;'),
    'SPREADSHEET_BROKEN',
  ],
  [
    'an entity from outside',
    'external.xlsx',
    () => withEntities('<!ENTITY e SYSTEM "file:///etc/passwd">', '&e;'),
    'SPREADSHEET_BROKEN',
  ],
  ['XML in UTF-16', 'utf16.xlsx', () => workbookOf(utf16(sheetOf(textCell('Şamandıra')))), [['Şamandıra']]],
  [
    'a wrong dimension',
    'dimension.xlsx',
    () => workbookOf(VALID.replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>')),
    [[1]],
  ],
  [
    'a row number with a fraction',
    'fraction.xlsx',
    () => workbookOf(VALID.replace('<row r="1">', '<row r="2.5">')),
    'SPREADSHEET_BROKEN',
  ],
  ['40,000 tabs of one sheet', 'tabs.xlsx', () => tabsOf(40_000), 'SPREADSHEET_TOO_COMPLEX'],
  ['16,384 columns', 'wide.xlsx', () => workbookOf(wide), 'SPREADSHEET_TOO_WIDE'],
  [
    'a merged heading',
    'merged.xlsx',
    () =>
      workbookOf(
        `<worksheet><sheetData><row>${textCell('Ürünler')}<c/><c/></row></sheetData><mergeCells><mergeCell ref="A1:C1"/></mergeCells></worksheet>`,
      ),
    [['Ürünler']],
  ],
  [
    'a formula without its result',
    'formula.xlsx',
    () => workbookOf(sheetOf('<c><f>A2*2</f></c>')),
    [['#HESAPLANMADI!']],
  ],
  [
    'dates counted from 1904',
    '1904.xlsx',
    () =>
      zip({
        ...date1904,
        'xl/workbook.xml': String(date1904['xl/workbook.xml']).replace(
          '<sheets>',
          '<workbookPr date1904="1"/><sheets>',
        ),
      }),
    [[new Date(Date.UTC(1904, 0, 1))]],
  ],
  [
    'cells with errors',
    'errors.xlsx',
    () => workbookOf(sheetOf('<c t="e"><v>#DIV/0!</v></c>')),
    [['#DIV/0!']],
  ],
  [
    'a heading __proto__',
    'proto.xlsx',
    () => workbookOf(sheetOf(textCell('__proto__'), '<c __proto__="1" constructor="2"><v>1</v></c>')),
    [['__proto__', 1]],
  ],
  [
    'duplicate and blank headings',
    'blank.xlsx',
    () => workbookOf(sheetOf(textCell('Ad'), '<c/>', textCell(' '), textCell('Ad'))),
    [['Ad', null, ' ', 'Ad']],
  ],
  [
    'a number format of a million brackets',
    'format.xlsx',
    () =>
      workbookOf(VALID, {
        'xl/styles.xml': `<styleSheet><numFmt numFmtId="164" formatCode="${'['.repeat(1_000_000)}"/></styleSheet>`,
      }),
    [[1]],
  ],
  [
    'tags that are never closed',
    'deep.xlsx',
    () => workbookOf('<a>'.repeat(6_000_000)),
    'SPREADSHEET_BROKEN',
  ],
];

export const OLD_WORKBOOKS: Kind[] = [
  ['a real one', 'real.xls', () => xls([['Şamandıra', 15.5]]), [['Şamandıra', 15.5]]],
  ['a directory that is an endless chain', 'directory.xls', () => loopingChain('directory'), OLD_ROWS],
  ['a workbook that is an endless chain', 'chain.xls', () => loopingChain('workbook'), 'SPREADSHEET_BROKEN'],
  ['a workbook with a password', 'password.xlsx', encryptedWorkbook, 'SPREADSHEET_LOCKED'],
];
