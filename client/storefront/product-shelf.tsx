import { lazy, Suspense, useState } from 'react';
import { ProductGrid } from '../features/catalog/product-grid';

/** Most visitors never open it: its code comes when the first one does. */
const QuickView = lazy(async () => ({
  default: (await import('../features/ordering/quick-view')).QuickView,
}));

type ProductShelfProps = Omit<React.ComponentProps<typeof ProductGrid>, 'onQuickView'>;

/** Product cards with a quick view into each. */
export function ProductShelf(props: ProductShelfProps) {
  const [slug, setSlug] = useState<string | null>(null);
  return (
    <>
      <ProductGrid {...props} onQuickView={setSlug} />
      {slug !== null && (
        <Suspense>
          <QuickView slug={slug} onClose={() => setSlug(null)} />
        </Suspense>
      )}
    </>
  );
}
