import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format';
import { type ListQuery, listAddress } from './list-query';
import { pageCount, pageSteps } from './page-numbers';
import styles from './pager.module.css';
import { focusResults } from './result-focus';

interface PagerProps {
  path: string;
  query: ListQuery;
  total: number;
}

/** Numbered pages, each at its own address. */
export function Pager({ path, query, total }: PagerProps) {
  const last = pageCount(total);
  if (last === 1) return null;
  const addressOf = (page: number) => listAddress(path, { ...query, page });
  return (
    <nav className={styles.pager} aria-label="Sayfalar">
      {query.page > 1 && (
        <Link className={styles.edge} to={addressOf(query.page - 1)} rel="prev" onClick={focusResults}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          Önceki
        </Link>
      )}
      <ol>
        {pageSteps(query.page, last).map((step, index) => (
          <li key={step === 'gap' ? `gap-${String(index)}` : step}>
            {step === 'gap' ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                to={addressOf(step)}
                aria-current={step === query.page ? 'page' : undefined}
                onClick={focusResults}
              >
                {formatCount(step)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {query.page < last && (
        <Link className={styles.edge} to={addressOf(query.page + 1)} rel="next" onClick={focusResults}>
          Sonraki
          <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
        </Link>
      )}
    </nav>
  );
}
