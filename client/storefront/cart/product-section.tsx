import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { ProductCards } from '../catalog/product-cards';

interface ProductSectionProps {
  title: string;
  products: React.ComponentProps<typeof ProductCards>['products'];
}

/** Product cards under a heading; without products there is neither. */
export function ProductSection({ title, products }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <section className={layout.section}>
      <div className={layout.head}>
        <h2 className={text.h2}>{title}</h2>
      </div>
      <ProductCards products={products} heading="h3" />
    </section>
  );
}
