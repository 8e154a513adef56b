import { SearchX } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import button from '../../ui/button.module.css';
import { Count } from '../../ui/count';
import { EmptyNotice } from '../../ui/empty-notice';
import text from '../../ui/text.module.css';
import styles from './empty-list.module.css';

/** A way out of an empty list: what to let go, and how many products that gives. */
export interface WayOut {
  readonly label: string;
  readonly address: string;
  readonly total: number;
  /** False when it gives more than `total`. */
  readonly isTotalExact: boolean;
}

interface EmptyListProps {
  message: string;
  /** Letting go of one filter that gives products again, the most first. */
  waysOut?: readonly WayOut[];
  /** The one way on that always leads somewhere. */
  action: { readonly text: string; readonly address: string };
  /** Categories to look at instead. */
  categories?: readonly { readonly slug: string; readonly name: string }[];
  /** What may be meant instead, and whom to ask. */
  children?: ReactNode;
}

/** Says that nothing fits, which filter empties the list, and where to go on. */
export function EmptyList({ message, waysOut = [], action, categories = [], children }: EmptyListProps) {
  return (
    <EmptyNotice icon={<SearchX aria-hidden size={56} strokeWidth={1} />} title={message}>
      {waysOut.length > 0 && (
        <div className={styles.ways}>
          <p>Bunlardan birini kaldırırsanız ürün bulunur:</p>
          <ul>
            {waysOut.map(({ label, address, total, isTotalExact }) => (
              <li key={address}>
                <Link className={text.link} to={address}>
                  {label}
                </Link>
                <span>
                  <Count count={total} precision={isTotalExact ? 'exact' : 'at-least'} /> ürün
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <Link className={`${button.button} ${button.petrol}`} to={action.address}>
        {action.text}
      </Link>
      {categories.length > 0 && (
        <div className={styles.categories}>
          <p>Ya da bir kategoriye bakın:</p>
          <ul>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link className={`${button.button} ${button.line} ${button.small}`} to={paths.category(slug)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyNotice>
  );
}
