/** Where in the file something was found. */
export interface Place {
  sheet: string;
  /** As the spreadsheet program counts it. */
  rowNumber: number;
}

/** A fault that costs a row, or a doubt that does not. */
export interface RowProblem extends Place {
  /** Headings of the columns it is about; empty when it is about the whole row. */
  columns: string[];
  /** What is wrong, word for word as the catalogue of errors has it. */
  message: string;
  /** The message with its place, and advice where there is some: one line to show. */
  text: string;
}

/** What a row says. With a problem it is not applied; a warning does no harm. */
export interface ParsedRow<Row> {
  place: Place;
  row: Row;
  problems: RowProblem[];
  warnings: RowProblem[];
}

/** `advice` is a further sentence. */
export function rowProblem(
  place: Place,
  message: string,
  more: { columns?: string[]; advice?: string } = {},
): RowProblem {
  const columns = more.columns ?? [];
  const where = [place.sheet, `satır ${place.rowNumber}`, ...columns].join(', ');
  const advice = more.advice === undefined ? '' : `. ${more.advice}`;
  return {
    sheet: place.sheet,
    rowNumber: place.rowNumber,
    columns,
    message,
    text: `${message} (${where})${advice}`,
  };
}
