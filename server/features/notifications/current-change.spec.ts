import type { Actor } from '../../kernel/actor/actor.js';
import type { Recorded } from '../../kernel/event-store/domain-event.js';
import type { OrderStatus, Shipment } from '../orders/index.js';
import { currentChange } from './current-change.js';
import type { ChangeEvent } from './order-change.template.js';

const UPS: Shipment = { carrier: 'UPS', trackingNumber: null };
const ARAS: Shipment = { carrier: 'Aras', trackingNumber: '1' };

const recorded = (...events: { type: string; data: object }[]) =>
  events.map((event, index) => ({
    ...event,
    version: index + 2,
    actor: { kind: 'staff' } as Actor,
  })) as unknown as Recorded<ChangeEvent>[];

const changed = (to: OrderStatus, isBuyerNotified = true, shipment: Shipment | null = null) => ({
  type: 'OrderStatusChanged',
  data: { from: 'pending', to, reason: null, shipment, isBuyerNotified },
});
const corrected = (shipment: Shipment, isBuyerNotified = true) => ({
  type: 'OrderShipmentCorrected',
  data: { shipment, reason: null, isBuyerNotified },
});

const versionsMailed = (
  events: { type: string; data: object }[],
  order: { status: OrderStatus; shipment?: Shipment },
): number[] => {
  const changes = recorded(...events);
  return changes
    .filter(({ version }) => currentChange(changes, version, { shipment: null, ...order }))
    .map(({ version }) => version);
};

it.each<[string, { type: string; data: object }[], { status: OrderStatus; shipment?: Shipment }, number[]]>([
  ['the only change', [changed('confirmed')], { status: 'confirmed' }, [2]],
  ['the newer of two', [changed('confirmed'), changed('processing')], { status: 'processing' }, [3]],
  [
    'a change that a silent one passed',
    [changed('confirmed'), changed('processing', false)],
    { status: 'processing' },
    [2],
  ],
  [
    'no change that a silent one took back',
    [changed('delivered'), changed('confirmed', false)],
    { status: 'confirmed' },
    [],
  ],
  [
    'no change of an order that was cancelled silently',
    [changed('confirmed'), { type: 'OrderCancelled', data: { reason: null, isBuyerNotified: false } }],
    { status: 'cancelled' },
    [],
  ],
  [
    'a shipment and its correction',
    [changed('shipped', true, UPS), corrected(ARAS)],
    { status: 'shipped', shipment: ARAS },
    [2, 3],
  ],
  [
    'the newer of two corrections',
    [corrected(UPS), corrected(ARAS)],
    { status: 'shipped', shipment: ARAS },
    [3],
  ],
  ['no correction of what is not on its way any more', [corrected(UPS)], { status: 'confirmed' }, []],
])('mails %s', (_which, events, order, versions) => {
  expect(versionsMailed(events, order)).toEqual(versions);
});

it('names the shipment as it is written now, also where nothing was written at first', () => {
  for (const first of [UPS, null]) {
    const changes = recorded(changed('shipped', true, first), corrected(ARAS, false));
    expect(currentChange(changes, 2, { status: 'shipped', shipment: ARAS })?.data).toMatchObject({
      shipment: ARAS,
    });
  }
});

it('names no shipment that was removed since', () => {
  const changes = recorded(changed('shipped', true, UPS));
  expect(currentChange(changes, 2, { status: 'shipped', shipment: null })?.data).toMatchObject({
    shipment: null,
  });
});

it('names no shipment with a change that says nothing of it', () => {
  const changes = recorded(changed('delivered'));
  expect(currentChange(changes, 2, { status: 'delivered', shipment: ARAS })?.data).toMatchObject({
    shipment: null,
  });
});
