import { longDate } from '../../../kernel/clock/istanbul.js';
import type { BusinessDocument, LabeledText } from '../../../kernel/document/business-document.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';
import { letterheadOf, type SiteSettings } from '../../settings/index.js';
import { itemOf } from '../history/order.item.js';
import { goodsOf, type KnownOrder, ownReferences, receiverParty } from './order-paper.js';

/** What goes into the parcel, without prices. */
export function packingSlipOf(order: KnownOrder, settings: SiteSettings): BusinessDocument {
  const { company } = order.buyer;
  const receiver = receiverParty(order);
  return {
    title: 'Sevk Fişi',
    number: `#${order.number}`,
    date: order.shippedAt ?? order.createdAt,
    mark: order.status === 'cancelled' ? 'Sipariş iptal edildi' : null,
    letterhead: letterheadOf(settings),
    parties: [
      company ? { ...receiver, name: company, lines: [order.buyer.name, ...receiver.lines] } : receiver,
    ],
    references: referencesOf(order),
    lines: order.lines.map((line) => {
      const goods = goodsOf(line);
      const missing =
        line.backOrdered > 0 ? [`${quantityText(line.backOrdered, itemOf(line).unit)} tedarik ediliyor`] : [];
      return { ...goods, details: [...goods.details, ...missing], price: null };
    }),
    totals: [],
    sections: [{ heading: 'Müşteri notu', text: order.notes ?? '' }],
    signatures: ['Hazırlayan', 'Teslim alan'],
    footer: 'Sevk fişidir; irsaliye ve fatura yerine geçmez.',
  };
}

function referencesOf(order: KnownOrder): LabeledText[] {
  const { number, createdAt, shippedAt, shipment } = order;
  const known: [string, string | null | undefined][] = [
    ['Sipariş', `#${number}`],
    ['Sipariş tarihi', longDate(createdAt)],
    ['Sevk tarihi', shippedAt && longDate(shippedAt)],
    ['Kargo firması', shipment?.carrier],
    ['Takip numarası', shipment?.trackingNumber],
  ];
  return [...known.flatMap(([label, text]) => (text ? [{ label, text }] : [])), ...ownReferences(order)];
}
