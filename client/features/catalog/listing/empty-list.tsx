import { SearchX } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { Count } from '../../../ui/controls/count';
import { EmptyState } from '../../../ui/feedback/empty-state';
import text from '../../../design/text.module.css';
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
    <EmptyState icon={<Icon of={SearchX} size={56} strokeWidth={1} />} title={message}>
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
      <ButtonLink tone="petrol" to={action.address}>
        {action.text}
      </ButtonLink>
      {categories.length > 0 && (
        <div className={styles.categories}>
          <p>Ya da bir kategoriye bakın:</p>
          <ul>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <ButtonLink size="small" to={paths.category(slug)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  );
}
