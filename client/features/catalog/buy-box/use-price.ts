import { useState } from 'react';
import { useQuery, type UseQueryState } from 'urql';
import { clampQuantity } from '../../../shop/quantity';
import { useHydrated } from '../../../ui/controls/use-hydrated';
import { CalculatePriceQuery } from './calculated-price';
import { type CalculatedPrice, type PriceState } from './price-block';
import { type ChoiceGroup, type Choosing, toChosenVariations } from './selection';

interface PricedProduct {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly minOrderQuantity: number;
  readonly attributes: readonly ChoiceGroup[];
}

/**
 * The price of what is chosen of a product, in the quantity wanted.
 *
 * @param firstPrice of the smallest order of what is chosen first, as it came with the page. From then on the server calculates
 *   and returns the current stock, which a cached page does not know.
 */
export function usePrice(
  { id, name, unit, minOrderQuantity, attributes }: PricedProduct,
  { selection, choose }: Choosing,
  firstPrice: CalculatedPrice,
) {
  const [quantity, setQuantity] = useState(() => clampQuantity(minOrderQuantity, minOrderQuantity));
  const isHydrated = useHydrated();
  const variations = toChosenVariations(attributes, selection);
  const [answer, askAgain] = useQuery({
    query: CalculatePriceQuery,
    variables: { input: { productId: id, quantity, variations } },
    pause: !isHydrated,
  });
  const calculated = answer.data?.calculatePrice;
  return {
    selection,
    choose,
    quantity,
    /** What goes into the cart. */
    line: { productId: id, name, unit, quantity, variations },
    setQuantity,
    price: calculated ?? firstPrice,
    /** Undefined until the browser has asked: a cached page knows no numbers of stock. */
    stock: calculated?.stock,
    isAvailable: calculated?.available ?? true,
    priceState: priceStateOf(answer),
    recalculate: () => askAgain({ requestPolicy: 'network-only' }),
  };
}

/** The price that came with the page is not marked as old while the browser first asks about it. */
function priceStateOf({ data, error, fetching }: UseQueryState): PriceState {
  if (fetching) return data !== undefined || error ? 'under way' : 'done';
  return error ? 'failed' : 'done';
}
