import { MessageCircle } from 'lucide-react';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { type AddButton } from '../../ui/add-button';
import button from '../../ui/button.module.css';
import { formatLira, formatQuantity } from '../../ui/format';
import { useSite } from '../../ui/site';
import { StockMark } from '../../ui/stock-mark';
import { certificationList } from './certification-list';
import { askForPriceHref } from './price-question';
import styles from './product-card-offer.module.css';

export const ProductCardOfferFragment = graphql(`
  fragment ProductCardOffer on Product {
    id
    slug
    name
    brand {
      name
    }
    model
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
  }
`);

interface ProductCardOfferProps {
  product: FragmentOf<typeof ProductCardOfferFragment>;
  AddButton?: AddButton;
}

/** The foot of a card: price, stock, delivery, certificates, and the way to order or to ask for the price. */
export function ProductCardOffer({ product: masked, AddButton }: ProductCardOfferProps) {
  const { origin, whatsappNumber } = useSite();
  const product = readFragment(ProductCardOfferFragment, masked);
  // The first of every group: what is added without having been chosen is said beforehand.
  const defaultChoices = product.attributes
    .flatMap(({ variations: [first] }) => first?.name ?? [])
    .join(', ');
  return (
    <div className={styles.foot}>
      <p className={styles.offer}>
        <span className={styles.price} data-testid="card-price">
          {product.priceOnRequest ? (
            'Fiyat Sorunuz'
          ) : (
            <>
              {formatLira(product.defaultPrice)} <small>+ KDV</small>
            </>
          )}
        </span>
        <StockMark inStock={product.inStock} />
      </p>
      <p className={styles.terms}>
        {product.deliveryTime ? <>Teslimat {product.deliveryTime}, en az </> : 'En az '}
        {formatQuantity(product.minOrderQuantity, product.unit)}
      </p>
      <p className={styles.terms}>{certificationList(product.certifications)}</p>
      {defaultChoices && <p className={styles.choices}>Seçenek: {defaultChoices}</p>}
      <div className={styles.action}>
        {product.priceOnRequest
          ? whatsappNumber && (
              <a
                className={`${button.button} ${button.line} ${button.full}`}
                href={askForPriceHref(whatsappNumber, product, origin)}
                target="_blank"
                rel="noopener"
                aria-label={`WhatsApp’tan fiyat alın: ${product.name}`}
              >
                <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
                WhatsApp’tan fiyat alın
              </a>
            )
          : AddButton && (
              <AddButton
                look="card"
                line={{
                  productId: product.id,
                  name: product.name,
                  unit: product.unit,
                  quantity: product.minOrderQuantity,
                }}
              />
            )}
      </div>
    </div>
  );
}
