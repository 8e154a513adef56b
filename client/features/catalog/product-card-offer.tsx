import { MessageCircle } from 'lucide-react';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatLira, formatQuantity } from '../../ui/format';
import { useSite } from '../../ui/site';
import { StockMark } from '../../ui/stock-mark';
import text from '../../ui/text.module.css';
import { certificationList } from './certification-list';
import { askForPriceHref } from './price-question';
import styles from './product-card-offer.module.css';

export const ProductCardOfferFragment = graphql(`
  fragment ProductCardOffer on Product {
    slug
    name
    brand {
      name
    }
    model
    basePrice
    priceOnRequest
    minOrderQuantity
    unit
    inStock
    deliveryTime
    certifications
  }
`);

interface ProductCardOfferProps {
  product: FragmentOf<typeof ProductCardOfferFragment>;
}

/** The foot of a card: price, stock, delivery, certificates, and whom to ask where there is no price. */
export function ProductCardOffer({ product: masked }: ProductCardOfferProps) {
  const { origin, whatsappNumber } = useSite();
  const product = readFragment(ProductCardOfferFragment, masked);
  return (
    <div className={styles.foot}>
      <p className={styles.offer}>
        <span className={styles.price} data-testid="card-price">
          {product.priceOnRequest ? (
            'Fiyat Sorunuz'
          ) : (
            <>
              {formatLira(product.basePrice)} <small>+ KDV</small>
            </>
          )}
        </span>
        <StockMark inStock={product.inStock} />
      </p>
      <p className={styles.terms}>
        {product.deliveryTime ? <>Teslimat {product.deliveryTime}, en az </> : 'En az '}
        {formatQuantity(product.minOrderQuantity, product.unit)}
      </p>
      <p className={styles.extras}>
        <span>{certificationList(product.certifications)}</span>
        {product.priceOnRequest && whatsappNumber && (
          <a
            className={text.link}
            href={askForPriceHref(whatsappNumber, product, origin)}
            target="_blank"
            rel="noopener"
          >
            <MessageCircle aria-hidden size={14} strokeWidth={1.75} />
            WhatsApp’tan fiyat alın
          </a>
        )}
      </p>
    </div>
  );
}
