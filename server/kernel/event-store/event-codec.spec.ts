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
const row = (encoded: object, version = 1) =>
  ({
    stream: 'pump-1',
    version,
    actorKind: 'system',
    actorId: '',
    requestId: 'spec',
    recordedAt: new Date(0),
    ...encoded,
  }) as Parameters<typeof decodeEvent>[1];

it('upgrades an event that an earlier version of the shop recorded', () => {
  const encoded = encodeEvent(
    earlier,
    { type: 'PumpSold', data: { buyer: { name: 'Ayşe' }, price: 12 } },
    at,
  );
  expect(encoded.schemaVersion).toBe(1);
  expect(decodeEvent(now, row(encoded), key).data).toEqual({ buyer: { name: 'Ayşe' }, priceKurus: 1200 });
});

it('refuses to read an event that a later version of the shop recorded', () => {
  const encoded = encodeEvent(now as never, { type: 'PumpSold', data: { buyer: null, priceKurus: 1 } }, at);
  expect(() => decodeEvent(earlier, row(encoded), key)).toThrow('newer version');
});

it('decrypts a personal field only in its own event and with its own key', () => {
  const encoded = encodeEvent(
    now as never,
    { type: 'PumpSold', data: { buyer: { name: 'Ayşe' }, priceKurus: 1 } },
    at,
  );
  expect(() => decodeEvent(now, row(encoded, 2), key)).toThrow();
  expect(() => decodeEvent(now, row(encoded), randomBytes(32))).toThrow();
  expect(decodeEvent(now, row(encoded), null).data.buyer).toBeNull();
});

it('refuses an event of an unknown type', () => {
  expect(() => encodeEvent(earlier, { type: 'PumpStolen', data: {} }, at)).toThrow('PumpStolen');
});
