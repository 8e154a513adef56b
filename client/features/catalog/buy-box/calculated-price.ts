import { type Client } from '@urql/core';
import { graphql } from '../../../graphql/graphql';
import { runQuery } from '../../../graphql/query';
import { type CalculatedPrice, PriceFragment } from './price-block';
import { type ChoiceGroup, type Selection, toChosenVariations } from './selection';

export const CalculatePriceQuery = graphql(
  `
    query CalculatePrice($input: CalculatePriceInput!) {
      calculatePrice(input: $input) {
        ...Price
      }
    }
  `,
  [PriceFragment],
);

interface PricedProduct {
  readonly id: string;
  readonly minOrderQuantity: number;
  readonly attributes: readonly ChoiceGroup[];
}

/** For a loader: what the smallest order of a selection costs. */
export async function firstPriceOf(
  client: Client,
  { id, minOrderQuantity, attributes }: PricedProduct,
  selection: Selection,
): Promise<CalculatedPrice> {
  const variations = toChosenVariations(attributes, selection);
  const input = { productId: id, quantity: minOrderQuantity, variations };
  const { calculatePrice } = await runQuery(client, CalculatePriceQuery, { input });
  return calculatePrice;
}
