import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { withUnit } from '../../../shop/format';
import styles from './product-card-specs.module.css';

export const ProductCardSpecsFragment = graphql(`
  fragment ProductCardSpecs on Product {
    technicalSpecs(first: 4) {
      name
      value
      unit
    }
  }
`);

/** Fewer than are asked for: a list asks for its rows in the same breath, and both have to ask alike. */
const SPECS_SHOWN = 3;

interface ProductCardSpecsProps {
  product: FragmentOf<typeof ProductCardSpecsFragment>;
}

/** The values to compare from card to card, the leading ones of the data sheet. */
export function ProductCardSpecs({ product }: ProductCardSpecsProps) {
  const specs = readFragment(ProductCardSpecsFragment, product).technicalSpecs.slice(0, SPECS_SHOWN);
  if (specs.length === 0) return null;
  return (
    <dl className={styles.specs}>
      {specs.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd title={withUnit(value, unit)} translate={unit ? 'no' : undefined}>
            {withUnit(value, unit)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
