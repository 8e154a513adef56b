import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { priceLine } from '../../kernel/money/money.js';
import {
  choose,
  type ChosenVariationInput,
  type Offer,
  type OfferedProduct,
  OfferQueries,
  productNotFound,
  withinLimits,
} from '../catalog/index.js';
import { SettingsService } from '../settings/index.js';
import { type PricingTerms, pricingTerms, type Totals, totalsOf } from './cart.pricing.js';
import { priceOnRequest } from './cart.refusals.js';
import type { SelectedVariation } from './selected-variation.type.js';

/** What a buyer asks for: groups not named take their first variation. */
export interface RequestedLine {
  productId: string;
  variations: readonly ChosenVariationInput[];
  quantity: number;
}

/** A line with its price and everything an order or quote keeps of the product. */
export interface PricedLine {
  productId: string;
  product: OfferedProduct;
  /** One of every group, in the order of the groups. */
  selectedVariations: SelectedVariation[];
  /** At least the minimum of the product, at most 99999. */
  quantity: number;
  /** Net, above 0. */
  unitPriceKurus: number;
  totalPriceKurus: number;
  taxRateBasisPoints: number;
}

export interface PricedLines {
  /** In the order of the request. */
  lines: PricedLine[];
  totals: Totals;
  /** What they were priced by, by product. */
  offers: ReadonlyMap<string, Offer>;
}

interface Named {
  id: string;
  name: string;
}

/** Prices lines, in the same way for carts, orders and quotes. */
@Injectable()
export class LinePricingService {
  constructor(
    private readonly offers: OfferQueries,
    private readonly settings: SettingsService,
  ) {}

  /** Read this before a transaction begins: inside, it would wait for a second connection. */
  async terms(): Promise<PricingTerms> {
    return pricingTerms(await this.settings.current());
  }

  /**
   * Prices lines by today's catalog, read on the connection of the given transaction. Quantities below the minimum of a
   * product are raised to it.
   *
   * @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST for the first line that cannot be sold
   * @throws CART_TOO_LARGE
   */
  async priceLines(
    transaction: EntityManager,
    asked: readonly RequestedLine[],
    terms: PricingTerms,
  ): Promise<PricedLines> {
    const offers = await this.offers.byId(
      transaction,
      asked.map(({ productId }) => productId),
    );
    const lines = asked.map((line) => pricedLine(line, offers.get(line.productId), terms));
    return { lines, totals: totalsOf(lines, terms), offers };
  }
}

/** @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST */
export function pricedLine(asked: RequestedLine, offer: Offer | undefined, terms: PricingTerms): PricedLine {
  if (!offer) throw productNotFound({ productId: asked.productId });
  const choices = choose(offer.groups, asked.variations);
  const quantity = withinLimits(asked.quantity, offer.minOrderQuantity);
  const price = priceLine({
    basePriceKurus: offer.basePriceKurus,
    differencesKurus: choices.map(({ variation }) => variation.priceKurus),
    quantity,
    taxRateBasisPoints: terms.taxRateBasisPoints,
  });
  if (!price) throw priceOnRequest({ productId: offer.productId, productName: offer.product.name });
  return {
    productId: offer.productId,
    product: offer.product,
    selectedVariations: choices.map(namedChoice),
    quantity,
    unitPriceKurus: price.unitPriceKurus,
    totalPriceKurus: price.netKurus,
    taxRateBasisPoints: terms.taxRateBasisPoints,
  };
}

function namedChoice({ group, variation }: { group: Named; variation: Named }): SelectedVariation {
  return {
    attributeId: group.id,
    attributeName: group.name,
    variationId: variation.id,
    variationName: variation.name,
  };
}
