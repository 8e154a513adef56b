import { formatCount, formatQuantity } from '../../shop/format';
import { type WantedQuoteLine } from '../../shop/wanted-quote-lines';
import { type MaterialCandidate, type MaterialLine } from './material-list.query';

/** The product that was found or chosen for a line. */
export const chosenOf = (line: MaterialLine): MaterialCandidate | undefined =>
  line.candidates.find(({ product }) => product.id === line.productId);

/** What of it is counted. */
export const unitOf = (line: MaterialLine): string => chosenOf(line)?.product.unit ?? line.unit ?? 'adet';

/** «3. satır: Küresel Vana seçildi» */
export function chosenText(line: MaterialLine, productId: string | null): string {
  const chosen = line.candidates.find(({ product }) => product.id === productId);
  const what = chosen ? `${chosen.product.name} seçildi` : 'hiçbiri seçilmedi';
  return `${rowsText(line)}. satır: ${what}`;
}

/** What goes into the cart: a product that has a price. */
export function isReady(line: MaterialLine): boolean {
  const chosen = chosenOf(line);
  return chosen !== undefined && !chosen.product.priceOnRequest;
}

export const isMerged = ({ rows }: MaterialLine) => rows.length > 1;

/** Whether less was asked for than is sold at once. */
export function isRaised(line: MaterialLine): boolean {
  const minimum = chosenOf(line)?.product.minOrderQuantity ?? 1;
  return line.askedQuantity < minimum;
}

/** Whether a row asks for a part of a piece. */
export const isRoundedUp = ({ rows }: MaterialLine) => rows.some((row) => row.isRoundedUp);

/** The net sum of what goes into the cart, in kuruş. */
export const sumOf = (lines: readonly MaterialLine[]) =>
  lines
    .filter(isReady)
    .reduce((sum, line) => sum + (chosenOf(line)?.product.defaultPrice ?? 0) * line.quantity, 0);

/**
 * Whether it is in stock, and how much of it where that is less than a line asks for. Choices have a stock of their own, and
 * a shop that does not count stock leaves it at 0.
 */
export function stockText({ product }: MaterialCandidate, quantity: number): string {
  const { inStock, stockQuantity, attributes, unit } = product;
  if (!inStock) return 'Stokta yok';
  const isShort = attributes.length === 0 && stockQuantity > 0 && stockQuantity < quantity;
  return isShort ? `Stokta ${formatQuantity(stockQuantity, unit)}` : 'Stokta';
}

/** Rows as the list has them: «2, 19». */
export const rowsText = ({ rows }: MaterialLine) => rows.map(({ row }) => String(row)).join(', ');

/** «Miktar yukarı yuvarlandı: 1.000,50 mt yerine 1.001 yazdık»; empty where the rows ask for whole pieces. */
export function roundedText({ rows }: MaterialLine): string {
  const rounded = rows.filter((row) => row.isRoundedUp);
  const parts = rounded.map(({ quantity, count }) => `${quantity ?? ''} yerine ${formatCount(count)}`);
  return parts.length === 0 ? '' : `Miktar yukarı yuvarlandı: ${parts.join(', ')} yazdık`;
}

/** A line as a request for a quote takes it: the buyer's own words, and the product where one was found. */
export function toQuoteLine(line: MaterialLine): WantedQuoteLine {
  const chosen = chosenOf(line);
  return {
    text: line.rows.map(({ text }) => text).join(' / '),
    quantity: line.quantity,
    ...(line.unit !== null && { unit: line.unit }),
    ...(chosen && { slug: chosen.product.slug }),
  };
}

const REASONS: Readonly<Record<MaterialCandidate['reason'], string>> = {
  SKU: 'Stok kodu birebir',
  MODEL: 'Model birebir',
  PART_NUMBER: 'Kod, noktalama farkıyla',
  LEADING_ZEROS: 'Kod; hücrede baştaki sıfırlar düşmüş',
  DATE: 'Kod; hücrede tarihe dönüşmüş',
  OWN_NUMBER: 'Kendi kodunuz, önceki teklifinizden',
  WORDS: '',
};

/** By what a product was found: «Model birebir», «DN 50 + küresel + vana». */
export function reasonText({ reason, matched, product }: MaterialCandidate): string {
  if (reason === 'WORDS') return matched.join(' + ');
  const code = reason === 'MODEL' ? product.model : product.sku;
  return reason === 'LEADING_ZEROS' || reason === 'DATE' ? `${REASONS[reason]}: ${code}` : REASONS[reason];
}
