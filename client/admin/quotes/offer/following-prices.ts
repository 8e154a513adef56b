import { readKurus, writeKurus } from '../../../shop/kurus';
import { priceWith } from '../../articles/sold-products';
import { discounted, discountOf, type LineValues } from './offer-values';
import { readPercent, writePercent } from './percent';

type Followed = Partial<Pick<LineValues, 'listPrice' | 'unitPrice' | 'discount'>>;

/**
 * What else changes in a line with one of its fields; empty for what changes nothing.
 *
 * @param field `discount`, `unitPrice`, or one of the `variationIds`
 */
export function following(line: LineValues, field: string | undefined): Followed {
  if (field?.startsWith('variationIds') && line.article) {
    return ofChoice(line, priceWith(line.article, line.variationIds));
  }
  if (line.listPrice === null) return {};
  if (field === 'discount') return ofDiscount(line, line.listPrice);
  return field === 'unitPrice' ? ofPrice(line, line.listPrice) : {};
}

function ofChoice({ listPrice: before, discount }: LineValues, listPrice: number | null): Followed {
  if (listPrice === before) return {};
  if (listPrice === null) return { listPrice, discount: '', unitPrice: '' };
  return { listPrice, unitPrice: writeKurus(discounted(listPrice, readPercent(discount) ?? 0)) };
}

function ofDiscount({ discount, unitPrice }: LineValues, listPrice: number): Followed {
  const share = discount.trim() === '' ? 0 : readPercent(discount);
  const price = readKurus(unitPrice);
  if (share === null || discounted(listPrice, share) === price) return {};
  // A price above the list has no discount.
  if (share === 0 && price !== null && price > listPrice) return {};
  return { unitPrice: writeKurus(discounted(listPrice, share)) };
}

function ofPrice({ discount, unitPrice }: LineValues, listPrice: number): Followed {
  const share = readPercent(discount);
  const price = readKurus(unitPrice);
  if (price === null || (share !== null && discounted(listPrice, share) === price)) return {};
  const taken = discountOf(listPrice, price);
  const typed = taken === null ? '' : writePercent(taken);
  return typed === discount ? {} : { discount: typed };
}
