import { Moon, Sun } from 'lucide-react';
import { toggleTheme } from '../../design/theme-choice';
import styles from './theme-toggle.module.css';

/** The server does not know the theme: both words are in the page, and the theme shows one of them. */
export function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} onClick={toggleTheme}>
      <span className={styles.whenLight}>
        <Moon aria-hidden strokeWidth={1.6} />
        Koyu tema
      </span>
      <span className={styles.whenDark}>
        <Sun aria-hidden strokeWidth={1.6} />
        Açık tema
      </span>
    </button>
  );
}
