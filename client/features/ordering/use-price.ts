import { useState } from 'react';
import { useQuery, type UseQueryState } from 'urql';
import { graphql } from '../../graphql/graphql';
import { clampQuantity } from '../../ui/quantity';
import { useHydrated } from '../../ui/use-hydrated';
import { type Price, PriceFragment, type Reckoning } from './price-block';
import { type ChoiceGroup, type Selection, defaultSelection, toChosenVariations } from './selection';

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
  readonly name: string;
  readonly unit: string;
  readonly minOrderQuantity: number;
  readonly attributes: readonly ChoiceGroup[];
  /** The smallest order with the default choices, as it stands in the page. */
  readonly minOrderPrice: Price;
}

/**
 * What a visitor chose of a product, and its price. The page comes with the price of the smallest order; from then on
 * the server reckons, and tells the stock of the moment, which a kept page does not know.
 */
export function usePrice({ id, name, unit, minOrderQuantity, attributes, minOrderPrice }: PricedProduct) {
  const [selection, setSelection] = useState<Selection>(() => defaultSelection(attributes));
  const [quantity, setQuantity] = useState(() => clampQuantity(minOrderQuantity, minOrderQuantity));
  const isHydrated = useHydrated();
  const variations = toChosenVariations(attributes, selection);
  const [answer, askAgain] = useQuery({
    query: CalculatePriceQuery,
    variables: { input: { productId: id, quantity, variations } },
    requestPolicy: 'cache-and-network',
    pause: !isHydrated,
  });
  const reckoned = answer.data?.calculatePrice;
  return {
    selection,
    choose: (groupId: string, variationId: string) => setSelection({ ...selection, [groupId]: variationId }),
    quantity,
    /** What goes into the cart. */
    line: { productId: id, name, unit, quantity, variations },
    setQuantity: (given: string | number) => setQuantity(clampQuantity(given, minOrderQuantity)),
    price: reckoned ?? minOrderPrice,
    /** Nothing until the browser has asked: a kept page knows no numbers of stock. */
    stock: reckoned?.stock,
    isAvailable: reckoned?.available ?? true,
    reckoning: reckoningOf(answer),
    reckonAgain: () => askAgain({ requestPolicy: 'network-only' }),
  };
}

/** The price that came with the page is not marked as old while the browser first asks about it. */
function reckoningOf({ data, error, fetching }: UseQueryState): Reckoning {
  if (fetching) return data !== undefined || error ? 'under way' : 'done';
  return error ? 'failed' : 'done';
}
