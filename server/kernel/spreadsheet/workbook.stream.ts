import { cellText } from './sheet.writer.js';
import { type ArchiveFile, zipped } from './xlsx/zip.writer.js';

/** A money amount in lira, a text, a date-time as a clock on the wall shows it, or nothing. */
export type StreamedCell = string | { lira: number } | { dateTime: Date } | null;

export interface StreamedSheet {
  /** At most 28 characters: where the rows do not fit, another sheet follows with a number behind the name. */
  name: string;
  columns: readonly { header: string; widthCharacters: number }[];
  /** Some rows at a time. */
  rows: AsyncIterable<readonly (readonly StreamedCell[])[]>;
  /** With the header. */
  maxRows?: number;
}

/** What spreadsheet programs can open. */
const MAX_ROWS = 1_048_576;
const MAX_NAME = 28;
const DAY_MS = 86_400_000;
/** 1 January 1970, as spreadsheet programs count days. */
const EPOCH_DAY = 25_569;
const LETTER_A = 65;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Formats of cells, by their place in `STYLES`. */
const STYLE = { head: 1, lira: 2, dateTime: 3 } as const;

/** Every part is a sheet unless it is named: how many there will be is not known when this is sent. */
const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`;
const ROOT = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * An .xlsx file that is sent while its rows are still being read, however many they are. Texts are guarded against formulas
 * and cut to the cell limit. The writer of exceljs does not wait for its reader, so that a slow one has the whole file in memory.
 */
export function streamWorkbook(sheet: StreamedSheet): AsyncGenerator<Buffer> {
  if (sheet.name.length > MAX_NAME) throw new Error(`The sheet name ${sheet.name} is too long`);
  return zipped(partsOf(sheet));
}

async function* partsOf(sheet: StreamedSheet): AsyncGenerator<ArchiveFile> {
  yield { name: '[Content_Types].xml', content: [CONTENT_TYPES] };
  yield { name: '_rels/.rels', content: [ROOT] };
  yield { name: 'xl/styles.xml', content: [STYLES] };
  const rows = new Rows(sheet.rows);
  const names: string[] = [];
  try {
    do {
      names.push(names.length === 0 ? sheet.name : `${sheet.name} ${names.length + 1}`);
      yield { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetXml(sheet, rows) };
    } while (rows.hasMore);
  } finally {
    await rows.end();
  }
  yield { name: 'xl/_rels/workbook.xml.rels', content: [relationsXml(names.length)] };
  yield { name: 'xl/workbook.xml', content: [workbookXml(names)] };
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
  const head = columns.map(({ header }, index) => textCell(`${columnOf(index)}1`, header, STYLE.head));
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head.join('')}</row>`;
  let row = 1;
  while (row < maxRows && rows.hasMore) {
    const taken = await rows.take(maxRows - row);
    yield taken.map((cells) => rowXml((row += 1), cells)).join('');
  }
  yield '</sheetData></worksheet>';
}

function rowXml(row: number, cells: readonly StreamedCell[]): string {
  const filled = cells.map((cell, index) => cellXml(`${columnOf(index)}${row}`, cell));
  return `<row r="${row}">${filled.join('')}</row>`;
}

function cellXml(place: string, cell: StreamedCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(place, cell);
  if ('lira' in cell) return `<c r="${place}" s="${STYLE.lira}"><v>${cell.lira}</v></c>`;
  const day = cell.dateTime.getTime() / DAY_MS + EPOCH_DAY;
  return `<c r="${place}" s="${STYLE.dateTime}"><v>${day}</v></c>`;
}

function textCell(place: string, text: string, style?: number): string {
  const styled = style === undefined ? '' : ` s="${style}"`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(cellText(text))}</t></is></c>`;
}

const columnOf = (index: number) => String.fromCharCode(LETTER_A + index);

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function relationsXml(sheets: number): string {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const toSheets = Array.from({ length: sheets }, (_, index) =>
    relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${toSheets.join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without what XML cannot have; `_x0041_` would be read as a letter. */
function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
