import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ArchiveFile, zipped } from '../xlsx/zip.writer.js';
import { type EntryLies, zip } from './test-zip.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const FIRST_SHEET = 'xl/worksheets/first.xml';
export const SHARED_STRINGS = 'xl/sharedStrings.xml';

/** The parts of a workbook with one sheet in the order of LibreOffice, which writes workbook.xml last. */
export const workbookParts = (
  sheet: string | Buffer,
  more: Record<string, string> = {},
): Record<string, string | Buffer> => ({
  '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="/${FIRST_SHEET}"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>` +
    `<Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  [FIRST_SHEET]: sheet,
  'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Ürünler" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ...more,
});

/** A sheet of these cells' XML, in one row. */
export const sheetOf = (...cells: string[]) =>
  `<worksheet><sheetData><row r="1">${cells.join('')}</row></sheetData></worksheet>`;

/** The XML of a cell with a number, or with text of its own. */
export const numberCell = (reference: string, value: number) => `<c r="${reference}"><v>${value}</v></c>`;
export const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

export const workbookOf = (
  sheet: string | Buffer,
  more: Record<string, string> = {},
  lies: Record<string, EntryLies> = {},
) => zip(workbookParts(sheet, more), lies);

/** A workbook of so many tabs that all show the same sheet. */
export function tabsOf(count: number): Buffer {
  const tab = '<sheet name="s" r:id="rId1"/>';
  const workbook = `<workbook xmlns:r="${OFFICE}"><sheets>${tab.repeat(count)}</sheets></workbook>`;
  return workbookOf(sheetOf(numberCell('A1', 1)), { 'xl/workbook.xml': workbook });
}

/** A workbook of several sheets whose parts all claim the bytes of the first one. */
export function overlappingSheets(sheet: string, count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => index + 2);
  const parts = workbookParts(sheet);
  for (const number of numbers) parts[`xl/worksheets/${number}.xml`] = '';
  parts['xl/_rels/workbook.xml.rels'] =
    `<Relationships>${numbers.map((number) => `<Relationship Id="s${number}" Type="${OFFICE}/worksheet" Target="worksheets/${number}.xml"/>`).join('')}</Relationships>`;
  parts['xl/workbook.xml'] =
    `<workbook xmlns:r="${OFFICE}"><sheets>${numbers.map((number) => `<sheet name="${number}" r:id="s${number}"/>`).join('')}</sheets></workbook>`;
  const lies = numbers.map((number) => [`xl/worksheets/${number}.xml`, { sharesBytesOf: FIRST_SHEET }]);
  return zip(parts, Object.fromEntries(lies) as Record<string, EntryLies>);
}

/** Writes a workbook whose parts may be far larger than the memory of the spec. */
export async function writeLargeWorkbook(
  path: string,
  large: { sheet: Iterable<string>; sharedStrings?: Iterable<string> },
): Promise<void> {
  const { [FIRST_SHEET]: _, ...small } = workbookParts('');
  const files: ArchiveFile[] = [
    ...Object.entries(small).map(([name, content]) => ({ name, content: [content.toString()] })),
    { name: FIRST_SHEET, content: large.sheet },
    { name: SHARED_STRINGS, content: large.sharedStrings ?? ['<sst/>'] },
  ];
  await pipeline(zipped(Readable.from(files)), createWriteStream(path));
}
