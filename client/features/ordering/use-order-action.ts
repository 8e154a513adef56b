import { paths } from '../../app/paths';
import { useSite } from '../../ui/site';
import { orderAction } from './order-action';
import { type OrderedProduct } from './order-choices';
import { orderMessage } from './order-message';
import { chosenVariations } from './selection';
import { type usePrice } from './use-price';

/** The main way to order a product as it is chosen; nothing while the shop has published none. */
export function useOrderAction(product: OrderedProduct, order: ReturnType<typeof usePrice>) {
  const site = useSite();
  const message = orderMessage({
    ...product,
    quantity: order.quantity,
    // A price that may belong to another choice is better asked for than claimed.
    unitPrice: order.reckoning === 'failed' ? 0 : order.price.unitPrice,
    choices: chosenVariations(product.attributes, order.selection).map(({ group, variation }) => ({
      group: group.name,
      choice: variation.name,
    })),
    link: site.origin + paths.product(product.slug),
  });
  return orderAction(site, order.price, message);
}
