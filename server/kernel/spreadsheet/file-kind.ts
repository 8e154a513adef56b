import { utf16Without } from './csv/utf16.js';
import { spreadsheetBroken, spreadsheetEmpty, spreadsheetUnknownKind } from './spreadsheet.refusals.js';

/** `zip` may be .xlsx and `ole` may be .xls, as may be `biff`, its content alone; the readers check the contents. */
export type FileKind = 'zip' | 'ole' | 'biff' | 'text';

/** Number of leading bytes that detection needs. */
export const SIGNATURE_BYTES = 8192;

const startsWith = (bytes: Buffer, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The record that begins a workbook: its version, and the length of the record. */
const BIFF = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x08, 0x08, 0x00],
  [0x09, 0x08, 0x10, 0x00],
];
const UTF_16_BYTE_ORDER_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const FOREIGN: readonly (readonly [found: string, signature: readonly number[]])[] = [
  ['PDF belgesi', [0x25, 0x50, 0x44, 0x46]],
  ['JPEG görseli', [0xff, 0xd8, 0xff]],
  ['PNG görseli', [0x89, 0x50, 0x4e, 0x47]],
  ['GIF görseli', [0x47, 0x49, 0x46, 0x38]],
  ['RAR arşivi', [0x52, 0x61, 0x72, 0x21]],
  ['7-Zip arşivi', [0x37, 0x7a, 0xbc, 0xaf]],
  ['gzip arşivi', [0x1f, 0x8b]],
  ['boş arşiv', EMPTY_ZIP],
];

/**
 * Detects the kind from the first bytes, never from the name: many ".xls" files of older programs are HTML or CSV.
 *
 * @throws SPREADSHEET_EMPTY, SPREADSHEET_UNKNOWN_KIND
 */
export function detectFileKind(firstBytes: Buffer): FileKind {
  if (firstBytes.length === 0) throw spreadsheetEmpty();
  if (startsWith(firstBytes, ZIP)) return 'zip';
  if (startsWith(firstBytes, OLE)) return 'ole';
  if (BIFF.some((signature) => startsWith(firstBytes, signature))) return 'biff';
  const foreign = FOREIGN.find(([, signature]) => startsWith(firstBytes, signature));
  if (foreign) throw spreadsheetUnknownKind({ found: foreign[0] });
  return assertText(firstBytes);
}

const BLANKS_BEFORE_ZIP = /^\s+PK\x03\x04/;
const HTML_TAG = /^<(!--|!doctype|[a-z][a-z0-9]*[\s/>])/i;

function assertText(firstBytes: Buffer): 'text' {
  const isUtf16 = UTF_16_BYTE_ORDER_MARKS.some((mark) => startsWith(firstBytes, mark));
  const bytes = firstBytes.toString('latin1');
  if (BLANKS_BEFORE_ZIP.test(bytes)) {
    throw spreadsheetBroken({ where: "zip başına boşluk eklenmiş; Excel'de açıp yeniden kaydedin" });
  }
  if (!isUtf16 && firstBytes.includes(0) && utf16Without(firstBytes) === null) {
    throw spreadsheetUnknownKind({ found: 'bilinmeyen ikili dosya' });
  }
  const visible = bytes.replaceAll('\0', '').replace(/^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\s*/, '');
  if (visible === '') throw spreadsheetEmpty();
  if (/^<\?xml/i.test(visible)) throw spreadsheetUnknownKind({ found: 'XML dosyası' });
  if (HTML_TAG.test(visible)) throw spreadsheetUnknownKind({ found: 'HTML sayfası' });
  if (/^MIME-Version:/i.test(visible)) throw spreadsheetUnknownKind({ found: 'web sayfası, MHTML' });
  return 'text';
}
