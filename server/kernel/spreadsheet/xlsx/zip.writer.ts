import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, made while it is written. */
export interface ArchiveFile {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  compressedBytes: number;
  bytes: number;
}

const LOCAL_FILE = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the earliest date that there is: the content does not depend on when it was made. */
const DATE = 0x0021;
/** Half the size costs three times the time at the default level. */
const LEVEL = 1;

/**
 * A zip archive that is sent while its files are still being made. Only as much is in memory as the reader has not taken
 * yet; a reader that goes away ends the content, too.
 */
export async function* zipped(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const file: Written = { name: Buffer.from(name), offset, crc: 0, compressedBytes: 0, bytes: 0 };
    const header = localHeader(file);
    offset += header.length;
    yield header;
    for await (const part of compressed(content, file)) {
      offset += part.length;
      yield part;
    }
    const descriptor = numbers([DATA_DESCRIPTOR, file.crc, file.compressedBytes, file.bytes]);
    offset += descriptor.length;
    yield descriptor;
    written.push(file);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  yield endOf(written.length, directory.length, offset);
}

async function* compressed(content: ArchiveFile['content'], file: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      file.crc = crc32(bytes, file.crc);
      file.bytes += bytes.length;
      yield bytes;
    }
  }
  // An error of the content reaches the reader of the result.
  const deflated = pipeline(
    Readable.from(counted(), { highWaterMark: 1 }),
    createDeflateRaw({ level: LEVEL }),
    () => undefined,
  );
  for await (const part of deflated) {
    file.compressedBytes += (part as Buffer).length;
    yield part as Buffer;
  }
}

function localHeader({ name }: Written): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_FILE, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function centralHeader({ name, offset, crc, compressedBytes, bytes }: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_FILE, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt16LE(DATE, 14);
  numbers([crc, compressedBytes, bytes]).copy(header, 16);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

function endOf(files: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}
