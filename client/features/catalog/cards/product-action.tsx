import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { AddToCartButton } from '../../cart/adding/add-to-cart-button';
import { useSite } from '../../../shop/site';
import { askForPriceHref } from './price-question';
import styles from './product-action.module.css';
import { QuoteLink } from './quote-link';

export const ProductActionFragment = graphql(`
  fragment ProductAction on Product {
    id
    slug
    name
    brand {
      name
    }
    model
    priceOnRequest
    minOrderQuantity
    unit
  }
`);

interface ProductActionProps {
  product: FragmentOf<typeof ProductActionFragment>;
  look: 'card' | 'row';
}

/** The way to order a product from a list, or to ask for its price where it has none. */
export function ProductAction({ product: masked, look }: ProductActionProps) {
  const { origin, whatsappNumber } = useSite();
  const product = readFragment(ProductActionFragment, masked);
  const { id, name, unit, minOrderQuantity } = product;
  if (!product.priceOnRequest) {
    return <AddToCartButton look={look} line={{ productId: id, name, unit, quantity: minOrderQuantity }} />;
  }
  const quote = { wanted: { slug: product.slug }, name };
  if (!whatsappNumber) {
    return <QuoteLink {...quote} isFull={look === 'card'} size={look === 'row' ? 'small' : undefined} />;
  }
  const question = {
    href: askForPriceHref(whatsappNumber, product, origin),
    target: '_blank',
    rel: 'noopener',
  } as const;
  return look === 'card' ? (
    <span className={styles.ways}>
      <QuoteLink {...quote} className={styles.quote} />
      <ButtonLink
        isIcon
        {...question}
        title="WhatsApp’tan fiyat alın"
        aria-label={`WhatsApp’tan fiyat alın: ${name}`}
      >
        <Icon of={MessageCircle} size={18} />
      </ButtonLink>
    </span>
  ) : (
    <ButtonLink size="small" {...question} aria-label={`Fiyat alın: ${name}, WhatsApp`}>
      Fiyat alın
    </ButtonLink>
  );
}
