import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatQuantity, withFixedUnits, withUnit } from '../../../shop/format';
import { Picture, ThemedPictureFragment } from '../../../ui/media/picture';
import { Price } from '../../../ui/controls/price';
import { Rating } from '../../../ui/controls/rating';
import { FavoriteButton, FavoriteProductFragment } from '../../favorites/heart/favorite-button';
import { BoughtMark } from '../../purchases/bought-mark';
import { certificationList } from './certification-list';
import { defaultChoices } from './default-choices';
import { ProductAction, ProductActionFragment } from './product-action';
import { ProductBadges } from './product-badges';
import { QuickViewButton } from './quick-view-button';
import { StockMark } from './stock-mark';
import styles from './product-row.module.css';
import { specCells } from './spec-columns';

export const ProductRowFragment = graphql(
  `
    fragment ProductRow on Product {
      id
      slug
      name
      brand {
        name
      }
      model
      isNew
      isFeatured
      fastDelivery
      rating
      reviewCount
      certifications
      attributes {
        variations {
          name
        }
      }
      defaultPrice
      priceOnRequest
      minOrderQuantity
      unit
      inStock
      deliveryTime
      technicalSpecs(first: 4) {
        name
        value
        unit
      }
      pictures(first: 1) {
        ...ThemedPicture
      }
      ...ProductAction
      ...FavoriteProduct
    }
  `,
  [ThemedPictureFragment, ProductActionFragment, FavoriteProductFragment],
);

interface ProductRowProps {
  product: FragmentOf<typeof ProductRowFragment>;
  /** Names of the columns that most rows share; a cell beyond them names its own value. */
  sharedSpecs: readonly string[];
  onQuickView: (slug: string) => void;
}

/** A product as one line of a table, or as a small card of labels and values where there is no room for a table. */
export function ProductRow({ product: masked, sharedSpecs, onQuickView }: ProductRowProps) {
  const product = readFragment(ProductRowFragment, masked);
  const [picture] = product.pictures;
  const choices = defaultChoices(product.attributes);
  const certifications = certificationList(product.certifications);
  return (
    <tr className={styles.row}>
      <td className={styles.picture}>
        <Picture picture={picture} alt="" sizes="56px" />
      </td>
      <th scope="row" className={styles.product}>
        <Link to={paths.product(product.slug)}>{withFixedUnits(product.name)}</Link>
        <span className={styles.facts}>
          <span translate="no">
            {product.brand.name} · {product.model}
          </span>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
          <ProductBadges {...product} />
        </span>
        <BoughtMark productId={product.id} />
        {choices && <span className={styles.label}>Seçenek: {choices}</span>}
        {certifications && <span className={styles.label}>{certifications}</span>}
      </th>
      {specCells(product, sharedSpecs).map(({ spec, namedBy }, column) => (
        <td key={column} className={styles.spec} title={spec && withUnit(spec.value, spec.unit)}>
          {spec ? (
            <>
              <span className={namedBy === 'column' ? styles.labelWhenNarrow : styles.label}>
                {spec.name}
              </span>
              <span translate={spec.unit ? 'no' : undefined}>{withUnit(spec.value, spec.unit)}</span>
            </>
          ) : (
            <span aria-hidden className={styles.none}>
              –
            </span>
          )}
        </td>
      ))}
      <td className={styles.stock}>
        <StockMark inStock={product.inStock} />
        {product.deliveryTime && <span className={styles.label}>{product.deliveryTime}</span>}
        <span className={styles.label}>
          en az <span translate="no">{formatQuantity(product.minOrderQuantity, product.unit)}</span>
        </span>
      </td>
      <td className={styles.price}>
        <Price
          net={product.defaultPrice}
          isOnRequest={product.priceOnRequest}
          size="row"
          data-testid="card-price"
        />
      </td>
      <td className={styles.action}>
        <div>
          <ProductAction product={product} look="row" />
          <FavoriteButton product={product} look="icon" />
          <QuickViewButton name={product.name} onPress={() => onQuickView(product.slug)} />
        </div>
      </td>
    </tr>
  );
}
