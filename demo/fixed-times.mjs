/** Zip header signatures, and the offsets of time and date. */
const CENTRAL = { signature: 0x02014b50, time: 12, local: 42, size: 46 };
const LOCAL = { signature: 0x04034b50, time: 10 };
const END = { signature: 0x06054b50, count: 10, offset: 16, size: 22 };

/** 1 January 1980, midnight: the start of MS-DOS time. */
const EPOCH = 0x00210000;

/** Sets the times of all zip entries to one date, so that equal contents give equal bytes. */
export function withFixedTimes(zip) {
  const bytes = Buffer.from(zip);
  const end = bytes.length - END.size;
  if (bytes.readUInt32LE(end) !== END.signature) throw new Error('The archive has a comment or is broken');
  let entry = bytes.readUInt32LE(end + END.offset);
  for (let left = bytes.readUInt16LE(end + END.count); left > 0; left -= 1) {
    expectHeader(bytes, entry, CENTRAL);
    bytes.writeUInt32LE(EPOCH, entry + CENTRAL.time);
    const local = bytes.readUInt32LE(entry + CENTRAL.local);
    expectHeader(bytes, local, LOCAL);
    bytes.writeUInt32LE(EPOCH, local + LOCAL.time);
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(entry + field));
    entry += CENTRAL.size + name + extra + comment;
  }
  return bytes;
}

function expectHeader(bytes, at, { signature }) {
  if (bytes.readUInt32LE(at) !== signature) throw new Error(`No header of an archive entry at ${at}`);
}
