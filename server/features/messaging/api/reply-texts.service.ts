import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid, v4 as randomId } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { insertVersion } from '../../../kernel/records/record-version.queries.js';
import type { HistoryPage, RecordChange } from '../../../kernel/records/record-kind.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import type { SaveMessageReplyTextInput } from './message-decisions.input.js';
import { REPLY_TEXTS } from './reply-text.kind.js';
import type { MessageReplyText } from './reply-text.type.js';

const COLUMNS = 'id, title, text, version';

/** Texts that staff begin replies with. */
@Injectable()
export class ReplyTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<MessageReplyText[]> {
    return this.dataSource.query<MessageReplyText[]>(
      `SELECT ${COLUMNS} FROM message_reply_text ORDER BY title COLLATE "tr-x-icu", id`,
    );
  }

  /** Who changed what when, newest version first. */
  history(id: string, page: HistoryPage): Promise<RecordChange[]> {
    return this.records.history(REPLY_TEXTS, id, page);
  }

  /** @throws NOT_FOUND when it was deleted since it was read, VERSION_CONFLICT when it was changed */
  save(
    { id, expectedVersion, ...value }: SaveMessageReplyTextInput,
    cause: Cause,
  ): Promise<MessageReplyText> {
    const { title, text } = value;
    return this.dataSource.transaction(async (transaction) => {
      if (!id) return this.add(transaction, { title, text }, cause);
      const save = { key: id, value: { title, text }, expectedVersion: expectedVersion ?? 0, cause };
      const version = await this.records.save(transaction, REPLY_TEXTS, save);
      return { id, title, text, version };
    });
  }

  /** Deleting what is gone changes nothing. */
  async delete(id: string, cause: Cause): Promise<void> {
    if (!isUuid(id)) return;
    await this.dataSource.transaction(async (transaction) => {
      const current = await REPLY_TEXTS.read(transaction, id);
      if (!current) return;
      await transaction.query('DELETE FROM message_reply_text WHERE id = $1', [id]);
      const before = { version: current.version, ...current.value };
      await this.audit.add(transaction, { ...cause, ...entryOf('deleted', id), before });
    });
  }

  private async add(
    transaction: EntityManager,
    value: { title: string; text: string },
    cause: Cause,
  ): Promise<MessageReplyText> {
    const id = randomId();
    const [added] = await transaction.query<MessageReplyText[]>(
      `INSERT INTO message_reply_text (id, title, text, version) VALUES ($1, $2, $3, 1) RETURNING ${COLUMNS}`,
      [id, value.title, value.text],
    );
    if (!added) throw notFound();
    await insertVersion(transaction, { name: REPLY_TEXTS.name, key: id, version: 1, value, cause });
    await this.audit.add(transaction, { ...cause, ...entryOf('added', id), after: { version: 1, ...value } });
    return added;
  }
}

const entryOf = (change: 'added' | 'deleted', id: string) => ({
  what: `${REPLY_TEXTS.name}-${change}`,
  subject: `${REPLY_TEXTS.name} ${id}`,
});
