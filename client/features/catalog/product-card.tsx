import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { type AddButton } from '../../ui/add-button';
import { withFixedUnits } from '../../ui/format';
import { Picture, ThemedPictureFragment } from '../../ui/picture';
import { Rating } from '../../ui/rating';
import { ProductBadges } from './product-badges';
import { ProductCardOffer, ProductCardOfferFragment } from './product-card-offer';
import { ProductCardSpecs, ProductCardSpecsFragment } from './product-card-specs';
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
      isNew
      isFeatured
      fastDelivery
      rating
      reviewCount
      pictures(first: 1) {
        ...ThemedPicture
      }
      ...ProductCardSpecs
      ...ProductCardOffer
    }
  `,
  [ThemedPictureFragment, ProductCardSpecsFragment, ProductCardOfferFragment],
);

export interface ProductCardProps {
  product: FragmentOf<typeof ProductCardFragment>;
  /** The level below the heading the cards stand under. */
  heading: 'h2' | 'h3';
  /** Cards a visitor sees first load their picture at once. */
  loading?: 'first' | 'later';
  onQuickView?: (slug: string) => void;
  AddButton?: AddButton;
}

/** A product in a grid: what it is, three values to compare, price, stock and delivery. */
export function ProductCard(props: ProductCardProps) {
  const { heading: Heading, loading = 'later', onQuickView, AddButton } = props;
  const product = readFragment(ProductCardFragment, props.product);
  const { slug, name } = product;
  const [picture] = product.pictures;
  return (
    <article className={styles.card}>
      <div className={styles.sheet}>
        <Picture picture={picture} alt="" sizes="(min-width: 600px) 300px, 112px" loading={loading} />
      </div>
      <div className={styles.head}>
        <p className={styles.brand}>
          <span>
            <b>{product.brand.name}</b> · <span className={styles.model}>{product.model}</span>
          </span>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </p>
        <Heading className={styles.name}>
          <Link to={paths.product(slug)} title={name}>
            {withFixedUnits(name)}
          </Link>
        </Heading>
        <p className={styles.description}>{product.shortDescription}</p>
      </div>
      <div className={styles.badges}>
        <ProductBadges {...product} />
      </div>
      <ProductCardSpecs product={product} />
      <ProductCardOffer product={product} AddButton={AddButton} />
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
