import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { withUnit } from '../../shop/format';
import layout from '../../design/layout.module.css';
import { Price } from '../../ui/controls/price';
import { Picture, ThemedPictureFragment } from '../../ui/media/picture';
import { StockMark } from '../../features/catalog/cards/stock-mark';
import text from '../../design/text.module.css';
import styles from './home-new-products.module.css';

export const NewProductFragment = graphql(
  `
    fragment NewProduct on Product {
      slug
      name
      brand {
        name
      }
      model
      defaultPrice
      priceOnRequest
      inStock
      mainSpecs: technicalSpecs(first: 3) {
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

interface HomeNewProductsProps {
  title: string;
  products: readonly FragmentOf<typeof NewProductFragment>[];
}

/** What came last, one line each in two columns. */
export function HomeNewProducts({ title, products }: HomeNewProductsProps) {
  if (products.length === 0) return null;
  return (
    <section>
      <div className={layout.head}>
        <h2 className={text.h2}>{title}</h2>
        <Link to={paths.newProducts()} className={text.link}>
          Yeni ürünlerin tümü
        </Link>
      </div>
      <ul className={`${layout.panel} ${styles.rows}`}>
        {readFragment(NewProductFragment, products).map((product) => (
          <li key={product.slug} className={styles.row}>
            <span className={styles.picture}>
              <Picture picture={product.pictures[0]} alt="" sizes="72px" />
            </span>
            <div className={styles.what}>
              <p>
                <span translate="no">
                  {product.brand.name} · {product.model}
                </span>
              </p>
              <h3>
                <Link to={paths.product(product.slug)}>{product.name}</Link>
              </h3>
              <p>{product.mainSpecs.map(({ value, unit }) => withUnit(value, unit)).join(' · ')}</p>
            </div>
            <div className={styles.offer}>
              <p>
                <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="row" />
              </p>
              <StockMark inStock={product.inStock} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
