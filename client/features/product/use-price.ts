import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';
import { useHydrated } from '../../ui/use-hydrated';
import { type Price, PriceFragment } from './price-block';
import {
  type ChoiceGroup,
  type Selection,
  clampQuantity,
  defaultSelection,
  toChosenVariations,
} from './selection';

const CalculatePriceQuery = graphql(
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
  /** One unit with the default choices, as it stands in the page. */
  readonly price: Price;
}

/**
 * What a visitor chose of a product, and its price. The page comes with the price of one unit; from then on the server
 * reckons, and tells the stock of the moment, which a kept page does not know.
 */
export function usePrice({ id, minOrderQuantity, attributes, price }: PricedProduct) {
  const [selection, setSelection] = useState<Selection>(() => defaultSelection(attributes));
  const [quantity, setQuantity] = useState(() => clampQuantity(minOrderQuantity, minOrderQuantity));
  const isHydrated = useHydrated();
  const [{ data, fetching }] = useQuery({
    query: CalculatePriceQuery,
    variables: { input: { productId: id, quantity, variations: toChosenVariations(attributes, selection) } },
    requestPolicy: 'cache-and-network',
    pause: !isHydrated,
  });
  return {
    selection,
    choose: (groupId: string, variationId: string) => setSelection({ ...selection, [groupId]: variationId }),
    quantity,
    setQuantity: (given: string | number) => setQuantity(clampQuantity(given, minOrderQuantity)),
    price: data?.calculatePrice ?? price,
    /** Nothing until the browser has asked: a kept page knows no numbers of stock. */
    stock: data?.calculatePrice.stock,
    isAvailable: data?.calculatePrice.available ?? true,
    isReckoning: fetching && data !== undefined,
  };
}
