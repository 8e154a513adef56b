import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import { spreadsheetBroken, spreadsheetInflates, spreadsheetLocked } from '../spreadsheet.refusals.js';
import type { SpreadsheetSource } from '../spreadsheet.source.js';

const MAX_PARTS = 10_000;

// yauzl fails when a part inflates beyond the size its directory entry declares, so the declared sizes can be trusted
// when they are added up beforehand.
const OPTIONS: Options = { autoClose: false, lazyEntries: true, validateEntrySizes: true };

/** Random access to the parts of a workbook through the archive's directory. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws SPREADSHEET_BROKEN */
  static async open(source: SpreadsheetSource): Promise<Archive> {
    const zip = await openZip(source);
    try {
      return new Archive(zip, await directoryOf(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(part: string): boolean {
    return this.entries.has(part.toLowerCase());
  }

  /** Size of a part in bytes after decompression; 0 when it does not exist. */
  sizeOf(part: string): number {
    return this.entries.get(part.toLowerCase())?.uncompressedSize ?? 0;
  }

  /**
   * The bytes of a part as they are inflated.
   *
   * @throws SPREADSHEET_BROKEN when the part does not exist, or at its end, when they are not those that were archived;
   * SPREADSHEET_LOCKED when they are encrypted
   */
  async *chunksOf(part: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(part.toLowerCase());
    if (!entry) throw spreadsheetBroken({ where: part });
    if (entry.isEncrypted()) throw spreadsheetLocked();
    const stream = await this.streamOf(entry, part);
    let checksum = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    } finally {
      stream.destroy();
    }
    if (checksum !== entry.crc32) throw spreadsheetBroken({ where: part });
  }

  /** @throws SPREADSHEET_INFLATES */
  refuseInflation(parts: readonly string[], limitBytes: number): void {
    const inflated = parts.reduce((sum, part) => sum + this.sizeOf(part), 0);
    if (inflated > limitBytes) throw spreadsheetInflates({ limitBytes });
  }

  close(): void {
    this.zip.close();
  }

  private streamOf(entry: Entry, part: string): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.zip.openReadStream(entry, (error, stream) => {
        if (error) reject(spreadsheetBroken({ where: part }));
        else resolve(stream);
      });
    });
  }
}

function openZip(source: SpreadsheetSource): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const opened = (error: Error | null, zip: ZipFile) => {
      if (error) reject('syscall' in error ? error : spreadsheetBroken({ where: brokenPlace(error) }));
      else resolve(zip);
    };
    if ('bytes' in source) yauzl.fromBuffer(source.bytes, OPTIONS, opened);
    else yauzl.open(source.path, OPTIONS, opened);
  });
}

/** Servers that break off with a page of theirs append it to the file. */
const brokenPlace = ({ message }: Error) =>
  /comment length/i.test(message)
    ? "zip sonuna başka içerik eklenmiş; Excel'de açıp yeniden kaydedin"
    : 'zip';

/** Keyed by lower-case name: some programs write part names in inconsistent case. */
function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    const refuse = () => reject(spreadsheetBroken({ where: 'zip' }));
    if (zip.entryCount > MAX_PARTS) {
      refuse();
      return;
    }
    zip.on('entry', (entry: Entry) => {
      const name = entry.fileName.toLowerCase();
      const first = entries.get(name) ?? entry;
      if (first.crc32 !== entry.crc32) reject(spreadsheetBroken({ where: `${entry.fileName} iki kez` }));
      entries.set(name, first);
      zip.readEntry();
    });
    zip.on('error', refuse);
    zip.on('end', () => resolve(entries));
    zip.readEntry();
  });
}
