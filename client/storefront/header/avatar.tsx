import { initials } from './initials';
import styles from './avatar.module.css';

/** A person without a picture; the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {initials(name)}
    </span>
  );
}
