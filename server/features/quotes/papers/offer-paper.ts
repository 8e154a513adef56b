import { longDate, longDay } from '../../../kernel/clock/istanbul.js';
import type {
  BusinessDocument,
  DocumentLine,
  DocumentTotal,
  LabeledText,
  Party,
} from '../../../kernel/document/business-document.js';
import { formatTaxRate } from '../../../kernel/money/money.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';
import { letterheadOf, type SiteSettings } from '../../settings/index.js';
import type { OfferedLine, QuoteOffered } from '../history/quote.events.js';
import { choicesOf, numberedLines, offeredItem } from '../history/quote.item.js';
import { namedReferences } from '../history/quote.references.js';
import { eventOf, type QuoteSnapshot } from '../history/quote.snapshot.js';
import { EXPIRED_NAME, QUOTE_STATUS_NAMES } from '../history/quote.statuses.js';
import { isOver } from '../history/quote.validity.js';

/** A quote whose buyer was not erased: without them there is nobody to write to. */
export type KnownQuote = QuoteSnapshot & { buyer: NonNullable<QuoteSnapshot['buyer']> };

export const isKnownQuote = (quote: QuoteSnapshot): quote is KnownQuote => quote.buyer !== null;

type Offered = KnownQuote['offers'][number];

interface Terms {
  settings: SiteSettings;
  now: Date;
}

/** What the shop offers, as the page of the quote shows it. */
export const offerPaperOf = (
  quote: KnownQuote,
  offered: Offered,
  { settings, now }: Terms,
): BusinessDocument => ({
  ...contentOf(quote, offered, settings),
  date: eventOf(quote, offered).recordedAt,
  mark: markOf(quote, offered, now),
});

/** The same of an offer that is being written still. */
export const draftPaperOf = (
  quote: KnownQuote,
  offered: QuoteOffered,
  { settings, now }: Terms,
): BusinessDocument => ({ ...contentOf(quote, offered, settings), date: now, mark: 'Taslak' });

function contentOf(
  quote: KnownQuote,
  offered: QuoteOffered,
  settings: SiteSettings,
): Omit<BusinessDocument, 'date' | 'mark'> {
  return {
    title: 'Teklif',
    number: quote.number,
    letterhead: letterheadOf(settings),
    parties: [buyerParty(quote)],
    references: referencesOf(quote, offered),
    lines: numberedLines(offered.lines).map(({ line, position, alternativeTo }) => ({
      ...goodsOf(line),
      position,
      alternativeOf: alternativeTo,
    })),
    totals: totalsOf(offered),
    validity: `${longDay(offered.validUntil)} günü sonuna kadar geçerlidir.`,
    sections: [
      { heading: 'Not', text: offered.texts?.note ?? '' },
      { heading: 'Koşullar', text: offered.texts?.terms ?? '' },
    ],
    footer: 'Tekliftir; fatura yerine geçmez. Birim fiyatlar ve tutarlar Türk lirasıdır, KDV hariçtir.',
  };
}

const totalsOf = (offered: QuoteOffered): DocumentTotal[] => [
  { label: 'Ara toplam (net)', amountKurus: offered.subtotalKurus },
  { label: `KDV (${formatTaxRate(offered.taxRateBasisPoints)})`, amountKurus: offered.taxKurus },
  { label: 'Kargo (KDV dahil)', amountKurus: offered.shippingKurus },
  { label: 'Genel toplam (KDV dahil)', amountKurus: offered.totalKurus },
];

/** Why it must not be taken for valid. */
function markOf({ offers, status }: KnownQuote, { offer, validUntil }: Offered, now: Date): string | null {
  if (offer !== offers.length) return 'Yeni sürümü var';
  if (status === 'rejected') return QUOTE_STATUS_NAMES.rejected;
  return status !== 'accepted' && isOver(validUntil, now) ? EXPIRED_NAME : null;
}

function buyerParty({ buyer: { name, company, phone, email } }: KnownQuote): Party {
  return { heading: 'Alıcı', name: company ?? name, lines: [company ? name : '', phone, email] };
}

function referencesOf(quote: KnownQuote, { offer, paymentTermDays }: QuoteOffered): LabeledText[] {
  return [
    { label: 'Sürüm', text: String(offer) },
    { label: 'Talep tarihi', text: longDate(quote.createdAt) },
    ...(paymentTermDays === null ? [] : [{ label: 'Vade', text: `${paymentTermDays} gün` }]),
    ...namedReferences(quote.references),
  ];
}

function goodsOf(line: OfferedLine): Omit<DocumentLine, 'position'> {
  const { name, brand, model, sku } = offeredItem(line);
  const article = [[brand, model].filter(Boolean).join(' '), sku && `Stok kodu: ${sku}`];
  const added = line.product ? (line.description ?? '') : '';
  return {
    name,
    details: [article.filter(Boolean).join(' · '), choicesOf(line).join(' · '), added],
    delivery: line.deliveryTime,
    quantity: quantityText(line.quantity, line.unit),
    price: {
      unitPriceKurus: line.unitPriceKurus,
      listPriceKurus: line.listPriceKurus,
      discountBasisPoints: line.discountBasisPoints,
      amountKurus: line.totalPriceKurus,
    },
  };
}
