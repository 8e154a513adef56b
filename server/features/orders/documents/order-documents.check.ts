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
import { ORDERS } from '../commands/order.category.js';
import type { AcceptedDocument, OrderEvent } from '../history/order.events.js';
import { placeOf } from './order-documents.service.js';
import { hashOf } from './rendered-document.js';

interface StoredText {
  orderId: string;
  slug: string;
  position: number;
  version: number;
  hash: string;
  body: Buffer | null;
}

/** Of one order, by slug. */
type TextsOfOrder = ReadonlyMap<string, StoredText>;

const PAGE_SIZE = 500;

/** An order that staff recorded at the word of its buyer has its texts since these accepted them: that event answers for them. */
const ACCEPTING = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS}
  WHERE event.category = 'order' AND event.position > $1
    AND (event.type = 'OrderDocumentsAccepted' OR event.type = 'OrderPlaced' AND NOT EXISTS (
      SELECT FROM event AS later WHERE later.stream = event.stream AND later.type = 'OrderDocumentsAccepted'))
  ORDER BY event.position LIMIT ${PAGE_SIZE}`;

const TEXTS = `
  SELECT order_id AS "orderId", slug, position, version, hash, body FROM order_document WHERE order_id = ANY($1::uuid[])`;

/** The texts of each order are those that its buyer accepted: each is the one whose hash the event names, and there is no other. */
@Injectable()
export class OrderDocumentsCheck implements HistoryCheck {
  constructor(private readonly keys: StreamKeys) {}

  async firstViolation(
    transaction: EntityManager,
    { after }: CheckedHistory,
  ): Promise<AuditViolation | undefined> {
    for (let position = after; ;) {
      const page = await transaction.query<KeyedEventRow[]>(ACCEPTING, [position]);
      const ids = page.map(({ stream }) => idOfStream(stream));
      const texts = byOrder(await transaction.query<StoredText[]>(TEXTS, [ids]));
      for (const row of page) {
        const what = this.errorOf(row, texts.get(idOfStream(row.stream)) ?? new Map());
        if (what) return { what, stream: row.stream, version: row.version, position: row.position };
      }
      if (page.length < PAGE_SIZE) return undefined;
      position = page.at(-1)?.position ?? position;
    }
  }

  /** Personal data is not needed: the hashes of what was accepted can be read without the key. */
  private errorOf(row: KeyedEventRow, texts: TextsOfOrder): string | undefined {
    const event = decodeEvent<OrderEvent>(ORDERS.category, row, null);
    const accepted = acceptedIn(event);
    const other = [...texts.keys()].find((slug) => accepted.every((document) => document.slug !== slug));
    if (other !== undefined) return `the text ${other} was not accepted`;
    if (accepted.length === 0) return undefined;
    const key = this.keyOf(row);
    if (key === 'unreadable') return 'it cannot be read';
    const missing = accepted.find(({ slug }) => !texts.has(slug));
    if (missing) return `the accepted text ${missing.slug} is missing`;
    const wrong = accepted.find(
      (document, index) => !isAccepted(texts.get(document.slug), { document, index, key }),
    );
    return wrong && `the text ${wrong.slug} is not the accepted one`;
  }

  private keyOf({ stream, wrappedKey }: KeyedEventRow): Buffer | null | 'unreadable' {
    try {
      return this.keys.unwrap(stream, wrappedKey);
    } catch {
      return 'unreadable';
    }
  }
}

function acceptedIn(event: OrderEvent): readonly AcceptedDocument[] {
  if (event.type === 'OrderDocumentsAccepted') return event.data.documents;
  return event.type === 'OrderPlaced' ? event.data.acceptedDocuments : [];
}

function byOrder(texts: readonly StoredText[]): ReadonlyMap<string, TextsOfOrder> {
  const orders = new Map<string, Map<string, StoredText>>();
  for (const text of texts) {
    const ofOrder = orders.get(text.orderId) ?? new Map<string, StoredText>();
    orders.set(text.orderId, ofOrder.set(text.slug, text));
  }
  return orders;
}

/** @param accepted `key` is null once the buyer was erased: nobody can read the text any more */
function isAccepted(
  text: StoredText | undefined,
  { document, index, key }: { document: AcceptedDocument; index: number; key: Buffer | null },
): boolean {
  const { hash, version } = document;
  if (text?.hash !== hash || text.version !== version || text.position !== index + 1) return false;
  if (!key) return true;
  try {
    const markdown = text.body && gunzipSync(unseal(key, text.body, placeOf(text.orderId, text.slug)));
    return markdown !== null && hashOf(markdown.toString()) === hash;
  } catch {
    return false;
  }
}
