import { CFB, utils, write } from '@e965/xlsx';

/** The library's writer of containers, which has no types of its own. */
const containers = CFB as {
  utils: { cfb_new(): object; cfb_add(container: object, stream: string, content: Buffer): void };
  write(container: object, options: { type: 'buffer' }): Buffer;
};

const SECTOR = 512;
const HEADER_FIRST_DIRECTORY_SECTOR = 48;
const HEADER_FIRST_ALLOCATION_SECTOR = 76;
/** Within an entry of the directory: the first sector of its stream. */
const ENTRY_FIRST_SECTOR = 116;
const ENTRY_BYTES = 128;

export const OLD_ROWS = Array.from({ length: 300 }, (_, row) => [row, `Vana ${row}`]);

/** A workbook of old Excel with these rows. */
export function xls(rows: unknown[][]): Buffer {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), 'Ürünler');
  return write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

/**
 * A workbook of old Excel with one shared text, which all cells of its sheet show: records are small, texts are not.
 *
 * @param text ASCII
 */
export function xlsOfOneText(text: string, { rows, columns }: { rows: number; columns: number }): Buffer {
  const cells: Buffer[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      cells.push(record(LABEL_OF_SHARED_TEXT, shorts(row, column, 0), longs(0)));
    }
  }
  const named = Buffer.from('Urunler');
  const begin = (kind: number) => record(BEGIN, shorts(BIFF8, kind, 0, 0), longs(0, 0));
  const end = record(END);
  const sheetOf = (at: number) => record(SHEET, longs(at), Buffer.from([0, 0, named.length, 0]), named);
  const globals = [begin(GLOBALS), sheetOf(0), ...sharedText(text), end];
  const at = Buffer.concat(globals).length;
  globals[1] = sheetOf(at);
  const container = containers.utils.cfb_new();
  const stream = Buffer.concat([...globals, begin(WORKSHEET), ...cells, end]);
  containers.utils.cfb_add(container, 'Workbook', stream);
  return Buffer.from(containers.write(container, { type: 'buffer' }));
}

const BIFF8 = 0x0600;
const GLOBALS = 0x0005;
const WORKSHEET = 0x0010;
const BEGIN = 0x0809;
const END = 0x000a;
const SHEET = 0x0085;
const SHARED_TEXTS = 0x00fc;
const CONTINUED = 0x003c;
const LABEL_OF_SHARED_TEXT = 0x00fd;
const MAX_RECORD = 8_000;

const shorts = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
const longs = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);

function record(kind: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([shorts(kind, content.length), content]);
}

/** Each record of a text that continues says anew that a character is one byte. */
function sharedText(text: string): Buffer[] {
  const one = Buffer.from([0]);
  const pieces: Buffer[] = [];
  for (let start = 0; start < text.length; start += MAX_RECORD) {
    pieces.push(Buffer.from(text.slice(start, start + MAX_RECORD), 'latin1'));
  }
  return pieces.map((piece, index) =>
    index === 0
      ? record(SHARED_TEXTS, longs(1, 1), shorts(text.length), one, piece)
      : record(CONTINUED, one, piece),
  );
}

/** How Excel saves an .xlsx with a password: a container that has the encrypted archive as a stream. */
export function encryptedWorkbook(): Buffer {
  const container = containers.utils.cfb_new();
  containers.utils.cfb_add(container, 'EncryptionInfo', Buffer.alloc(64, 1));
  containers.utils.cfb_add(container, 'EncryptedPackage', Buffer.alloc(8_192, 2));
  return Buffer.from(containers.write(container, { type: 'buffer' }));
}

/** A text with which the first sector of a workbook of one text ends between two records. */
const FIRST_SECTOR_FILLING = 'x'.repeat(458);

/** A container whose directory, or whose workbook, is a chain of sectors that never ends. */
export function loopingChain(of: 'directory' | 'workbook'): Buffer {
  const bytes =
    of === 'directory' ? xls(OLD_ROWS) : xlsOfOneText(FIRST_SECTOR_FILLING, { rows: 50, columns: 10 });
  const sectorAt = (sector: number) => (sector + 1) * SECTOR;
  const directory = sectorAt(bytes.readUInt32LE(HEADER_FIRST_DIRECTORY_SECTOR));
  const allocation = sectorAt(bytes.readUInt32LE(HEADER_FIRST_ALLOCATION_SECTOR));
  const first =
    of === 'directory'
      ? bytes.readUInt32LE(HEADER_FIRST_DIRECTORY_SECTOR)
      : bytes.readUInt32LE(workbookEntry(bytes, directory) + ENTRY_FIRST_SECTOR);
  bytes.writeUInt32LE(first, allocation + first * 4);
  return bytes;
}

function workbookEntry(bytes: Buffer, directory: number): number {
  const name = Buffer.from('Workbook', 'utf16le');
  for (let entry = directory; ; entry += ENTRY_BYTES) {
    if (bytes.subarray(entry, entry + name.length).equals(name)) return entry;
  }
}
