import { type FragmentOf, readFragment } from '../../../graphql/graphql';
import text from '../../../design/text.module.css';
import { ProductRow, ProductRowFragment } from './product-row';
import styles from './product-table.module.css';
import { SPEC_COLUMNS, sharedSpecNames } from './spec-columns';

interface ProductTableProps {
  products: readonly FragmentOf<typeof ProductRowFragment>[];
  caption: string;
  onQuickView: (slug: string) => void;
}

/** Dense rows to compare down the page. */
export function ProductTable({ products, caption, onQuickView }: ProductTableProps) {
  const sharedSpecs = sharedSpecNames(products.map((product) => readFragment(ProductRowFragment, product)));
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Ürün
            </th>
            {sharedSpecs.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {sharedSpecs.length < SPEC_COLUMNS && (
              <th scope="col" colSpan={SPEC_COLUMNS - sharedSpecs.length}>
                {sharedSpecs.length > 0 ? 'Ayrıca' : 'Başlıca değerler'}
              </th>
            )}
            <th scope="col">Stok</th>
            <th scope="col" className={styles.price}>
              Net fiyat
            </th>
            <th scope="col">
              <span className={text.hidden}>Sipariş</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={readFragment(ProductRowFragment, product).slug}
              product={product}
              sharedSpecs={sharedSpecs}
              onQuickView={onQuickView}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
