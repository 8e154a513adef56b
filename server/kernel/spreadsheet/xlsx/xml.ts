import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import { spreadsheetBroken } from '../spreadsheet.refusals.js';
import type { Archive } from './archive.js';

/** What hears an XML part. Names come without their prefix: some programs write `x:row` for `row`. */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text?(text: string): void;
}

/** No tag, attribute or text of an honest workbook is longer; what is would pile up in memory. */
const MAX_SILENT_CHARACTERS = 4 * 1024 * 1024;

const bare = (name: string) => {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
};

/** Tells a part to its listener, who comes back after every piece: what it has made so far can be handed on meanwhile. */
export async function* hearXml<Listener extends XmlListener>(
  archive: Archive,
  part: string,
  listener: Listener,
): AsyncGenerator<Listener> {
  const stream = await archive.stream(part);
  const decoder = new StringDecoder('utf8');
  const parser = quietParser(listener);
  try {
    for await (const chunk of stream) {
      parser.write(decoder.write(chunk as Buffer));
      yield listener;
    }
    parser.write(decoder.end());
    // What was cut off in the middle is broken, however much of it could be read.
    parser.close();
    yield listener;
  } finally {
    stream.destroy();
  }
}

/** Tells a whole part, of at most so many bytes. */
export async function readXml(
  archive: Archive,
  part: string,
  maxBytes: number,
  listener: XmlListener,
): Promise<void> {
  if (archive.sizeOf(part) > maxBytes) throw spreadsheetBroken({ where: part });
  const pieces = hearXml(archive, part, listener);
  while (!(await pieces.next()).done);
}

interface QuietParser {
  write(piece: string): void;
  close(): void;
}

function quietParser(listener: XmlListener): QuietParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let silent = 0;
  parser.on('opentag', (tag) => {
    silent = 0;
    listener.open(bare(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    silent = 0;
    listener.close(bare(tag.name));
  });
  if (listener.text) parser.on('text', (text) => listener.text?.(text));
  return {
    write(piece) {
      silent += piece.length;
      if (silent > MAX_SILENT_CHARACTERS) throw spreadsheetBroken({ where: 'xml' });
      parser.write(piece);
    },
    close: () => void parser.close(),
  };
}
