import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid, v4 as randomId } from 'uuid';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import type { SaveMessageReplyTextInput } from './message-decisions.input.js';
import type { MessageReplyText } from './reply-text.type.js';

const COLUMNS = 'id, title, text, version';

/** Texts that staff begin replies with. */
@Injectable()
export class ReplyTexts {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<MessageReplyText[]> {
    return this.dataSource.query<MessageReplyText[]>(
      `SELECT ${COLUMNS} FROM message_reply_text ORDER BY title COLLATE "tr-x-icu", id`,
    );
  }

  /** @throws NOT_FOUND when it was deleted or changed since it was read */
  async save({ id, expectedVersion, title, text }: SaveMessageReplyTextInput): Promise<MessageReplyText> {
    const [saved] = id
      ? await this.dataSource
          .query<[MessageReplyText[], number]>(
            `UPDATE message_reply_text SET title = $2, text = $3, version = version + 1
             WHERE id = $1 AND version = $4 RETURNING ${COLUMNS}`,
            [id, title, text, expectedVersion],
          )
          .then(([rows]) => rows)
      : await this.dataSource.query<MessageReplyText[]>(
          `INSERT INTO message_reply_text (id, title, text, version) VALUES ($1, $2, $3, 1) RETURNING ${COLUMNS}`,
          [randomId(), title, text],
        );
    if (!saved) throw notFound();
    return saved;
  }

  /** Deleting what is gone changes nothing. */
  async delete(id: string): Promise<void> {
    if (!isUuid(id)) return;
    await this.dataSource.query('DELETE FROM message_reply_text WHERE id = $1', [id]);
  }
}
