import { Suspense } from 'react';
import { type FragmentOf, readFragment } from '../../../graphql/graphql';
import { ProductCard, ProductCardFragment, type ProductCardProps } from './product-card';
import styles from './product-grid.module.css';

/** Whole rows, whether there are two or three cards in each. Each group is hydrated for itself. */
const GROUP_SIZE = 6;

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
        {groupStarts(products.length).map((start) => (
          <Suspense key={start}>
            {products.slice(start, start + GROUP_SIZE).map((product, index) => (
              <ProductCard
                key={readFragment(ProductCardFragment, product).slug}
                {...card}
                product={product}
                loading={start + index < firstPictures ? 'first' : 'later'}
              />
            ))}
          </Suspense>
        ))}
      </div>
    </div>
  );
}

function groupStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / GROUP_SIZE) }, (_, group) => group * GROUP_SIZE);
}
