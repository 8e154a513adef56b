import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { priceLine } from '../../kernel/money/money.js';
import {
  choose,
  type ChosenVariation,
  type Offer,
  OfferQueries,
  productNotFound,
  withinLimits,
} from '../offers/index.js';
import { SettingsService } from '../settings/index.js';
import { type PricingTerms, pricingTerms, type Totals, totalsOf } from './cart.pricing.js';
import { priceOnRequest } from './cart.refusals.js';
import type { SelectedVariation } from './selected-variation.type.js';

/** What somebody wants to have: groups not named take their first variation. */
export interface AskedLine {
  productId: string;
  variations: readonly ChosenVariation[];
  quantity: number;
}

/** A line with its price and everything an order keeps of the product; names are those of this moment. */
export interface PricedLine {
  productId: string;
  productName: string;
  /** Empty for a product without a brand. */
  brand: string;
  model: string;
  sku: string;
  slug: string;
  /** In their order; content hashes. */
  pictureIds: string[];
  unit: string;
  deliveryTime: string | null;
  minOrderQuantity: number;
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
  /** In the order asked. */
  lines: PricedLine[];
  totals: Totals;
}

interface Named {
  id: string;
  name: string;
}

/** What lines cost: the one way for carts, orders and quotes. */
@Injectable()
export class LinePricing {
  constructor(
    private readonly offers: OfferQueries,
    private readonly settings: SettingsService,
  ) {}

  /** To be asked for before a transaction begins: inside it would wait for a second connection. */
  async terms(): Promise<PricingTerms> {
    return pricingTerms(await this.settings.current());
  }

  /**
   * Prices lines by today's catalogue, read on the connection of the given manager. Quantities below the minimum of a
   * product are raised to it.
   *
   * @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST for the first line that cannot be sold
   * @throws CART_TOO_LARGE
   */
  async priceLines(
    manager: EntityManager,
    asked: readonly AskedLine[],
    terms: PricingTerms,
  ): Promise<PricedLines> {
    const offers = await this.offers.byId(
      manager,
      asked.map(({ productId }) => productId),
    );
    const lines = asked.map((line) => pricedLine(line, offers.get(line.productId), terms));
    return { lines, totals: totalsOf(lines, terms) };
  }
}

/** @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST */
export function pricedLine(asked: AskedLine, offer: Offer | undefined, terms: PricingTerms): PricedLine {
  if (!offer) throw productNotFound({ productId: asked.productId });
  const choices = choose(offer.groups, asked.variations);
  const quantity = withinLimits(asked.quantity, offer.minOrderQuantity);
  const { unitPriceKurus, netKurus } = priceLine({
    basePriceKurus: offer.basePriceKurus,
    differencesKurus: choices.map(({ variation }) => variation.priceKurus),
    quantity,
    taxRateBasisPoints: terms.taxRateBasisPoints,
  });
  if (unitPriceKurus === 0) throw priceOnRequest({ productId: offer.productId, productName: offer.name });
  const {
    name: productName,
    basePriceKurus: _base,
    inStock: _flag,
    stockQuantity: _stock,
    groups: _groups,
    ...kept
  } = offer;
  return {
    ...kept,
    productName,
    selectedVariations: choices.map(namedChoice),
    quantity,
    unitPriceKurus,
    totalPriceKurus: netKurus,
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
