import { Price } from '../../../ui/controls/price';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatQuantity } from '../../../shop/format';
import { StockMark } from './stock-mark';
import { certificationList } from './certification-list';
import { defaultChoices } from './default-choices';
import { ProductAction, ProductActionFragment } from './product-action';
import styles from './product-card-offer.module.css';

export const ProductCardOfferFragment = graphql(
  `
    fragment ProductCardOffer on Product {
      defaultPrice
      priceOnRequest
      minOrderQuantity
      unit
      inStock
      deliveryTime
      certifications
      attributes {
        variations {
          name
        }
      }
      ...ProductAction
    }
  `,
  [ProductActionFragment],
);

interface ProductCardOfferProps {
  product: FragmentOf<typeof ProductCardOfferFragment>;
}

/** The foot of a card: price, stock, delivery, certificates, and the way to order or to ask for the price. */
export function ProductCardOffer({ product: masked }: ProductCardOfferProps) {
  const product = readFragment(ProductCardOfferFragment, masked);
  const choices = defaultChoices(product.attributes);
  return (
    <div className={styles.foot}>
      <p className={styles.offer}>
        <Price
          net={product.defaultPrice}
          isOnRequest={product.priceOnRequest}
          size="card"
          data-testid="card-price"
        />
        <StockMark inStock={product.inStock} />
      </p>
      <p className={styles.terms}>
        {product.deliveryTime ? <>Teslimat {product.deliveryTime}, en az </> : 'En az '}
        <span translate="no">{formatQuantity(product.minOrderQuantity, product.unit)}</span>
      </p>
      <p className={styles.terms}>{certificationList(product.certifications)}</p>
      {choices && <p className={styles.choices}>Seçenek: {choices}</p>}
      <div className={styles.action}>
        <ProductAction product={product} look="card" />
      </div>
    </div>
  );
}
