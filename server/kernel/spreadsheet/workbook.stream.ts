import { type HeadCell, headXml, rowXml, type StreamedCell } from './xlsx/cells.writer.js';
import {
  CONTENT_TYPES,
  HEAD,
  MAIN,
  relationsXml,
  ROOT_RELATIONS,
  STYLES,
  workbookXml,
} from './xlsx/parts.writer.js';
import { MAX_SHEET_NAME, SheetNames } from './xlsx/sheet-names.js';
import { type ArchiveFile, zipped } from './xlsx/zip.writer.js';

export type { StreamedCell } from './xlsx/cells.writer.js';

export interface StreamedSheet {
  /** At most 31 characters. A number follows it where it is taken, and on further sheets where the rows do not fit on one. */
  name: string;
  columns: readonly (HeadCell & { widthCharacters: number })[];
  /** Some rows at a time; read once the sheets before it are sent. */
  rows: AsyncIterable<readonly (readonly StreamedCell[])[]>;
  /** With the header. */
  maxRows?: number;
}

/** What spreadsheet programs can open. */
const MAX_ROWS = 1_048_576;

/**
 * An .xlsx file that is sent while its rows are still being read, however many they are, sheet after sheet. Texts are guarded against
 * formulas and cut to the cell limit. The writer of exceljs does not wait for its reader, so that a slow one has the whole file in memory.
 */
export function streamWorkbook(...sheets: readonly StreamedSheet[]): AsyncGenerator<Buffer> {
  const tooLong = sheets.find(({ name }) => name.length > MAX_SHEET_NAME);
  if (tooLong) throw new Error(`The sheet name ${tooLong.name} is too long`);
  return zipped(partsOf(sheets));
}

async function* partsOf(sheets: readonly StreamedSheet[]): AsyncGenerator<ArchiveFile> {
  yield { name: '[Content_Types].xml', content: [CONTENT_TYPES] };
  yield { name: '_rels/.rels', content: [ROOT_RELATIONS] };
  yield { name: 'xl/styles.xml', content: [STYLES] };
  const names = new SheetNames();
  for (const sheet of sheets) yield* partsOfSheet(sheet, names);
  yield { name: 'xl/_rels/workbook.xml.rels', content: [relationsXml(names.all.length)] };
  yield { name: 'xl/workbook.xml', content: [workbookXml(names.all)] };
}

/** Adds the names of the sheets that its rows fill. */
async function* partsOfSheet(sheet: StreamedSheet, names: SheetNames): AsyncGenerator<ArchiveFile> {
  const rows = new Rows(sheet.rows);
  try {
    do {
      names.add(sheet.name);
      yield { name: `xl/worksheets/sheet${names.all.length}.xml`, content: sheetXml(sheet, rows) };
    } while (rows.hasMore);
  } finally {
    await rows.end();
  }
}

/** Rows as they come; a full sheet leaves the rest to the next one. */
class Rows {
  private readonly source: AsyncIterator<readonly (readonly StreamedCell[])[]>;
  private left: readonly (readonly StreamedCell[])[] = [];
  hasMore = true;

  constructor(rows: StreamedSheet['rows']) {
    this.source = rows[Symbol.asyncIterator]();
  }

  /** At most so many; looks ahead, to know whether there are more. */
  async take(most: number): Promise<readonly (readonly StreamedCell[])[]> {
    if (this.left.length === 0) await this.read();
    const taken = this.left.slice(0, most);
    this.left = this.left.slice(most);
    if (this.left.length === 0 && taken.length === most) await this.read();
    return taken;
  }

  async end(): Promise<void> {
    await this.source.return?.();
  }

  private async read(): Promise<void> {
    const next = await this.source.next();
    this.hasMore = next.done !== true;
    this.left = next.done === true ? [] : next.value;
  }
}

async function* sheetXml({ columns, maxRows = MAX_ROWS }: StreamedSheet, rows: Rows): AsyncGenerator<string> {
  const widths = columns.map(
    ({ widthCharacters }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthCharacters}" customWidth="1"/>`,
  );
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${headXml(columns)}`;
  let row = 1;
  while (row < maxRows && rows.hasMore) {
    const taken = await rows.take(maxRows - row);
    yield taken.map((cells) => rowXml((row += 1), cells)).join('');
  }
  yield '</sheetData></worksheet>';
}
