import type { Actor } from '../../kernel/actor/actor.js';
import { onOneLine } from '../../kernel/input/plain-text.js';
import { type MailTemplate, quoted } from '../../kernel/mail/mail-template.js';
import type { Recorded } from '../../kernel/event-store/domain-event.js';
import { lastDayBefore, type OrderEvent, type OrderSnapshot, trackingUrlOf } from '../orders/index.js';
import type { KnownOrder } from './order-mail.facts.js';
import { LINK_NOTE, type MailTerms } from './order-mail.templates.js';

const STATUS_HEADLINES: Readonly<Record<OrderSnapshot['status'], string>> = {
  pending: 'Siparişiniz beklemeye alındı',
  confirmed: 'Siparişiniz onaylandı',
  processing: 'Siparişiniz hazırlanıyor',
  shipped: 'Siparişiniz kargoya verildi',
  delivered: 'Siparişiniz teslim edildi',
  cancelled: 'Siparişiniz iptal edildi',
};

/** The events a buyer gets a mail about, unless staff decided otherwise; one about a payment is a mail of its own. */
export const ORDER_CHANGE_TYPES = [
  'OrderStatusChanged',
  'OrderCancelled',
  'OrderCancelledUnpaid',
  'OrderReactivated',
  'OrderShipmentCorrected',
] as const;

export type ChangeEvent = Extract<OrderEvent, { type: (typeof ORDER_CHANGE_TYPES)[number] }>;

/** As much of a recorded event as the mail shows, so that one that is not recorded yet can be previewed. */
export type OrderChange = ChangeEvent & { actor: Pick<Actor, 'kind'> };

export const isOrderChange = (event: Recorded<OrderEvent>): event is Recorded<ChangeEvent> =>
  ORDER_CHANGE_TYPES.some((type) => type === event.type);

/** Whether the buyer is mailed: staff decide it with the change, and the shop always tells what it does itself. */
export function isAnnounced({ data }: { data: object }): boolean {
  return !('isBuyerNotified' in data) || data.isBuyerNotified === true;
}

export function orderChangeMail(
  change: OrderChange,
  order: KnownOrder,
  { settings, url }: MailTerms,
): MailTemplate {
  const headline = headlineOf(change);
  return {
    shopName: settings.siteName,
    subject: `${headline}: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [
      `${headline}. Sipariş numaranız: #${order.number}`,
      ...shipmentLines(change),
      ...explanationsOf(change, settings),
      ...(change.type === 'OrderCancelled' && order.receivedKurus > 0
        ? ['Ödemenizin iadesi için sizinle iletişime geçeceğiz.']
        : []),
    ],
    action: { label: 'Siparişi takip edin', url },
    link: parcelLink(change, settings),
    notes: [LINK_NOTE],
  };
}

/** Why: what the shop wrote, or that the money did not come. A buyer's own words are not repeated to them. */
function explanationsOf(change: OrderChange, { contactPhone }: MailTerms['settings']): string[] {
  if (change.type === 'OrderCancelledUnpaid') {
    const lastDay = lastDayBefore(new Date(change.data.paymentDueAt));
    return [
      `Havaleniz ${lastDay} gün sonuna kadar bize ulaşmadığı için siparişiniz iptal edildi.`,
      `Ödemeyi yaptıysanız veya siparişi sürdürmek istiyorsanız bizi arayın: ${contactPhone}`,
    ];
  }
  const isOfShop = change.actor.kind !== 'customer' && change.actor.kind !== 'guest';
  return change.data.reason && isOfShop ? [quoted('Açıklama', change.data.reason)] : [];
}

/** What staff wrote about the shipment. */
function shipmentLines({ data }: OrderChange): string[] {
  const { carrier, trackingNumber } = ('shipment' in data && data.shipment) || {};
  const facts = [
    ...(carrier ? [`Kargo firması: ${onOneLine(carrier)}`] : []),
    ...(trackingNumber ? [`Takip numarası: ${onOneLine(trackingNumber)}`] : []),
  ];
  return facts.length > 0 ? [facts.join('\n')] : [];
}

/** To the page of the carrier, where it has one. */
function parcelLink({ data }: OrderChange, { carriers }: MailTerms['settings']): MailTemplate['link'] {
  const url = 'shipment' in data && data.shipment ? trackingUrlOf(data.shipment, carriers) : null;
  return url === null ? null : { label: 'Kargonuzun nerede olduğunu görün', url };
}

function headlineOf(change: OrderChange): string {
  switch (change.type) {
    case 'OrderStatusChanged':
      return STATUS_HEADLINES[change.data.to];
    case 'OrderCancelled':
    case 'OrderCancelledUnpaid':
      return STATUS_HEADLINES.cancelled;
    case 'OrderReactivated':
      return 'Siparişiniz yeniden etkinleştirildi';
    case 'OrderShipmentCorrected':
      return 'Siparişinizin kargo bilgisi güncellendi';
  }
}
