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

/** How Excel saves an .xlsx with a password: a container that has the encrypted archive as a stream. */
export function encryptedWorkbook(): Buffer {
  const container = containers.utils.cfb_new();
  containers.utils.cfb_add(container, 'EncryptionInfo', Buffer.alloc(64, 1));
  containers.utils.cfb_add(container, 'EncryptedPackage', Buffer.alloc(8_192, 2));
  return Buffer.from(containers.write(container, { type: 'buffer' }));
}

/** A container whose directory, or whose workbook, is a chain of sectors that never ends. */
export function loopingChain(of: 'directory' | 'workbook'): Buffer {
  const bytes = Buffer.from(xls(OLD_ROWS));
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
