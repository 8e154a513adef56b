import type { RecordKind } from '../../../kernel/records/record-kind.js';

/** A text that replies begin with. */
export interface ReplyTextValue {
  title: string;
  text: string;
}

/** Saved texts of replies, by their ids. */
export const REPLY_TEXTS: RecordKind<Record<string, ReplyTextValue>> = {
  name: 'message-reply-text',
  // Staff prepare them, as drafts: no page of the shop shows one, so none is rendered anew.
  topic: 'drafts',
  // The input has its own rules.
  check: (_key, value) => value,
  async read(transaction, key) {
    const [row] = await transaction.query<(ReplyTextValue & { version: number })[]>(
      'SELECT version, title, text FROM message_reply_text WHERE id = $1 FOR UPDATE',
      [key],
    );
    return row ? { version: row.version, value: { title: row.title, text: row.text } } : null;
  },
  async write(transaction, key, { version, value: { title, text } }) {
    await transaction.query(
      'UPDATE message_reply_text SET title = $2, text = $3, version = $4 WHERE id = $1',
      [key, title, text, version],
    );
  },
};
