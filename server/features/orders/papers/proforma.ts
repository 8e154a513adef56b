import { longDate } from '../../../kernel/clock/istanbul.js';
import type { BusinessDocument, LabeledText } from '../../../kernel/document/business-document.js';
import { formatTaxRate } from '../../../kernel/money/money.js';
import { letterheadOf, PAYMENT_METHOD_NAMES, type SiteSettings } from '../../settings/index.js';
import { lineDelivery } from '../history/order.delivery.js';
import { awaitsTransfer } from '../history/order.snapshot.js';
import { lastDayBefore } from '../history/payment-deadline.js';
import { buyerParty, goodsOf, type KnownOrder, ownReferences, receiverParty } from './order-paper.js';

/** What an order costs, as its buyer agreed to it, for accounting before there is an invoice. */
export function proformaOf(order: KnownOrder, settings: SiteSettings): BusinessDocument {
  return {
    title: 'Proforma Fatura',
    number: `#${order.number}`,
    date: order.createdAt,
    mark: order.status === 'cancelled' ? 'Sipariş iptal edildi' : null,
    letterhead: letterheadOf(settings),
    parties: [buyerParty(order), receiverParty(order)],
    references: referencesOf(order),
    lines: order.lines.map((line) => ({
      ...goodsOf(line),
      delivery: lineDelivery(line),
      price: { unitPriceKurus: line.unitPriceKurus, amountKurus: line.totalPriceKurus },
    })),
    totals: [
      { label: 'Ara toplam (net)', amountKurus: order.subtotalKurus },
      { label: `KDV (${formatTaxRate(order.taxRateBasisPoints)})`, amountKurus: order.taxKurus },
      { label: 'Kargo (KDV dahil)', amountKurus: order.shippingKurus },
      { label: 'Genel toplam (KDV dahil)', amountKurus: order.totalKurus },
    ],
    bankAccounts: awaitsTransfer(order) ? settings.bankAccounts : [],
    sections: [{ heading: 'Sipariş notu', text: order.notes ?? '' }],
    footer:
      'Proforma faturadır; fatura yerine geçmez. Birim fiyatlar ve tutarlar Türk lirasıdır, KDV hariçtir.',
  };
}

function referencesOf(order: KnownOrder): LabeledText[] {
  const { number, createdAt, paymentMethod, paymentDueAt } = order;
  return [
    { label: 'Sipariş', text: `#${number}` },
    { label: 'Sipariş tarihi', text: longDate(createdAt) },
    { label: 'Ödeme', text: PAYMENT_METHOD_NAMES[paymentMethod] },
    ...(paymentDueAt && awaitsTransfer(order)
      ? [{ label: 'Son ödeme günü', text: lastDayBefore(paymentDueAt) }]
      : []),
    ...ownReferences(order),
  ];
}
