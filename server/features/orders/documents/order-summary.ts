import { formatLiraInFull, formatTaxRate } from '../../../kernel/money/money.js';
import { lineDelivery } from '../history/order.delivery.js';
import { itemOf } from '../history/order.item.js';
import { namedRecipient } from '../history/order.recipient.js';
import { namedReferences } from '../history/order.references.js';
import { PAYMENT_METHOD_NAMES } from '../../settings/index.js';
import { addressLine } from '../../../kernel/postal-address/postal-address.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';
import { literalMarkdown } from '../../content/index.js';
import type { DeliveredLine, DocumentOrder } from './document-order.js';

/**
 * The part of a document that only this order has, as Markdown: what is bought and what it costs first, then who buys.
 * The same order always gives the same text, and what people typed reads as they typed it.
 */
export function orderSummary(order: DocumentOrder): string {
  return [
    '## Sipariş özeti',
    'Bu bölüm yalnızca bu sipariş için hazırlanmıştır ve metnin ayrılmaz parçasıdır. Aşağıda «sipariş özeti» denildiğinde bu bölüm anlaşılır.',
    '### Ürünler',
    linesTable(order.lines),
    '### Toplam bedel',
    totalsTable(order),
    '### Ödeme ve teslimat',
    paragraphs([
      ['Ödeme yöntemi', PAYMENT_METHOD_NAMES[order.paymentMethod]],
      ['Teslimat adresi', addressLine(order.shippingAddress)],
      ...namedRecipient(order.recipient ?? null),
      ['Fatura adresi', addressLine(order.billingAddress)],
      ...namedReferences(order.references ?? null),
    ]),
    '### Alıcı',
    buyerParagraphs(order),
  ].join('\n\n');
}

function linesTable(lines: readonly DeliveredLine[]): string {
  return table(
    ['Ürün', 'Miktar', 'Net birim fiyat', 'Net tutar'],
    [':---', '---:', '---:', '---:'],
    lines.map((line) => [
      productText(line),
      literalMarkdown(quantityText(line.quantity, itemOf(line).unit)),
      formatLiraInFull(line.unitPriceKurus),
      formatLiraInFull(line.totalPriceKurus),
    ]),
  );
}

/** «Plakalı Eşanjör; marka: Termo; model: TP-20; Bağlantı: DN50; teslim süresi: 3 hafta». */
function productText(line: DeliveredLine): string {
  const { selectedVariations } = line;
  const { name, brand, model } = itemOf(line);
  const named: [string, string][] = [
    ['marka', brand],
    ['model', model],
    ...selectedVariations.map(({ attributeName, variationName }): [string, string] => [
      attributeName,
      variationName,
    ]),
    ['teslim süresi', lineDelivery(line)],
    ['cayma hakkı', line.isMadeToMeasure ? 'yok, ölçüye üretilir' : ''],
  ];
  const details = named
    .filter(([, value]) => value !== '')
    .map((pair) => pair.map(literalMarkdown).join(': '));
  return [`**${literalMarkdown(name)}**`, ...details].join('; ');
}

function totalsTable(totals: DocumentOrder): string {
  return table(
    ['Kalem', 'Tutar'],
    [':---', '---:'],
    [
      ['Ara toplam (net)', formatLiraInFull(totals.subtotalKurus)],
      [`KDV (${formatTaxRate(totals.taxRateBasisPoints)})`, formatLiraInFull(totals.taxKurus)],
      ['Kargo (KDV dahil)', formatLiraInFull(totals.shippingKurus)],
      ['**Genel toplam (KDV Dahil)**', `**${formatLiraInFull(totals.totalKurus)}**`],
    ],
  );
}

function buyerParagraphs({ buyer }: DocumentOrder): string {
  return paragraphs([
    ['Ad soyad', buyer.name],
    ['Şirket', buyer.company],
    ['Vergi dairesi', buyer.taxOffice],
    ['Vergi / T.C. kimlik numarası', buyer.taxNumber],
    ['Telefon', buyer.phone],
    ['E-posta', buyer.email],
  ]);
}

const paragraphs = (facts: readonly [string, string | null][]) =>
  facts
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}: ${literalMarkdown(value ?? '')}`)
    .join('\n\n');

const table = (headings: string[], alignments: string[], rows: string[][]) =>
  [headings, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
