import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { OrderEvent } from '../history/order.events.js';
import { timelineOf, type TimelineReader } from './order.timeline.js';

const correctedBy = (kind: 'guest' | 'customer' | 'staff') =>
  ({
    type: 'OrderReferencesCorrected',
    data: {
      before: { purchaseOrder: null, project: null, requisition: null },
      after: { purchaseOrder: null, project: null, requisition: 'TLP-7' },
    },
    stream: 'order-1',
    version: 2,
    recordedAt: new Date(0),
    requestId: '',
    actor: { kind, id: null },
  }) as Recorded<OrderEvent>;

const shown = (kind: 'guest' | 'customer' | 'staff', reader: TimelineReader) =>
  timelineOf([correctedBy(kind)], reader).map(({ actor, text }) => `${actor}: ${text}`);

it('speaks to the buyer of what they did, and of what the shop did for them', () => {
  expect(shown('customer', 'buyer')).toEqual(['Siz: Referanslarınızı düzelttiniz: Talep no: yok → TLP-7.']);
  expect(shown('guest', 'buyer')).toEqual(['Siz: Referanslarınızı düzelttiniz: Talep no: yok → TLP-7.']);
  expect(shown('staff', 'buyer')).toEqual(['Mağaza: Referanslarınız düzeltildi: Talep no: yok → TLP-7.']);
});

it('speaks to staff of the customer', () => {
  expect(shown('guest', 'staff')).toEqual([
    'Müşteri: Müşteri referansları düzeltildi: Talep no: yok → TLP-7.',
  ]);
  expect(shown('staff', 'staff')).toEqual([
    'Mağaza: Müşteri referansları düzeltildi: Talep no: yok → TLP-7.',
  ]);
});
