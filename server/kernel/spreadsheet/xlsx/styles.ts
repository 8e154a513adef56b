import { isBuiltInDateFormat, isDateFormat } from '../excel-date.js';
import type { Archive } from './archive.js';
import { readXml } from './xml.js';

const MAX_BYTES = 32 * 1024 * 1024;

/** Indexes of the cell styles that format a number as a date. */
export type DateStyles = ReadonlySet<number>;

export async function readDateStyles(archive: Archive, part: string | undefined): Promise<DateStyles> {
  const dateStyles = new Set<number>();
  if (part === undefined || !archive.has(part)) return dateStyles;
  const dateFormats = new Set<number>();
  let withinCellStyles = false;
  let style = 0;
  await readXml(archive, part, MAX_BYTES, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') withinCellStyles = true;
      if (name === 'numFmt' && isDateFormat(formatCode ?? '')) dateFormats.add(Number(numFmtId));
      if (name !== 'xf' || !withinCellStyles) return;
      const format = Number(numFmtId ?? 0);
      if (dateFormats.has(format) || isBuiltInDateFormat(format)) dateStyles.add(style);
      style += 1;
    },
    close(name) {
      if (name === 'cellXfs') withinCellStyles = false;
    },
  });
  return dateStyles;
}
