import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import button from '../../ui/button.module.css';
import { formatCount } from '../../ui/format';
import text from '../../ui/text.module.css';
import styles from './empty-list.module.css';

/** A way out of an empty list: what to let go, and how many products that gives. */
export interface WayOut {
  readonly label: string;
  readonly address: string;
  readonly total: number;
}

interface EmptyListProps {
  message: string;
  /** Letting go of one filter that gives products again, the most first. */
  waysOut?: readonly WayOut[];
  /** Where every filter and the search are gone. */
  clearedAddress?: string;
  /** Other places of the shop to look at. */
  suggestions?: readonly { readonly name: string; readonly address: string }[];
}

/** Says that nothing fits, which filter empties the list, and where to go on. */
export function EmptyList({ message, waysOut = [], clearedAddress, suggestions = [] }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <SearchX aria-hidden size={56} strokeWidth={1} />
      <p className={text.h3}>{message}</p>
      {waysOut.length > 0 && (
        <div className={styles.ways}>
          <p>Bunlardan birini kaldırırsanız ürün var:</p>
          <ul>
            {waysOut.map(({ label, address, total }) => (
              <li key={address}>
                <Link className={text.link} to={address}>
                  {label}
                </Link>
                <span>{formatCount(total)} ürün</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {clearedAddress !== undefined && (
        <Link className={`${button.button} ${button.petrol}`} to={clearedAddress}>
          Filtreleri temizle
        </Link>
      )}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p>Ya da bir kategoriye bakın:</p>
          <ul>
            {suggestions.map(({ name, address }) => (
              <li key={address}>
                <Link className={`${button.button} ${button.line} ${button.small}`} to={address}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
