import { paths } from '../../../paths';
import { useSite } from '../../../shop/site';
import { contactAction } from './contact-action';
import { type PurchaseProduct } from './purchase-options';
import { inquiryMessage } from './inquiry-message';
import { chosenVariations } from './selection';
import { type usePrice } from './use-price';

/** WhatsApp or the telephone for the product as it is chosen; undefined while the shop has published neither. */
export function useContactAction(product: PurchaseProduct, purchase: ReturnType<typeof usePrice>) {
  const site = useSite();
  const message = inquiryMessage({
    ...product,
    quantity: purchase.quantity,
    // A price that may belong to another choice is better asked for than claimed.
    unitPrice: purchase.priceState === 'failed' ? 0 : purchase.price.unitPrice,
    choices: chosenVariations(product.attributes, purchase.selection).map(({ group, variation }) => ({
      group: group.name,
      choice: variation.name,
    })),
    link: site.origin + paths.product(product.slug),
  });
  return contactAction(site, purchase.price, message);
}
