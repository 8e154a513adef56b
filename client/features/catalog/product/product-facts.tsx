import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { withFixedUnits, withUnit } from '../../../shop/format';
import { Rating } from '../../../ui/controls/rating';
import text from '../../../design/text.module.css';
import styles from './product-facts.module.css';

export const ProductFactsFragment = graphql(`
  fragment ProductFacts on Product {
    name
    model
    shortDescription
    rating
    reviewCount
    brand {
      key
      name
    }
    leadingSpecs: technicalSpecs(first: 8) {
      name
      value
      unit
    }
    attributes {
      name
    }
  }
`);

const SHOWN_SPECS = 4;

interface ProductFactsProps {
  product: FragmentOf<typeof ProductFactsFragment>;
  /** Of what is chosen. */
  stockCode: string;
}

/** What a product is: brand, model, stock code, rating, name, and the four values buyers ask for first. */
export function ProductFacts({ product: masked, stockCode }: ProductFactsProps) {
  const product = readFragment(ProductFactsFragment, masked);
  const { brand, model } = product;
  const leadingSpecs = fixedSpecs(product).slice(0, SHOWN_SPECS);
  return (
    <header className={styles.facts}>
      <div className={styles.brandline}>
        <Link className={styles.brand} to={paths.products(new URLSearchParams({ marka: brand.key }))}>
          {brand.name}
        </Link>
        {model && (
          <span>
            Model{' '}
            <Link translate="no" to={paths.search(model)}>
              {model}
            </Link>
          </span>
        )}
        {stockCode && (
          <span>
            Stok kodu <span translate="no">{stockCode}</span>
          </span>
        )}
        <Rating rating={product.rating} reviewCount={product.reviewCount} />
      </div>
      <h1 className={text.h1}>{withFixedUnits(product.name)}</h1>
      {product.shortDescription && <p className={styles.summary}>{product.shortDescription}</p>}
      {leadingSpecs.length > 0 && (
        <dl className={styles.strip}>
          {leadingSpecs.map(({ name, value, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate={unit ? 'no' : undefined}>{withUnit(value, unit)}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

type Facts = ResultOf<typeof ProductFactsFragment>;

/** The values that no choice changes: what can be chosen stands below, with what is chosen. */
function fixedSpecs({ leadingSpecs, attributes }: Facts): Facts['leadingSpecs'] {
  const choosable = new Set(attributes.map(({ name }) => folded(name)));
  return leadingSpecs.filter(({ name }) => !choosable.has(folded(name)));
}

const folded = (name: string) => name.trim().toLocaleLowerCase('tr');
