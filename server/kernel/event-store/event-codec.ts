import { seal, unseal } from '../keys/sealing.js';
import type { DomainEvent, Envelope, Recorded } from './domain-event.js';
import type { EventRow } from './event-row.js';
import type { StreamCategory } from './stream-category.js';

interface SealedField {
  sealed: string;
}

/** An event as text: what is hashed and stored. */
export interface EncodedEvent {
  type: string;
  schemaVersion: number;
  data: string;
}

/** @param place stream and version, so that a sealed field fits no other event */
const placeOf = (stream: string, version: number, field: string) => `${stream} ${version} ${field}`;

function kindOf(category: StreamCategory<DomainEvent>, type: string) {
  const kind = category.kinds[type];
  if (!kind) throw new Error(`${category.name} has no events of type ${type}`);
  return kind;
}

/** @param at `key` is null for an erased stream, whose further events are stored without personal data */
export function encodeEvent(
  category: StreamCategory<DomainEvent>,
  event: DomainEvent,
  at: { stream: string; version: number; key: Buffer | null },
): EncodedEvent {
  const { personal, upcasts } = kindOf(category, event.type);
  const data: Record<string, unknown> = { ...event.data };
  for (const field of personal) {
    const plain = data[field];
    if (plain === undefined || plain === null) continue;
    data[field] = at.key ? sealField(at.key, plain, placeOf(at.stream, at.version, field)) : null;
  }
  return { type: event.type, schemaVersion: upcasts.length + 1, data: JSON.stringify(data) };
}

/** @throws when the event cannot be read: an unknown type, no JSON, or a personal field that was changed */
export function decodeEvent<Event extends DomainEvent>(
  category: StreamCategory<Event>,
  row: Omit<EventRow, 'position' | 'category' | 'hash' | 'previousHash' | 'mac'>,
  key: Buffer | null,
): Recorded<Event> {
  const { personal, upcasts } = kindOf(category, row.type);
  if (row.schemaVersion > upcasts.length + 1) {
    throw new Error(`${row.type} was recorded by a newer version of the shop`);
  }
  let data = JSON.parse(row.data) as Record<string, unknown>;
  for (const field of personal) {
    const stored = data[field];
    if (isSealed(stored)) {
      data[field] = key && unsealField(key, stored, placeOf(row.stream, row.version, field));
    }
  }
  for (const upcast of upcasts.slice(row.schemaVersion - 1)) data = upcast(data);
  return { type: row.type, data, ...envelopeOf(row) } as unknown as Recorded<Event>;
}

/** What is known of an event without decoding it. */
export function envelopeOf({
  stream,
  version,
  recordedAt,
  requestId,
  actorKind,
  actorId,
  onBehalfOf,
}: Pick<
  EventRow,
  'stream' | 'version' | 'recordedAt' | 'requestId' | 'actorKind' | 'actorId' | 'onBehalfOf'
>): Envelope {
  const actor = { kind: actorKind, id: actorId || null };
  const represented = onBehalfOf ? { onBehalfOf: representedOf(onBehalfOf) } : {};
  return { stream, version, recordedAt, requestId, actor, ...represented };
}

function representedOf(text: string): NonNullable<Envelope['onBehalfOf']> {
  const colon = text.indexOf(':');
  return { kind: text.slice(0, colon) as Envelope['actor']['kind'], id: text.slice(colon + 1) || null };
}

function isSealed(value: unknown): value is SealedField {
  return typeof value === 'object' && value !== null && typeof (value as SealedField).sealed === 'string';
}

function sealField(key: Buffer, plain: unknown, place: string): SealedField {
  return { sealed: seal(key, Buffer.from(JSON.stringify(plain)), place).toString('base64url') };
}

function unsealField(key: Buffer, { sealed }: SealedField, place: string): unknown {
  return JSON.parse(unseal(key, Buffer.from(sealed, 'base64url'), place).toString());
}
