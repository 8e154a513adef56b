import { CircleDot } from 'lucide-react';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatMoment } from '../../ui/format';
import { ORDER_STATUSES } from '../../ui/order-words';
import styles from './order-timeline.module.css';

export const OrderTimelineFragment = graphql(`
  fragment OrderTimeline on OrderTimelineEntry {
    at
    text
    actor
    status
    note
  }
`);

interface OrderTimelineProps {
  entries: readonly FragmentOf<typeof OrderTimelineFragment>[];
}

/** What happened to an order, in sentences, the newest first. */
export function OrderTimeline({ entries }: OrderTimelineProps) {
  const newestFirst = readFragment(OrderTimelineFragment, entries).toReversed();
  return (
    <ol className={styles.timeline} reversed>
      {newestFirst.map(({ at, text, actor, status, note }, place) => {
        const Icon = status ? ORDER_STATUSES[status].Icon : CircleDot;
        return (
          <li key={newestFirst.length - place}>
            <span className={styles.mark}>
              <Icon aria-hidden size={15} strokeWidth={1.75} />
            </span>
            <div className={styles.words}>
              <p>{text}</p>
              <p className={styles.who}>
                {actor}, <time dateTime={at}>{formatMoment(at)}</time>
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
