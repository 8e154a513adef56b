import { decimalText } from '../../../kernel/spreadsheet/number-display.js';
import {
  allEvidence,
  NO_EVIDENCE,
  type NumberEvidence,
  type NumberStyle,
  provenStyle,
  readNumberText,
} from '../../../kernel/spreadsheet/number-text.js';
import type { SheetEvidence } from '../../../kernel/spreadsheet/sheet-numbers.js';
import { type RowProblem, rowProblem } from './row-problem.js';
import type { RecognizedSheet } from './sheet-recognition.js';

/** The columns of all sheets that hold numbers. */
const NUMBER_FIELDS: ReadonlySet<string> = new Set([
  'price',
  'stock',
  'stockQuantity',
  'minOrderQuantity',
  'rating',
  'reviewCount',
  'sortOrder',
]);

interface SheetToJudge {
  recognized: RecognizedSheet;
  evidence: SheetEvidence;
}

export interface NumberNotation {
  /** Of columns that tell nothing themselves. */
  file: NumberStyle;
  /** Of each sheet, by the position of a column. */
  sheets: Map<number, NumberStyle>[];
  /** What staff are asked: numbers that nothing in the file explains. */
  questions: RowProblem[];
}

/**
 * How the sheets of a file write numbers: each column as its own numbers prove it, the others as those of the file do, else in
 * Turkish.
 *
 * @param given what staff said of the whole file
 */
export function notationOf(sheets: readonly SheetToJudge[], given: NumberStyle | null): NumberNotation {
  const columns = sheets.map(numberColumns);
  const file = given ?? provenStyle(allEvidence(columns.flat().map(({ evidence }) => evidence)));
  const styles = columns.map(
    (own) =>
      new Map(
        own.map(({ position, evidence }): [number, NumberStyle] => [
          position,
          given ?? provenStyle(evidence) ?? file ?? 'turkish',
        ]),
      ),
  );
  const questions = given ? [] : sheets.flatMap((sheet) => questionsAbout(sheet, file ?? 'turkish', file));
  return { file: file ?? 'turkish', sheets: styles, questions };
}

interface NumberColumn {
  position: number;
  heading: string;
  evidence: NumberEvidence;
}

function numberColumns({ recognized, evidence }: SheetToJudge): NumberColumn[] {
  return [...recognized.columns]
    .filter(([field]) => NUMBER_FIELDS.has(field))
    .map(([field, position]) => ({
      position,
      heading: recognized.headings.find((one) => one.position === position)?.heading ?? field,
      evidence: evidence[position] ?? NO_EVIDENCE,
    }));
}

/** A number that only other columns explain is none to ask about where they write Turkish, as staff expect it. */
function questionsAbout(sheet: SheetToJudge, style: NumberStyle, proven: NumberStyle | null): RowProblem[] {
  const { name, headingRowNumber } = sheet.recognized;
  return numberColumns(sheet).flatMap(({ heading, evidence }) => {
    const { unclear } = evidence;
    if (unclear === null || provenStyle(evidence) !== null) return [];
    if (proven === 'turkish' && !evidence.point) return [];
    const value = decimalText(readNumberText(unclear, style)?.value ?? 0);
    const message = `Sayı biçimi belirsiz: ${unclear} yazılmış, ${value} olarak okundu`;
    return [
      rowProblem({ sheet: name, rowNumber: headingRowNumber }, message, {
        columns: [heading],
        advice: ADVICE,
      }),
    ];
  });
}

const ADVICE = 'Öyle değilse sayı biçimini «Değiştir» altında seçin.';
