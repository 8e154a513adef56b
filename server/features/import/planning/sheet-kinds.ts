import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import { detectNumberStyle } from '../../../kernel/spreadsheet/number-text.js';
import {
  type AssignedHeading,
  headingWarnings,
  isNotesSheet,
  isSampleRow,
  likelyHeadings,
  type RecognizedSheet,
  recognizeSheet,
  RowCells,
  type RowProblem,
} from '../../catalog/index.js';
import { type ImportedRow, ImportRows, type RowPlace } from '../rows/import-rows.js';
import type { ImportFormat } from '../rows/import-sheet.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import type { StoredSheet } from '../rows/import-sheet.js';

/** Rows of each sheet by which its headings and the style of its numbers are recognized. */
const SAMPLED_ROWS = 200;

/** What the sheets of a file hold. */
export interface RecognizedFile {
  format: ImportFormat;
  sheets: StoredSheet[];
  warnings: RowProblem[];
  /** Sample rows of the template that somebody left in the file. */
  samples: RowPlace[];
}

/** Finds out what the stored sheets of a file hold, by their headings and what staff said of those. */
@Injectable()
export class SheetKinds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: ImportRows,
  ) {}

  async recognize(run: ImportRunEntity, remembered: readonly AssignedHeading[]): Promise<RecognizedFile> {
    const counts = await this.rows.counts(this.dataSource, run.id);
    const assigned = [...remembered, ...run.headings];
    const sheets: StoredSheet[] = [];
    const warnings: RowProblem[] = [];
    const samples: RowPlace[] = [];
    const texts: string[] = [];
    for (const sheet of run.sheets) {
      const place = { sheet: sheet.position, rowNumber: 0 };
      const sample = await this.rows.page(this.dataSource, run.id, place, SAMPLED_ROWS);
      const found = recognizeSheet(sheet, sample, assigned);
      sheets.push(storedSheet(sheet, found, { sample, rows: counts.get(sheet.position)?.rows ?? 0 }));
      if (!found) continue;
      const ofTemplate = sampleRows(found, sample).filter(({ isLeftOut }) => isLeftOut || run.version === 1);
      samples.push(...ofTemplate);
      warnings.push(...headingWarnings(found), ...samplesWarning(sheet, ofTemplate));
      texts.push(...textsOf(sample));
    }
    const file = run.format?.file ?? { kind: 'xlsx' };
    return { format: { file, numberStyle: detectNumberStyle(texts) }, sheets, warnings, samples };
  }
}

function storedSheet(
  { position, name }: StoredSheet,
  found: ReturnType<typeof recognizeSheet>,
  { sample, rows }: { sample: readonly ImportedRow[]; rows: number },
): StoredSheet {
  const headingRowNumber = found?.headingRowNumber ?? 0;
  const above = sample.filter(({ rowNumber }) => rowNumber <= headingRowNumber).length;
  return {
    position,
    name,
    kind: found?.kind ?? null,
    headings: found?.headings ?? (isNotesSheet(sample) ? [] : likelyHeadings(sample)),
    missingHeadings: found?.missingHeadings ?? [],
    headingRowNumber,
    rowCount: rows - above,
  };
}

/** Once staff took one in again, the row is not left out any more, and no sample. */
function sampleRows(sheet: RecognizedSheet, rows: readonly ImportedRow[]): ImportedRow[] {
  return rows.filter(
    (row) =>
      row.rowNumber > sheet.headingRowNumber && isSampleRow(sheet.kind, new RowCells(row, sheet, 'turkish')),
  );
}

function samplesWarning({ name }: StoredSheet, samples: readonly ImportedRow[]): RowProblem[] {
  const [first] = samples;
  if (!first) return [];
  const message = 'Şablonun örnek satırları aktarılmaz';
  const numbers = samples.map(({ rowNumber }) => rowNumber).join(', ');
  const text = `${message} (${name}, satır ${numbers})`;
  return [{ sheet: name, rowNumber: first.rowNumber, columns: [], message, text }];
}

const textsOf = (rows: readonly ImportedRow[]) =>
  rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string'));

/** Whether staff said what a heading of a sheet is. */
export function isAssigned(
  { kind }: Pick<StoredSheet, 'kind'>,
  heading: string,
  assigned: readonly AssignedHeading[],
): boolean {
  const key = headerKey(heading);
  return assigned.some((one) => one.kind === kind && one.key === key);
}
