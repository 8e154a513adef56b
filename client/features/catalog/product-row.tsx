import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { type AddButton } from '../../ui/add-button';
import button from '../../ui/button.module.css';
import { formatLira, formatQuantity, withFixedUnits, withUnit } from '../../ui/format';
import { Picture, ThemedPictureFragment } from '../../ui/picture';
import { useSite } from '../../ui/site';
import { StockMark } from '../../ui/stock-mark';
import { askForPriceHref } from './price-question';
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
    }
  `,
  [ThemedPictureFragment],
);

interface ProductRowProps {
  product: FragmentOf<typeof ProductRowFragment>;
  /** Names of the columns that most rows share; a cell beyond them names its own value. */
  sharedSpecs: readonly string[];
  AddButton?: AddButton;
}

/** A product as one line of a table, or as a small card of labels and values where there is no room for a table. */
export function ProductRow({ product: masked, sharedSpecs, AddButton }: ProductRowProps) {
  const product = readFragment(ProductRowFragment, masked);
  const { origin, whatsappNumber } = useSite();
  const [picture] = product.pictures;
  return (
    <tr className={styles.row}>
      <td className={styles.picture}>
        <Picture picture={picture} alt="" sizes="56px" />
      </td>
      <th scope="row" className={styles.product}>
        <Link to={paths.product(product.slug)}>{withFixedUnits(product.name)}</Link>
        <span>
          {product.brand.name} · {product.model}
        </span>
      </th>
      {specCells(product, sharedSpecs).map(({ spec, namedBy }, column) => (
        <td key={column} className={styles.spec} title={spec && withUnit(spec.value, spec.unit)}>
          {spec ? (
            <>
              <span className={namedBy === 'column' ? styles.labelWhenNarrow : styles.label}>
                {spec.name}
              </span>
              {withUnit(spec.value, spec.unit)}
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
        <span className={styles.label}>
          {product.deliveryTime ?? `en az ${formatQuantity(product.minOrderQuantity, product.unit)}`}
        </span>
      </td>
      <td className={styles.price}>
        {product.priceOnRequest ? (
          <b data-testid="card-price">Fiyat Sorunuz</b>
        ) : (
          <>
            <b data-testid="card-price">{formatLira(product.defaultPrice)}</b>
            <span className={styles.label}>+ KDV</span>
          </>
        )}
      </td>
      {AddButton && (
        <td className={styles.action}>
          {product.priceOnRequest ? (
            whatsappNumber && (
              <a
                className={`${button.button} ${button.line} ${button.small}`}
                href={askForPriceHref(whatsappNumber, product, origin)}
                target="_blank"
                rel="noopener"
                aria-label={`Fiyat alın: ${product.name}, WhatsApp`}
              >
                Fiyat alın
              </a>
            )
          ) : (
            <AddButton
              look="row"
              line={{
                productId: product.id,
                name: product.name,
                unit: product.unit,
                quantity: product.minOrderQuantity,
              }}
            />
          )}
        </td>
      )}
    </tr>
  );
}
