/** A row of the file. */
export interface Place {
  sheet: string;
  /** As the spreadsheet program counts it. */
  rowNumber: number;
}

/** An error because of which a row is skipped, or a warning because of which it is not. */
export interface RowProblem extends Place {
  /** Headings of the columns it is about; empty when it is about the whole row. */
  columns: string[];
  /** The message, literally as the specification lists it. */
  message: string;
  /** One line to show: the message with its place, and advice where there is some. */
  text: string;
}

/** A parsed row. With a problem it is not applied; with a warning it is. */
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
