import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { withFixedUnits } from '../../shop/format';
import { Price } from '../../ui/controls/price';
import { Picture } from '../../ui/media/picture';
import styles from './own-number-band.module.css';
import { useOwnNumberMatches } from './own-number-matches';

/** Above the results of a search: what the customer means by a part number of their own. */
export function OwnNumberBand({ text }: { text: string }) {
  const matches = useOwnNumberMatches(text);
  if (matches.length === 0) return null;
  return (
    <section className={styles.band} aria-label="Kendi kodunuzla bulunanlar">
      <h2>Kendi kodunuzla bulunanlar</h2>
      <ul>
        {matches.map(({ ownPartNumber, product }) => (
          <li key={ownPartNumber}>
            <span className={styles.picture}>
              <Picture picture={product.pictures[0]} alt="" sizes="44px" />
            </span>
            <span className={styles.name}>
              <Link to={paths.product(product.slug)}>{withFixedUnits(product.name)}</Link>
              <small>
                <b>{ownPartNumber}</b> ·{' '}
                <span translate="no">
                  {product.brand.name} · {product.model}
                </span>
              </small>
            </span>
            <span className={styles.price}>
              <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="inline" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
