import { type FragmentOf, readFragment } from '../../graphql/graphql';
import { ProductCard, ProductCardFragment, type ProductCardProps } from './product-card';
import styles from './product-grid.module.css';

interface ProductGridProps extends Omit<ProductCardProps, 'product' | 'loading'> {
  products: readonly FragmentOf<typeof ProductCardFragment>[];
  /** How many cards, from the first, load their picture at once. */
  firstPictures?: number;
}

/** Cards in as many columns as fit. */
export function ProductGrid({ products, firstPictures = 0, ...card }: ProductGridProps) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>
        {products.map((product, index) => (
          <ProductCard
            key={readFragment(ProductCardFragment, product).slug}
            {...card}
            product={product}
            loading={index < firstPictures ? 'first' : 'later'}
          />
        ))}
      </div>
    </div>
  );
}
