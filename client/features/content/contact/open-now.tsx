import { useSyncExternalStore } from 'react';
import { useSite } from '../../../shop/site';
import { type OpeningHours, openState, openStateText } from './opening-hours';
import styles from './open-now.module.css';

const MINUTE_MS = 60_000;

/**
 * Whether the shop is open, told by the visitor's browser: a page that was rendered an hour ago would not
 * know. Until scripts answer, the line keeps its place empty; a shop that keeps no hours has none.
 */
export function OpenNow({ hours }: { hours: readonly OpeningHours[] }) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, noMinute);
  const { closedDays } = useSite();
  if (hours.length === 0) return null;
  if (minute === null) return <span className={styles.place} />;
  const state = openState({ week: hours, closedDays }, new Date(minute * MINUTE_MS));
  return (
    <span className={styles.place} data-open={state.isOpen}>
      {openStateText(state)}
    </span>
  );
}

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

function currentMinute(): number | null {
  return Math.floor(Date.now() / MINUTE_MS);
}

function noMinute(): number | null {
  return null;
}
