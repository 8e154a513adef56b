import type { Delimiter } from '../sheet.js';
import { type QuotedLine, requoted, scanned } from './quoted-line.js';

const LINE_BREAK = /\r\n|\n|\r/;
/** A return at the end of a chunk may be half of a line break. */
const LINE_BREAKS = /\r\n|\n|\r(?!$)/g;
/** A longer line is none of a catalog and stays as it is. */
const MAX_LINE = 1024 * 1024;

export interface QuotesDialect {
  delimiter: Delimiter;
  /** Whether each line is quoted as a whole, as programs write what they take for a single column. */
  isWrapped: boolean;
  /** How many fields most lines have: a line that breaks the rules is read with as many. */
  fields: number;
}

/** Whether each line of a sample is one quoted text that holds the fields of a line. */
export function isWrapped(sample: string): boolean {
  const lines = linesOf(sample);
  return lines.length > 1 && lines.every((line) => WRAPPED.test(line) && /[;,\t|]/.test(line));
}

const WRAPPED = /^"(?:[^"]|"")*"$/;

/** Without the quotes around each line. */
export const unwrapped = (sample: string): string => linesOf(sample).map(withoutWrapping).join('\n');

export function quotesDialect(sample: string, delimiter: Delimiter, isWrappedAll: boolean): QuotesDialect {
  const counts = new Map<number, number>();
  for (const line of linesOf(sample)) {
    const { fields, isBroken, isOpen } = scanned(line, delimiter);
    if (!isBroken && !isOpen) counts.set(fields, (counts.get(fields) ?? 0) + 1);
  }
  const [fields] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [0];
  return { delimiter, isWrapped: isWrappedAll, fields };
}

/** The last line may be cut off. */
const linesOf = (sample: string) => {
  const lines = sample.split(LINE_BREAK).filter((line) => line.trim() !== '');
  return lines.length > 1 && !/[\r\n]$/.test(sample) ? lines.slice(0, -1) : lines;
};

const withoutWrapping = (line: string) =>
  WRAPPED.test(line) ? line.slice(1, -1).replaceAll('""', '"') : line;

/**
 * Text whose quotes are as the rules want them: `"Vana 1/2" pirinç"` becomes `"Vana 1/2"" pirinç"`. Only lines that break the rules
 * change; a quoted text of several lines does not.
 */
export async function* withRegularQuotes(
  chunks: AsyncIterable<string>,
  dialect: QuotesDialect,
): AsyncGenerator<string> {
  let rest = '';
  let isOpen = false;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const lines: RegularLines = new RegularLines(dialect, isOpen);
    const end = lines.addAll(text);
    isOpen = lines.isOpen;
    rest = text.slice(end);
    yield lines.text;
    if (rest.length < MAX_LINE) continue;
    yield rest;
    rest = '';
  }
  const last = new RegularLines(dialect, isOpen);
  last.add(rest, '');
  yield last.text;
}

class RegularLines {
  text = '';

  constructor(
    private readonly dialect: QuotesDialect,
    public isOpen: boolean,
  ) {}

  /** @returns where the last line begins, which may go on in the next chunk */
  addAll(text: string): number {
    let start = 0;
    for (const { index, 0: lineBreak } of text.matchAll(LINE_BREAKS)) {
      this.add(text.slice(start, index), lineBreak);
      start = index + lineBreak.length;
    }
    return start;
  }

  add(line: string, lineBreak: string): void {
    const { line: regular, isOpen } = this.regular(line);
    this.isOpen = isOpen;
    this.text += regular + lineBreak;
  }

  private regular(line: string): { line: string; isOpen: boolean } {
    const { delimiter, isWrapped: isWrappedAll, fields } = this.dialect;
    const bare = isWrappedAll ? withoutWrapping(line) : line;
    if (!bare.includes('"')) return { line: bare, isOpen: this.isOpen };
    const read = scanned(bare, delimiter, this.isOpen);
    const isRegular = !read.isBroken && (read.isOpen || read.fields === fields);
    if (this.isOpen || isRegular) return { line: bare, isOpen: read.isOpen };
    return { line: corrected(bare, read, this.dialect), isOpen: false };
  }
}

/** Read by where its quotes may end, in the first reading that has as many fields as other lines have. */
function corrected(line: string, { isBroken }: QuotedLine, { delimiter, fields }: QuotesDialect): string {
  const readings = [requoted(line, delimiter, [delimiter]), requoted(line, delimiter, [`${delimiter}"`])];
  const fitting = readings.find((reading) => reading.fields === fields);
  return fitting?.line ?? (isBroken ? (readings[0]?.line ?? line) : line);
}
