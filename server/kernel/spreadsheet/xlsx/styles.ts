import type { DateEpoch } from '../excel-date.js';
import { type CellFormat, cellFormat, generalFormat } from '../number-format.js';
import { loadXlsLibrary } from '../xls/library.js';
import type { Archive } from './archive.js';
import { readXml } from './xml.js';

const MAX_BYTES = 32 * 1024 * 1024;
const GENERAL = 0;

/** What the cells of each style hold, by its index. */
export async function readCellFormats(
  archive: Archive,
  part: string | undefined,
  epoch: DateEpoch,
): Promise<CellFormat[]> {
  if (part === undefined || !archive.has(part)) return [];
  const { styles, codes } = await readStyles(archive, part);
  if (styles.every((format) => format === GENERAL)) return [];
  const library = await loadXlsLibrary();
  const builtIn = library.SSF.get_table();
  const formats = new Map<number, CellFormat>();
  for (const id of new Set(styles)) {
    const code = codes.get(id) ?? TURKISH_BUILT_IN[id] ?? builtIn[id] ?? '';
    formats.set(id, cellFormat(code, epoch, library));
  }
  return styles.map((id) => formats.get(id) ?? generalFormat);
}

interface Styles {
  /** The id of the number format of each cell style. */
  styles: number[];
  /** The codes of the formats that the file defines. */
  codes: Map<number, string>;
}

async function readStyles(archive: Archive, part: string): Promise<Styles> {
  const read: Styles = { styles: [], codes: new Map() };
  let withinCellStyles = false;
  await readXml(archive, part, MAX_BYTES, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') withinCellStyles = true;
      if (name === 'numFmt') read.codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'xf' && withinCellStyles) read.styles.push(Number(numFmtId ?? GENERAL));
    },
    close(name) {
      if (name === 'cellXfs') withinCellStyles = false;
    },
  });
  return read;
}

const DATE = 'dd.mm.yyyy';
const LIRA = '#,##0';
const LIRA_AND_KURUS = '#,##0.00';

/**
 * Built-in formats that a program shows in the notation of its own country, whatever wrote the file: dates, and amounts in the
 * currency of that country.
 */
const TURKISH_BUILT_IN: Readonly<Record<number, string>> = {
  5: LIRA,
  6: LIRA,
  7: LIRA_AND_KURUS,
  8: LIRA_AND_KURUS,
  14: DATE,
  22: `${DATE} hh:mm`,
  42: LIRA,
  44: LIRA_AND_KURUS,
  ...Object.fromEntries([...range(27, 36), ...range(50, 58)].map((id) => [id, DATE])),
};

/** Both ends included. */
function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
