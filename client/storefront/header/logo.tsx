import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import styles from './logo.module.css';

export const LogoFragment = graphql(`
  fragment Logo on Logo {
    text
    subtext
  }
`);

/** The sign of the shop, five plates of an exchanger with the copper one between them, and its name in two lines. */
export function Logo({ logo: masked }: { logo: FragmentOf<typeof LogoFragment> }) {
  const { text, subtext } = readFragment(LogoFragment, masked);
  return (
    <Link to={paths.home()} className={styles.logo}>
      <svg className={styles.sign} viewBox="0 0 36 36" aria-hidden>
        <rect className={styles.ground} width="36" height="36" rx="7" />
        <path className={styles.plates} d="M9.5 9v18M14 9v18M22 9v18M26.5 9v18" />
        <path className={styles.copper} d="M18 9v18" />
      </svg>
      <span className={styles.text}>
        <b>{text}</b>
        {subtext && <span>{subtext}</span>}
      </span>
    </Link>
  );
}
