import { type FragmentOf } from '../../graphql/graphql';
import { formatLiraExactly, formatQuantity, withFixedUnits } from '../../ui/format';
import { Picture, type ThemedPictureFragment } from '../../ui/picture';
import thumbnail from '../../ui/thumbnail.module.css';
import styles from './line-list.module.css';

/** A line of a cart or an order, as far as a summary shows it. */
interface SummaryLine {
  readonly id: string;
  readonly name: string;
  /** What tells it apart: model, chosen variations. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  readonly totalPrice: number;
  readonly delivery?: string;
  /** The stock does not cover it: its delivery is something to know. */
  readonly isProcured: boolean;
  readonly picture: FragmentOf<typeof ThemedPictureFragment> | null | undefined;
}

/** Every line with its sum, net. */
export function LineList({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(
        ({ id, name, details, quantity, unit, unitPrice, totalPrice, delivery, isProcured, picture }) => (
          <li key={id} className={styles.line}>
            <span className={`${thumbnail.thumbnail} ${styles.picture}`}>
              <Picture picture={picture} alt="" sizes="52px" />
            </span>
            <div>
              <p className={styles.name}>{withFixedUnits(name)}</p>
              {details.length > 0 && <p className={styles.details}>{withFixedUnits(details.join(', '))}</p>}
              <p className={styles.details}>
                {formatQuantity(quantity, unit)} × {formatLiraExactly(unitPrice)}
              </p>
              {delivery !== undefined && (
                <p className={isProcured ? styles.procured : styles.details}>{delivery}</p>
              )}
            </div>
            <p className={styles.sum}>{formatLiraExactly(totalPrice)}</p>
          </li>
        ),
      )}
    </ul>
  );
}
