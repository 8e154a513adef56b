import { longDate, longDay, wallTime } from '../../../kernel/clock/istanbul.js';
import { onOneLine } from '../../../kernel/input/plain-text.js';
import { quoted } from '../../../kernel/mail/mail-template.js';
import { formatLiraInFull, formatTaxRate } from '../../../kernel/money/money.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';
import {
  askedItem,
  choicesOf,
  type KnownQuote,
  namedQuoteReferences,
  numberedLines,
  offeredItem,
} from '../../quotes/index.js';

export type Offered = KnownQuote['offers'][number];
export type Message = KnownQuote['messages'][number];
export type Countered = KnownQuote['counterOffers'][number];
type AskedLine = KnownQuote['lines'][number];

/** Who asks; a fact a line, as row 189 of the specification names them. */
export function buyerOf({ buyer: { name, email, phone, company } }: KnownQuote): string {
  const facts: [string, string | null][] = [
    ['Ad soyad', name],
    ['E-posta', email],
    ['Telefon', phone],
    ['Firma', company],
  ];
  return facts.flatMap(([label, fact]) => (fact ? [onOneLine(`${label}: ${fact}`)] : [])).join('\n');
}

/** In subjects: the company, else the person. */
export const whoOf = ({ buyer: { company, name } }: KnownQuote): string => company ?? name;

/** «27 Kasım 2026 14:05», in Istanbul. */
export const longTime = (at: Date): string =>
  `${longDate(at)} ${wallTime(at).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)}`;

/** What is asked for, with all that the buyer wrote of it; for the shop. */
export const askedLinesOf = (quote: KnownQuote): string[] =>
  quote.lines.map((line) => askedLineOf(quote, line));

function askedLineOf({ texts }: KnownQuote, line: AskedLine): string {
  const text = texts?.lines[line.id];
  const { name, sku } = askedItem(line, text);
  const { targetPriceKurus, wantedOn } = line;
  const facts: [string, string | null | undefined][] = [
    ['Ürün', [name, ...choicesOf(line)].join(', ')],
    ['Stok kodu', sku],
    ['Miktar', quantityText(line.quantity, line.unit)],
    ['Alıcının parça no', text?.ownPartNumber],
    ['Hedef birim fiyat (net)', targetPriceKurus === null ? null : formatLiraInFull(targetPriceKurus)],
    ['İstenen teslim', wantedOn && longDay(wantedOn)],
    ...line.answers.map(({ spec, value, unit }): [string, string] => [spec, `${value} ${unit ?? ''}`]),
  ];
  return facts.flatMap(([label, fact]) => (fact ? [onOneLine(`${label}: ${fact}`)] : [])).join('\n');
}

const MAX_TYPED = 80;
/** More than a web address with its scheme: a name with a dot in it is made a link by mail programs. */
export const LOOKS_LIKE_LINK = /:\/\/|www\.|@|\.\p{L}{2}/iu;

/** The same in short for a mail to the buyer: anybody can type another person's address, so no link is repeated. */
export const typedLinesOf = ({ lines, texts }: KnownQuote): string =>
  lines
    .map((line) => {
      const { name } = askedItem(line, texts?.lines[line.id]);
      const choices = choicesOf(line);
      const isShown = name !== '' && name.length <= MAX_TYPED && !LOOKS_LIKE_LINK.test(name);
      const shown = line.productId !== null || isShown ? name : 'Yazdığınız ürün';
      const chosen = choices.length > 0 ? ` (${choices.join(', ')})` : '';
      return onOneLine(
        `${quantityText(line.quantity, LOOKS_LIKE_LINK.test(line.unit) ? '' : line.unit).trim()} ${shown}${chosen}`,
      );
    })
    .join('\n');

/** What is offered, as the page and the paper show it. */
export const offeredLinesOf = ({ lines }: Pick<Offered, 'lines'>): string =>
  numberedLines(lines)
    .map(({ line, position, alternativeTo }) => {
      const { name, sku } = offeredItem(line);
      const choices = choicesOf(line);
      const chosen = choices.length > 0 ? ` (${choices.join(', ')})` : '';
      const goods = onOneLine(`${position}) ${quantityText(line.quantity, line.unit)} ${name}${chosen}`);
      const unitPrice = formatLiraInFull(line.unitPriceKurus);
      return [
        `${goods}: ${formatLiraInFull(line.totalPriceKurus)}`,
        `${sku ? `Stok kodu: ${sku}, net` : 'Net'} birim fiyat: ${unitPrice}`,
        ...(alternativeTo ? [`${alternativeTo} numaralı kalem yerine seçenek; toplama dahil değildir`] : []),
        ...(line.deliveryTime ? [onOneLine(`Teslim: ${line.deliveryTime}`)] : []),
      ].join('\n');
    })
    .join('\n');

export const sumsOf = (totals: {
  subtotalKurus: number;
  taxRateBasisPoints: number;
  taxKurus: number;
  shippingKurus: number;
  totalKurus: number;
}): string =>
  [
    `Ara toplam (net): ${formatLiraInFull(totals.subtotalKurus)}`,
    `KDV (${formatTaxRate(totals.taxRateBasisPoints)}): ${formatLiraInFull(totals.taxKurus)}`,
    totals.shippingKurus === 0
      ? 'Kargo: Ücretsiz'
      : `Kargo (KDV dahil): ${formatLiraInFull(totals.shippingKurus)}`,
    `Genel toplam (KDV dahil): ${formatLiraInFull(totals.totalKurus)}`,
  ].join('\n');

/** What the buyer files it under; in a paragraph of its own, or none at all. */
export function referencesOf({ references }: KnownQuote): string[] {
  const lines = namedQuoteReferences(references).map(({ label, text }) => onOneLine(`${label}: ${text}`));
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** What the buyer wants otherwise, a paragraph for each line; for the shop. */
export function counteredLinesOf({ lines }: Offered, countered: Countered): string[] {
  return numberedLines(lines).flatMap(({ line, position }) => {
    const change = countered.lines.find(({ lineId }) => lineId === line.id);
    if (!change) return [];
    const { name } = offeredItem(line);
    const facts = [
      onOneLine(`${position}) ${quantityText(line.quantity, line.unit)} ${name}`),
      ...(change.isUnwanted ? ['İstenmiyor'] : []),
      ...(change.quantity === null ? [] : [`İstenen miktar: ${quantityText(change.quantity, line.unit)}`]),
      ...(change.targetPriceKurus === null
        ? []
        : [
            `Net birim fiyat: ${formatLiraInFull(line.unitPriceKurus)}`,
            `Hedef birim fiyat: ${formatLiraInFull(change.targetPriceKurus)}`,
          ]),
    ];
    return [facts.join('\n')];
  });
}

/** What was written, and the names of the files that came with it. */
export function messageOf({ message, files, fileNames }: Message): string[] {
  const names = files.flatMap(({ id }) => fileNames?.[id] ?? []).map(onOneLine);
  return [
    ...(message ? [quoted('Mesaj', message)] : []),
    ...(names.length > 0 ? [`Ekler: ${names.join(', ')}`] : []),
  ];
}
