import { type ComponentProps } from 'react';
import { ProductGrid } from '../../features/catalog/cards/product-grid';
import { useQuickView } from './use-quick-view';

type ProductCardsProps = Omit<ComponentProps<typeof ProductGrid>, 'onQuickView'>;

/** Product cards with a quick view into each. */
export function ProductCards(props: ProductCardsProps) {
  const { open, quickView } = useQuickView();
  return (
    <>
      <ProductGrid {...props} onQuickView={open} />
      {quickView}
    </>
  );
}
