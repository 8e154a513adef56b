import { pipeline, Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import {
  type Delimiter,
  filledRow,
  type Sheet,
  type SheetRow,
  type Spreadsheet,
  type TextEncoding,
} from '../sheet.js';
import { spreadsheetBroken, spreadsheetTooLong } from '../spreadsheet.refusals.js';
import type { SpreadsheetSource } from '../spreadsheet.source.js';
import { detectDelimiter } from './delimiter.js';
import { decoded, detectEncoding } from './encoding.js';
import { isWrapped, type QuotesDialect, quotesDialect, unwrapped, withRegularQuotes } from './quotes.js';

const SAMPLE_CHARACTERS = 64 * 1024;
/** Longer than any legitimate record: an unclosed quote swallows the rest of the file. */
const MAX_RECORD_CHARACTERS = 4 * 1024 * 1024;

/** A text file is one sheet and has no sheet name. */
const SHEET_NAME = 'CSV';

interface Dialect {
  encoding: TextEncoding;
  quotes: QuotesDialect;
}

interface Reading {
  dialect: Dialect;
  maxRecords: number;
}

/** @param maxRecords blank ones included: each takes its time */
export async function readCsv(source: SpreadsheetSource, maxRecords: number): Promise<Spreadsheet> {
  const encoding = await detectEncoding(source);
  const { delimiter, quotes } = dialectOf(await sampleOf(source, encoding));
  const dialect: Dialect = { encoding, quotes };
  const rows = () => rowsOf(source, { dialect, maxRecords });
  const sheet: Sheet = { name: SHEET_NAME, position: 0, rows };
  return { format: { kind: 'csv', encoding, delimiter }, sheets: [sheet], close: () => undefined };
}

function dialectOf(sample: string): { delimiter: Delimiter; quotes: QuotesDialect } {
  const isWrappedAll = isWrapped(sample);
  const lines = isWrappedAll ? unwrapped(sample) : sample;
  const delimiter = detectDelimiter(lines);
  return { delimiter, quotes: quotesDialect(lines, delimiter, isWrappedAll) };
}

async function sampleOf(source: SpreadsheetSource, encoding: TextEncoding): Promise<string> {
  let sample = '';
  for await (const chunk of decoded(source, encoding)) {
    sample += chunk;
    if (sample.length >= SAMPLE_CHARACTERS) break;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
}

async function* rowsOf(
  source: SpreadsheetSource,
  { dialect, maxRecords }: Reading,
): AsyncGenerator<SheetRow> {
  const parser = openParser(source, dialect);
  let rowNumber = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      rowNumber += 1;
      if (rowNumber > maxRecords) throw spreadsheetTooLong({ sheet: SHEET_NAME, limit: maxRecords });
      if (rowNumber === 1 && /^sep=/i.test(record[0] ?? '')) continue;
      const row = filledRow(
        rowNumber,
        record.map((text) => (text === '' ? null : text)),
      );
      if (row) yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw spreadsheetBroken({ where: errorLocation(error) });
    throw error;
  } finally {
    parser.destroy();
  }
}

function openParser(source: SpreadsheetSource, dialect: Dialect): Parser {
  const parser = parse({
    delimiter: dialect.quotes.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // `DN50 2"` without quotes around it is text, not the start of a quoted value.
    relax_quotes: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  // The parser itself reports errors to the consumer.
  const text = withRegularQuotes(decoded(source, dialect.encoding), dialect.quotes);
  pipeline(Readable.from(text), parser, () => undefined);
  return parser;
}

/** Rows before it may not have been taken yet. */
function errorLocation(error: CsvError): string {
  const rowNumber = Number(error.records) + 1;
  const unclosed = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  return unclosed ? `${rowNumber}. satırda açılan tırnak kapanmıyor` : `${rowNumber}. satır`;
}
