import { lazy, Suspense, useState } from 'react';
import { AddToCartButton } from '../../features/cart/add-to-cart-button';
import { ProductGrid } from '../../features/catalog/product-grid';

/** Most visitors never open it: its code comes when the first one does. */
const QuickView = lazy(async () => ({
  default: (await import('../../features/ordering/quick-view')).QuickView,
}));

type ProductShelfProps = Omit<React.ComponentProps<typeof ProductGrid>, 'onQuickView' | 'AddButton'>;

/** Product cards with a quick view into each, and the way into the cart. */
export function ProductShelf(props: ProductShelfProps) {
  const [slug, setSlug] = useState<string | null>(null);
  return (
    <>
      <ProductGrid {...props} onQuickView={setSlug} AddButton={AddToCartButton} />
      {slug !== null && (
        <Suspense>
          <QuickView slug={slug} AddButton={AddToCartButton} onClose={() => setSlug(null)} />
        </Suspense>
      )}
    </>
  );
}
