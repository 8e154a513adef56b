import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const DEFLATE = 8;
const UTF8_NAMES = 0x0800;
const PACKED_NOTHING = deflateRawSync('');

/** What an archive may say of an entry against the truth. */
export interface EntryLies {
  crc?: number;
  /** Size after decompression. */
  bytes?: number;
  /** The same in the zip64 field, which then counts. */
  zip64Bytes?: bigint;
  flags?: number;
  /** Of Unix, such as those of a symbolic link. */
  mode?: number;
  /** The name of an earlier entry whose bytes this one claims, too. */
  sharesBytesOf?: string;
}

interface Entry {
  name: string;
  packed: Buffer;
  lies: EntryLies;
  crc: number;
  bytes: number;
  offset: number;
}

/** Builds an archive of parts, in their order, that lies where it is told to. */
export function zip(
  parts: Readonly<Record<string, string | Buffer>>,
  lies: Readonly<Record<string, EntryLies>> = {},
): Buffer {
  const chunks: Buffer[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const entry = entryOf(name, Buffer.from(content), lies[name] ?? {}, offset);
    const shared = lies[name]?.sharesBytesOf && entries.find((one) => one.name === lies[name]?.sharesBytesOf);
    entries.push(shared ? { ...shared, name } : entry);
    if (shared) continue;
    chunks.push(headerOf(entry), Buffer.from(name), entry.packed);
    offset += 30 + Buffer.byteLength(name) + entry.packed.length;
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  return Buffer.concat([...chunks, directory, endOf(entries.length, directory.length, offset)]);
}

function entryOf(name: string, content: Buffer, lies: EntryLies, offset: number): Entry {
  const bytes = lies.zip64Bytes === undefined ? (lies.bytes ?? content.length) : 0xffffffff;
  const packed = content.length === 0 ? PACKED_NOTHING : deflateRawSync(content);
  return { name, packed, lies, crc: lies.crc ?? crc32(content), bytes, offset };
}

function headerOf({ name, packed, lies, crc, bytes }: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_FILE, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(UTF8_NAMES | (lies.flags ?? 0), 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(bytes, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return header;
}

function directoryEntry(entry: Entry): Buffer {
  const extra = zip64Field(entry.lies.zip64Bytes);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_FILE, 0);
  headerOf(entry).copy(header, 6, 4, 28);
  // Made by Unix, so that the mode counts.
  header.writeUInt16LE(0x0314, 4);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(((entry.lies.mode ?? 0o100644) << 16) >>> 0, 38);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, Buffer.from(entry.name), extra]);
}

function zip64Field(bytes: bigint | undefined): Buffer {
  if (bytes === undefined) return Buffer.alloc(0);
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(bytes, 4);
  return field;
}

/** In the form of zip64 where the entries are more than the plain form can count. */
function endOf(entries: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(entries, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries, 0xffff), 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return entries < 0xffff ? end : Buffer.concat([zip64End(entries, directoryBytes, offset), end]);
}

function zip64End(entries: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(ZIP64_END, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(directoryBytes), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(ZIP64_LOCATOR, 0);
  locator.writeBigUInt64LE(BigInt(offset + directoryBytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}
