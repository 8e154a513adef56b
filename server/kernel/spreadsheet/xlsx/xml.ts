import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import { Refusal } from '../../refusal/refusal.js';
import { spreadsheetBroken } from '../spreadsheet.refusals.js';
import type { Archive } from './archive.js';
import { ElementNames } from './element-names.js';

/**
 * Receives the SAX events of an XML part. Elements of spreadsheets have no namespace prefix, whatever their file writes (`x:row`);
 * those of other namespaces, such as `xdr:row` of a drawing, have one.
 */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text?(text: string): void;
}

/** Longer than any tag, attribute or text of a legitimate workbook; the parser buffers them in memory. */
const MAX_CHARACTERS_BETWEEN_TAGS = 4 * 1024 * 1024;

/** Deeper than any legitimate workbook; the parser holds every element that is open. */
const MAX_DEPTH = 256;

/** Parses a part into the listener and yields it after each chunk, so that callers can consume its results early. */
export async function* parseXml<Listener extends XmlListener>(
  archive: Archive,
  part: string,
  listener: Listener,
): AsyncGenerator<Listener> {
  const parser = boundedParser(listener);
  let decoder: StringDecoder | undefined;
  for await (const chunk of archive.chunksOf(part)) {
    decoder ??= new StringDecoder(encodingOf(chunk));
    try {
      parser.write(decoder.write(chunk));
    } catch (error) {
      throw error instanceof Refusal ? error : spreadsheetBroken({ where: part });
    }
    yield listener;
  }
  // Fails when the document is truncated, however much of it was parsed.
  parser.close();
  yield listener;
}

/** Parts may be written in UTF-16, too; their byte order mark says so. */
const encodingOf = ([first, second]: Buffer) => (first === 0xff && second === 0xfe ? 'utf16le' : 'utf8');

/** Parses a whole part into the listener; refuses one larger than `maxBytes`. */
export async function readXml(
  archive: Archive,
  part: string,
  maxBytes: number,
  listener: XmlListener,
): Promise<void> {
  if (archive.sizeOf(part) > maxBytes) throw spreadsheetBroken({ where: part });
  const chunks = parseXml(archive, part, listener);
  while (!(await chunks.next()).done);
}

interface BoundedParser {
  write(chunk: string): void;
  close(): void;
}

function boundedParser(listener: XmlListener): BoundedParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const names = new ElementNames();
  let charactersSinceTag = 0;
  let depth = 0;
  parser.on('attribute', ({ name, value }) => names.declare(name, value, depth + 1));
  parser.on('opentag', (tag) => {
    charactersSinceTag = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw spreadsheetBroken({ where: 'xml' });
    listener.open(names.of(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    charactersSinceTag = 0;
    listener.close(names.of(tag.name));
    names.leave(depth);
    depth -= 1;
  });
  for (const kind of ['text', 'cdata'] as const) {
    if (listener.text) parser.on(kind, (text) => listener.text?.(text));
  }
  return {
    write(chunk) {
      charactersSinceTag += chunk.length;
      if (charactersSinceTag > MAX_CHARACTERS_BETWEEN_TAGS) throw spreadsheetBroken({ where: 'xml' });
      parser.write(chunk);
    },
    close: () => void parser.close(),
  };
}
