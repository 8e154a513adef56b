import type { Type } from '@nestjs/common';
import type { Actor, Permission } from '../actor/actor.js';
import type { StreamedCell } from '../spreadsheet/workbook.stream.js';

export interface ExportColumn<Row> {
  header: string;
  widthCharacters: number;
  cell(row: Row): StreamedCell;
}

/** What a list is asked for, as its query takes it. */
export interface ExportRequest {
  filter?: object | null;
  sort?: string;
}

/** A list as a spreadsheet: everything that its filter finds, in its order. */
export interface ListExport<Request extends ExportRequest = ExportRequest, Row = unknown> {
  /** In its address, `/admin/aktar/siparisler`. */
  readonly name: string;
  /** The query of the list: its arguments are those of the export. */
  readonly query: string;
  /** The class that the query takes. */
  readonly args: Type<Request>;
  /** Without it nobody gets the file. */
  readonly permission: Permission;
  /** As the audit log names it: `order-export`. */
  readonly recordedAs: string;
  /** Followed by the day: `Siparisler_2026-11-25.xlsx`. */
  readonly fileName: string;
  /** At most 31 characters. */
  readonly sheetName: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Some at a time, each read when it is asked for; between them no connection is held. What a row shows may depend on its reader. */
  rows(request: Request, reader: Actor): AsyncIterable<readonly Row[]>;
}
