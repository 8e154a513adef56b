import { Eye, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatLira, formatQuantity, withUnit } from '../../ui/format';
import { Picture, ThemedPictureFragment } from '../../ui/picture';
import { Rating } from '../../ui/rating';
import { useSite } from '../../ui/site';
import { StockMark } from '../../ui/stock-mark';
import text from '../../ui/text.module.css';
import { certificationList } from './certification-list';
import { askForPriceHref } from './price-question';
import { ProductBadges } from './product-badges';
import styles from './product-card.module.css';

export const ProductCardFragment = graphql(
  `
    fragment ProductCard on Product {
      slug
      name
      shortDescription
      brand {
        name
      }
      model
      basePrice
      priceOnRequest
      minOrderQuantity
      unit
      inStock
      isNew
      isFeatured
      fastDelivery
      rating
      reviewCount
      deliveryTime
      certifications
      technicalSpecs(first: 4) {
        name
        value
        unit
      }
      pictures(first: 1) {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

const SPECS_SHOWN = 3;

export interface ProductCardProps {
  product: FragmentOf<typeof ProductCardFragment>;
  /** The level below the heading the cards stand under. */
  heading: 'h2' | 'h3';
  /** Cards a visitor sees first load their picture at once. */
  loading?: 'first' | 'later';
  onQuickView?: (slug: string) => void;
}

/** A product in a grid: what it is, three values to compare, price, stock and delivery. */
export function ProductCard(props: ProductCardProps) {
  const { heading: Heading, loading = 'later', onQuickView } = props;
  const { origin, whatsappNumber } = useSite();
  const product = readFragment(ProductCardFragment, props.product);
  const { slug, name } = product;
  const specs = product.technicalSpecs.slice(0, SPECS_SHOWN);
  const [picture] = product.pictures;
  return (
    <article className={styles.card}>
      <div className={styles.sheet}>
        <Picture picture={picture} alt="" sizes="(min-width: 600px) 300px, 112px" loading={loading} />
      </div>
      <div className={styles.head}>
        <p className={styles.brand}>
          <span>
            <b>{product.brand.name}</b> · {product.model}
          </span>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </p>
        <Heading className={styles.name}>
          <Link to={paths.product(slug)} title={name}>
            {name}
          </Link>
        </Heading>
        <p className={styles.description}>{product.shortDescription}</p>
      </div>
      <div className={styles.badges}>
        <ProductBadges {...product} />
      </div>
      {specs.length > 0 && (
        <dl className={styles.specs}>
          {specs.map((spec) => (
            <div key={spec.name}>
              <dt>{spec.name}</dt>
              <dd title={withUnit(spec.value, spec.unit)}>{withUnit(spec.value, spec.unit)}</dd>
            </div>
          ))}
        </dl>
      )}
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
              WhatsApp’tan sorun
            </a>
          )}
        </p>
      </div>
      {onQuickView && (
        <button
          type="button"
          className={styles.look}
          aria-haspopup="dialog"
          aria-label={`Hızlı bakış: ${name}`}
          title="Hızlı bakış"
          onClick={() => onQuickView(slug)}
        >
          <Eye aria-hidden size={18} strokeWidth={1.75} />
        </button>
      )}
    </article>
  );
}
