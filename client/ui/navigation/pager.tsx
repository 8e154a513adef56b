import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../controls/icon';
import { formatCount } from '../../shop/format';
import { pageSteps } from './page-steps';
import styles from './pager.module.css';

interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  lastPage: number;
  addressOf: (page: number) => string;
  /** A link was followed, which may be gone on the next page. */
  onFollow?: () => void;
}

/** Numbered pages, each at its own address. */
export function Pager({ page, lastPage, addressOf, onFollow }: PagerProps) {
  if (lastPage === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Sayfalar">
      {page > 1 && (
        <Link className={styles.edge} to={addressOf(page - 1)} rel="prev" onClick={onFollow}>
          <Icon of={ArrowLeft} />
          Önceki
        </Link>
      )}
      <ol>
        {pageSteps(page, lastPage).map((step, index) => (
          <li key={step === 'gap' ? `gap-${String(index)}` : step}>
            {step === 'gap' ? (
              <span aria-hidden>…</span>
            ) : (
              <Link to={addressOf(step)} aria-current={step === page ? 'page' : undefined} onClick={onFollow}>
                {formatCount(step)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < lastPage && (
        <Link className={styles.edge} to={addressOf(page + 1)} rel="next" onClick={onFollow}>
          Sonraki
          <Icon of={ArrowRight} />
        </Link>
      )}
    </nav>
  );
}
