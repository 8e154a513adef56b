import { randomBytes } from 'node:crypto';
import type { DomainEvent } from './domain-event.js';
import { decodeEvent, encodeEvent } from './event-codec.js';
import type { StreamCategory } from './stream-category.js';

type PumpEvent = { type: 'PumpSold'; data: { buyer: { name: string } | null; priceKurus: number } };

const now: StreamCategory<PumpEvent> = {
  name: 'pump',
  permission: 'orders',
  kinds: {
    PumpSold: {
      personal: ['buyer'],
      upcasts: [({ price, ...data }) => ({ ...data, priceKurus: Number(price) * 100 })],
    },
  },
};
const earlier = {
  name: 'pump',
  permission: 'orders',
  kinds: { PumpSold: { personal: ['buyer'], upcasts: [] } },
} as unknown as StreamCategory<DomainEvent>;

const key = randomBytes(32);
const at = { stream: 'pump-1', version: 1, key };
const row = (kept: object, version = 1) =>
  ({
    stream: 'pump-1',
    version,
    actorKind: 'system',
    actorId: '',
    requestId: 'spec',
    recordedAt: new Date(0),
    ...kept,
  }) as Parameters<typeof decodeEvent>[1];

it('lifts what an earlier version of the shop kept', () => {
  const kept = encodeEvent(earlier, { type: 'PumpSold', data: { buyer: { name: 'Ayşe' }, price: 12 } }, at);
  expect(kept.schemaVersion).toBe(1);
  expect(decodeEvent(now, row(kept), key).data).toEqual({ buyer: { name: 'Ayşe' }, priceKurus: 1200 });
});

it('does not guess at what a later version kept', () => {
  const kept = encodeEvent(now as never, { type: 'PumpSold', data: { buyer: null, priceKurus: 1 } }, at);
  expect(() => decodeEvent(earlier, row(kept), key)).toThrow('newer version');
});

it('opens a personal field nowhere but in its own event', () => {
  const kept = encodeEvent(
    now as never,
    { type: 'PumpSold', data: { buyer: { name: 'Ayşe' }, priceKurus: 1 } },
    at,
  );
  expect(() => decodeEvent(now, row(kept, 2), key)).toThrow();
  expect(() => decodeEvent(now, row(kept), randomBytes(32))).toThrow();
  expect(decodeEvent(now, row(kept), null).data.buyer).toBeNull();
});

it('refuses a type it does not know', () => {
  expect(() => encodeEvent(earlier, { type: 'PumpStolen', data: {} }, at)).toThrow('PumpStolen');
});
