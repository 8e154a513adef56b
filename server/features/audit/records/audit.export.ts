import { Injectable } from '@nestjs/common';
import type { Actor, ActorKind } from '../../../kernel/actor/actor.js';
import { wallTime } from '../../../kernel/clock/istanbul.js';
import type { ExportColumn, ListExport } from '../../../kernel/exports/list-export.js';
import type { AuditRecord } from './audit-record.type.js';
import { AuditRecordsArgs } from './audit-records.args.js';
import { AuditRecordsService } from './audit-records.service.js';

type Column = ExportColumn<AuditRecord>;

const ACTORS: Readonly<Record<ActorKind, string>> = {
  staff: 'Personel',
  program: 'API anahtarı',
  customer: 'Müşteri',
  guest: 'Ziyaretçi',
  system: 'Sistem',
};

/** What a cell of a spreadsheet holds. */
const MAX_CELL = 32_000;

const sideText = (side: 'before' | 'after') => (record: AuditRecord) => {
  const lines = record.changes.flatMap((change) => {
    const value = change[side];
    return value === null ? [] : [`${change.label}: ${value}`];
  });
  return lines.join('\n').slice(0, MAX_CELL);
};

const COLUMNS: readonly Column[] = [
  { header: 'Kayıt', widthCharacters: 14, cell: ({ id }) => id },
  { header: 'Zaman', widthCharacters: 17, cell: ({ at }) => ({ dateTime: wallTime(at) }) },
  { header: 'Kim', widthCharacters: 24, cell: ({ actor }) => actor.name ?? ACTORS[actor.kind] },
  { header: 'Üzerinden', widthCharacters: 14, cell: ({ actor }) => ACTORS[actor.kind] },
  { header: 'Ne oldu', widthCharacters: 30, cell: ({ actionName }) => actionName },
  { header: 'Tür', widthCharacters: 16, cell: ({ thing }) => thing.kindName },
  { header: 'Neyde', widthCharacters: 36, cell: ({ thing }) => thing.name },
  { header: 'Önce', widthCharacters: 40, cell: sideText('before') },
  { header: 'Sonra', widthCharacters: 40, cell: sideText('after') },
  { header: 'İstek', widthCharacters: 38, cell: ({ requestId }) => requestId },
  { header: 'Özet tutuyor', widthCharacters: 12, cell: ({ isGenuine }) => (isGenuine ? 'Evet' : 'Hayır') },
];

/** The audit log as a spreadsheet. */
@Injectable()
export class AuditExport implements ListExport<AuditRecordsArgs, AuditRecord> {
  readonly name = 'denetim';
  readonly query = 'auditRecords';
  readonly args = AuditRecordsArgs;
  readonly permission = 'users';
  readonly recordedAs = 'audit-export';
  readonly fileName = 'Denetim';
  readonly sheetName = 'Denetim Kaydı';
  readonly columns = COLUMNS;

  constructor(private readonly service: AuditRecordsService) {}

  rows(request: AuditRecordsArgs, reader: Actor): AsyncGenerator<readonly AuditRecord[]> {
    return this.service.whole(request, reader);
  }
}
