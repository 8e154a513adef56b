import { paths } from '../../../paths';
import { whatsappHref } from '../../../shop/whatsapp';

interface AskedProduct {
  readonly slug: string;
  readonly name: string;
  readonly brand: { readonly name: string };
  readonly model: string;
}

/** A WhatsApp link that asks the shop for the price of a product. */
export function askForPriceHref(whatsappNumber: string, product: AskedProduct, origin: string): string {
  return whatsappHref(whatsappNumber, [
    'Merhaba, bu ürünün fiyatını öğrenmek istiyorum:',
    product.name,
    `Marka: ${product.brand.name}`,
    `Model: ${product.model}`,
    origin + paths.product(product.slug),
  ]);
}
