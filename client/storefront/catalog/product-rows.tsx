import { type ComponentProps } from 'react';
import { ProductTable } from '../../features/catalog/cards/product-table';
import { useQuickView } from './use-quick-view';

type ProductRowsProps = Omit<ComponentProps<typeof ProductTable>, 'onQuickView'>;

/** Rows of products to compare, with a quick view into each. */
export function ProductRows(props: ProductRowsProps) {
  const { open, quickView } = useQuickView();
  return (
    <>
      <ProductTable {...props} onQuickView={open} />
      {quickView}
    </>
  );
}
