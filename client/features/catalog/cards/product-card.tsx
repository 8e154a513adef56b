import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { withFixedUnits } from '../../../shop/format';
import { Picture, ThemedPictureFragment } from '../../../ui/media/picture';
import { type PicturePreload, preloadOf } from '../../../ui/media/picture-preload';
import { Rating } from '../../../ui/controls/rating';
import { FavoriteButton, FavoriteProductFragment } from '../../favorites/heart/favorite-button';
import { BoughtMark } from '../../purchases/bought-mark';
import { ProductBadges } from './product-badges';
import { ProductCardOffer, ProductCardOfferFragment } from './product-card-offer';
import { ProductCardSpecs, ProductCardSpecsFragment } from './product-card-specs';
import styles from './product-card.module.css';
import { QuickViewButton } from './quick-view-button';

export const ProductCardFragment = graphql(
  `
    fragment ProductCard on Product {
      id
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
      ...FavoriteProduct
    }
  `,
  [ThemedPictureFragment, ProductCardSpecsFragment, ProductCardOfferFragment, FavoriteProductFragment],
);

const CARD_PICTURE_SIZES = '(min-width: 600px) 300px, 112px';

/** Preloads the pictures of cards that are seen first. */
export function cardPictures(cards: readonly FragmentOf<typeof ProductCardFragment>[]): PicturePreload[] {
  return readFragment(ProductCardFragment, cards).flatMap(({ pictures }) =>
    preloadOf(pictures[0], CARD_PICTURE_SIZES),
  );
}

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
  const product = readFragment(ProductCardFragment, props.product);
  const { slug, name } = product;
  const [picture] = product.pictures;
  return (
    <article className={styles.card}>
      <div className={styles.sheet}>
        <Picture picture={picture} alt="" sizes={CARD_PICTURE_SIZES} loading={loading} />
      </div>
      <div className={styles.head}>
        <p className={styles.brand}>
          <span>
            <b>{product.brand.name}</b> ·{' '}
            <span className={styles.model} translate="no">
              {product.model}
            </span>
          </span>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </p>
        <Heading className={styles.name}>
          <Link to={paths.product(slug)} title={name}>
            {withFixedUnits(name)}
          </Link>
        </Heading>
        <BoughtMark productId={product.id} />
        <p className={styles.description}>{product.shortDescription}</p>
      </div>
      <div className={styles.badges}>
        <ProductBadges {...product} />
      </div>
      <ProductCardSpecs product={product} />
      <ProductCardOffer product={product} />
      <FavoriteButton product={product} look="icon" className={styles.favorite} />
      {onQuickView && (
        <QuickViewButton name={name} className={styles.quickView} onPress={() => onQuickView(slug)} />
      )}
    </article>
  );
}
