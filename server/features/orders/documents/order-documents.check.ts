import { gunzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditViolation } from '../../../kernel/event-audit/audit-violation.js';
import type { CheckedHistory, HistoryCheck } from '../../../kernel/event-audit/history-check.js';
import { decodeEvent } from '../../../kernel/event-store/event-codec.js';
import {
  KEYED_EVENT_COLUMNS,
  KEYED_EVENTS,
  type KeyedEventRow,
} from '../../../kernel/event-store/event-row.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import { unseal } from '../../../kernel/keys/sealing.js';
import { ORDERS } from '../history/order.category.js';
import type { AcceptedDocument, OrderEvent } from '../history/order.events.js';
import { placeOf } from './order-documents.service.js';
import { hashOf } from './rendered-document.js';

interface StoredText {
  orderId: string;
  slug: string;
  hash: string;
  body: Buffer | null;
}

const PAGE_SIZE = 500;

const PLACED = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS}
  WHERE event.category = 'order' AND event.position > $1 AND event.type = 'OrderPlaced'
  ORDER BY event.position LIMIT ${PAGE_SIZE}`;

const TEXTS = `
  SELECT order_id AS "orderId", slug, hash, body FROM order_document WHERE order_id = ANY($1::uuid[])`;

/** Each text that a buyer accepted is there, and is the one whose hash the event names. */
@Injectable()
export class OrderDocumentsCheck implements HistoryCheck {
  constructor(private readonly keys: StreamKeys) {}

  async firstViolation(
    transaction: EntityManager,
    { after }: CheckedHistory,
  ): Promise<AuditViolation | undefined> {
    for (let position = after; ;) {
      const page = await transaction.query<KeyedEventRow[]>(PLACED, [position]);
      const ids = page.map(({ stream }) => idOfStream(stream));
      const texts = new Map(
        (await transaction.query<StoredText[]>(TEXTS, [ids])).map((text) => [
          placeOf(text.orderId, text.slug),
          text,
        ]),
      );
      for (const row of page) {
        const what = this.errorOf(row, texts);
        if (what) return { what, stream: row.stream, version: row.version, position: row.position };
      }
      if (page.length < PAGE_SIZE) return undefined;
      position = page.at(-1)?.position ?? position;
    }
  }

  /** Personal data is not needed: the hashes of what was accepted can be read without the key. */
  private errorOf(row: KeyedEventRow, texts: ReadonlyMap<string, StoredText>): string | undefined {
    const event = decodeEvent<OrderEvent>(ORDERS.category, row, null);
    const accepted = event.type === 'OrderPlaced' ? event.data.acceptedDocuments : [];
    const orderId = idOfStream(row.stream);
    if (accepted.length === 0) return undefined;
    const key = this.keyOf(row);
    if (key === 'unreadable') return 'it cannot be read';
    const wrong = accepted.find((document) => {
      const text = texts.get(placeOf(orderId, document.slug));
      return !text || !isAccepted(text, document, key);
    });
    if (!wrong) return undefined;
    return texts.has(placeOf(orderId, wrong.slug))
      ? `the text ${wrong.slug} is not the accepted one`
      : `the accepted text ${wrong.slug} is missing`;
  }

  private keyOf({ stream, wrappedKey }: KeyedEventRow): Buffer | null | 'unreadable' {
    try {
      return this.keys.unwrap(stream, wrappedKey);
    } catch {
      return 'unreadable';
    }
  }
}

/** @param key null once the buyer was erased: nobody can read the text any more */
function isAccepted(text: StoredText, { hash }: AcceptedDocument, key: Buffer | null): boolean {
  if (text.hash !== hash) return false;
  if (!key) return true;
  try {
    const markdown = text.body && gunzipSync(unseal(key, text.body, placeOf(text.orderId, text.slug)));
    return markdown !== null && hashOf(markdown.toString()) === hash;
  } catch {
    return false;
  }
}
