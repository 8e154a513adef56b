import { Injectable } from '@nestjs/common';
import type { AuthenticatedCause } from '../actor/cause.js';
import { forbidden } from '../refusal/general.refusals.js';
import { type StreamedCell, streamWorkbook } from '../spreadsheet/workbook.stream.js';
import type { ExportRequest, ListExport } from './list-export.js';
import { type ExportProgress, RecordedExports, type SendFile } from './recorded-exports.js';

/** Who may have it was decided before. */
type ExportedList = Omit<ListExport, 'permission'>;

/** Where a file goes, and until when it may. */
export interface ExportReader {
  sendFile: SendFile;
  /** Whether its reader still may have the list: a session can end while it is sent. */
  mayRead: () => Promise<boolean>;
}

/** Writes any list into a spreadsheet, however long it is. */
@Injectable()
export class ListExports {
  constructor(private readonly exports: RecordedExports) {}

  /**
   * Sends the file, read as it is taken: after its reader went away nothing more is read. Before each further part its reader must
   * still be allowed to read; after that the file is broken off.
   *
   * @throws EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE; after an error of the first rows nothing was sent
   */
  send(
    list: ExportedList,
    request: ExportRequest,
    cause: AuthenticatedCause,
    { sendFile, mayRead }: ExportReader,
  ): Promise<void> {
    const { recordedAs: name, sheetName, columns } = list;
    const begin = async () => {
      const parts = list.rows(request, cause.actor)[Symbol.asyncIterator]();
      const first = await parts.next();
      const file = (progress: ExportProgress) => {
        const rows = cellsOf(list, watched({ first, parts, progress, mayRead }));
        return streamWorkbook({ name: sheetName, columns, rows });
      };
      return { asked: askedFor(request), file };
    };
    return this.exports.send({ name, cause, begin }, sendFile);
  }
}

interface BegunList {
  first: IteratorResult<readonly unknown[], unknown>;
  parts: AsyncIterator<readonly unknown[]>;
  progress: ExportProgress;
  mayRead: ExportReader['mayRead'];
}

async function* watched({ first, parts, progress, mayRead }: BegunList): AsyncGenerator<readonly unknown[]> {
  for (let part = first; part.done !== true; part = await parts.next()) {
    if (part !== first && !(await mayRead())) throw forbidden();
    progress.rows += part.value.length;
    yield part.value;
  }
}

async function* cellsOf(
  { columns }: ExportedList,
  parts: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<StreamedCell[][]> {
  for await (const rows of parts) yield rows.map((row) => columns.map((column) => column.cell(row)));
}

/** What was searched for may be the name of a buyer, which the log could not forget with them: only that there was a search. */
function askedFor({ filter, sort }: ExportRequest): Record<string, unknown> {
  const { text, ...conditions } = { text: null, ...filter };
  const given = Object.entries(conditions).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(given), isSearched: Boolean(text), sort };
}
