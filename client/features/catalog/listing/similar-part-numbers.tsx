import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import text from '../../../design/text.module.css';
import styles from './similar-part-numbers.module.css';

export const SimilarPartNumberFragment = graphql(`
  fragment SimilarPartNumber on Product {
    slug
    name
    sku
  }
`);

interface SimilarPartNumbersProps {
  products: readonly FragmentOf<typeof SimilarPartNumberFragment>[];
}

/** Products whose part number is nearly the one that was searched for. */
export function SimilarPartNumbers({ products }: SimilarPartNumbersProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.similar}>
      <p>Bu parça numarası bizde yok; bunu mu aradınız?</p>
      <ul>
        {readFragment(SimilarPartNumberFragment, products).map(({ slug, name, sku }) => (
          <li key={slug}>
            <Link className={text.link} translate="no" to={paths.product(slug)}>
              {sku}
            </Link>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
