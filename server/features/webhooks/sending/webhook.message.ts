import { createHmac } from 'node:crypto';
import type { Change } from '../../../kernel/event-store/change-feed.js';
import { categoryOfStream, idOfStream } from '../../../kernel/event-store/stream-category.js';

/** One message to a receiver, in the form of Standard Webhooks. */
export interface WebhookMessage {
  /** The same at each attempt and each replay, so that a receiver recognizes what it has. */
  id: string;
  body: Buffer;
}

/** The type of the message that staff send to try a webhook. */
export const TEST_TYPE = 'WebhookTested';

/** What the feed says of a change; unlike there, the facts of the event are no text, but JSON within JSON. */
export function messageOf(change: Change): WebhookMessage {
  const { position, stream, version, type, actor, requestId, recordedAt, data } = change;
  return {
    // A dot would end the id in what is signed.
    id: `${stream}_${version}`,
    body: bodyOf(type, recordedAt, {
      position,
      stream,
      version,
      requestId,
      category: categoryOfStream(stream),
      entityId: idOfStream(stream),
      actorKind: actor.kind,
      actorId: actor.id,
      data,
    }),
  };
}

/** @param number tells this try from others */
export const testMessageOf = (webhookId: string, number: number, now: Date): WebhookMessage => ({
  id: `test-${webhookId}_${number}`,
  body: bodyOf(TEST_TYPE, now, { webhookId }),
});

/**
 * The headers of a message: its id, the time of the attempt in seconds, and a signature by each key.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function headersOf(
  { id, body }: WebhookMessage,
  keys: readonly Buffer[],
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const signatures = keys.map((key) => {
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
    return `v1,${signature.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'WebStoreWebhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

const bodyOf = (type: string, timestamp: Date, data: object): Buffer =>
  Buffer.from(JSON.stringify({ type, timestamp, data }));
