import type { Kind } from './test-kind.js';
import {
  FIRST_SHEET,
  numberCell,
  overlappingSheets,
  sheetOf,
  workbookOf,
  workbookParts,
} from './test-workbook.js';
import { zip } from './test-zip.js';

const VALID = sheetOf(numberCell('A1', 1));
const ENCRYPTED = 1;
const SYMLINK = 0o120777;

export const ARCHIVES: Kind[] = [
  ['a truncated zip', 'cut.xlsx', () => workbookOf(VALID).subarray(0, -30), 'SPREADSHEET_BROKEN'],
  [
    'a wrong checksum',
    'crc.xlsx',
    () => workbookOf(VALID, {}, { [FIRST_SHEET]: { crc: 7 } }),
    'SPREADSHEET_BROKEN',
  ],
  [
    'a size of zip64 beyond all files',
    'huge.xlsx',
    () => workbookOf(VALID, {}, { [FIRST_SHEET]: { zip64Bytes: 2n ** 52n } }),
    'SPREADSHEET_INFLATES',
  ],
  [
    'a size of zip64 below the truth',
    'small.xlsx',
    () => workbookOf(VALID, {}, { [FIRST_SHEET]: { zip64Bytes: 9n } }),
    'SPREADSHEET_BROKEN',
  ],
  [
    'a bomb of sheets that share one part',
    'overlap.xlsx',
    () => overlappingSheets(' '.repeat(2 ** 20), 600),
    'SPREADSHEET_INFLATES',
  ],
  [
    'a bomb that claims to be small',
    'bomb.xlsx',
    () => workbookOf(Buffer.alloc(64 * 2 ** 20, ' '), {}, { [FIRST_SHEET]: { bytes: 1_000 } }),
    'SPREADSHEET_BROKEN',
  ],
  [
    '100,000 entries',
    'entries.xlsx',
    () => zip(Object.fromEntries(Array.from({ length: 100_000 }, (_, entry) => [String(entry), '']))),
    'SPREADSHEET_BROKEN',
  ],
  [
    'an entry outside its folder',
    'outside.xlsx',
    () => zip({ '../outside.xml': 'x', ...workbookParts(VALID) }),
    'SPREADSHEET_BROKEN',
  ],
  [
    'a sheet that is a symbolic link',
    'link.xlsx',
    () => workbookOf('/etc/passwd', {}, { [FIRST_SHEET]: { mode: SYMLINK } }),
    'SPREADSHEET_BROKEN',
  ],
  [
    'an encrypted entry',
    'locked.xlsx',
    () => workbookOf(VALID, {}, { [FIRST_SHEET]: { flags: ENCRYPTED } }),
    'SPREADSHEET_LOCKED',
  ],
  [
    'no workbook part',
    'none.xlsx',
    () => zip({ '_rels/.rels': workbookParts('')['_rels/.rels'] ?? '' }),
    'SPREADSHEET_BROKEN',
  ],
  ['another archive', 'other.xlsx', () => zip({ 'a.txt': 'b' }), 'SPREADSHEET_UNKNOWN_KIND'],
];
