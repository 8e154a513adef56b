import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import { beginningOf } from '../../../kernel/spreadsheet/clean-text.js';
import type { NumberStyle } from '../../../kernel/spreadsheet/number-text.js';
import { type SheetEvidence, SheetNumbers } from '../../../kernel/spreadsheet/sheet-numbers.js';
import {
  type AssignedHeading,
  headingWarnings,
  isNotesSheet,
  isSampleRow,
  likelyHeadings,
  notationOf,
  type RecognizedSheet,
  recognizeSheet,
  RowCells,
  type RowProblem,
  type SheetHeading,
  shownText,
} from '../../catalog/index.js';
import { type ImportedRow, ImportRows, type RowPlace } from '../rows/import-rows.js';
import type { ImportFormat } from '../rows/import-sheet.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import type { StoredHeading, StoredSheet } from '../rows/import-sheet.js';

/** Rows of each sheet by which its headings are recognized. */
const SAMPLED_ROWS = 200;
/** Values that stand beside a heading while staff say what it means, and how long each may be. */
const SHOWN_VALUES = 3;
const SHOWN_LENGTH = 60;

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
    const read: ReadSheet[] = [];
    for (const sheet of run.sheets) {
      const place = { sheet: sheet.position, rowNumber: 0 };
      const sample = await this.rows.page(this.dataSource, run.id, place, SAMPLED_ROWS);
      const found = recognizeSheet(sheet, sample, assigned);
      const stored = storedSheet(sheet, found, { sample, rows: counts.get(sheet.position)?.rows ?? 0 });
      sheets.push(stored);
      if (!found) continue;
      const ofTemplate = sampleRows(found, sample).filter(({ isLeftOut }) => isLeftOut || run.version === 1);
      samples.push(...ofTemplate);
      warnings.push(...headingWarnings(found), ...samplesWarning(sheet, ofTemplate));
      read.push({ stored, recognized: found, evidence: sheet.numbers ?? evidenceIn(sample) });
    }
    const { numberNotation } = run.options;
    const notation = notationOf(read, numberNotation === 'detected' ? null : numberNotation);
    read.forEach(({ stored }, index) => setStyles(stored, notation.sheets[index]));
    const format = { file: run.format?.file ?? { kind: 'xlsx' as const }, numberStyle: notation.file };
    return { format, sheets, warnings: [...notation.questions, ...warnings], samples };
  }
}

interface ReadSheet {
  stored: StoredSheet;
  recognized: RecognizedSheet;
  evidence: SheetEvidence;
}

/** Imports from before it was collected while they were read. */
function evidenceIn(rows: readonly ImportedRow[]): SheetEvidence {
  const numbers = new SheetNumbers();
  for (const row of rows) numbers.add(row);
  return numbers.evidence;
}

function setStyles({ headings }: StoredSheet, styles: ReadonlyMap<number, NumberStyle> | undefined): void {
  for (const heading of headings) heading.numberStyle = styles?.get(heading.position);
}

function storedSheet(
  { position, name, numbers, isAdded }: StoredSheet,
  found: ReturnType<typeof recognizeSheet>,
  { sample, rows }: { sample: readonly ImportedRow[]; rows: number },
): StoredSheet {
  const headingRowNumber = found?.headingRowNumber ?? 0;
  const above = sample.filter(({ rowNumber }) => rowNumber <= headingRowNumber).length;
  const headings = found?.headings ?? (isNotesSheet(sample) ? [] : likelyHeadings(sample));
  return {
    position,
    name,
    kind: found?.kind ?? null,
    headings: withSamples(headings, found ? sample.slice(above) : sample),
    missingHeadings: found?.missingHeadings ?? [],
    headingRowNumber,
    rowCount: rows - above,
    currencyColumn: found?.currencyColumn,
    numbers,
    isAdded,
  };
}

function withSamples(headings: readonly SheetHeading[], rows: readonly ImportedRow[]): StoredHeading[] {
  return headings.map((heading) => {
    const texts = rows.map(({ cells }) => shownText(cells[heading.position] ?? null));
    const values = [...new Set(texts)].filter((text) => text !== '' && text !== heading.heading);
    const samples = values.slice(0, SHOWN_VALUES);
    return { ...heading, samples: samples.map((text) => beginningOf(text, SHOWN_LENGTH)) };
  });
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

/** Whether staff said what a heading of a sheet is. */
export function isAssigned(
  { kind }: Pick<StoredSheet, 'kind'>,
  heading: string,
  assigned: readonly AssignedHeading[],
): boolean {
  const key = headerKey(heading);
  return assigned.some((one) => one.kind === kind && one.key === key);
}
