import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/controls/icon';
import text from '../../../design/text.module.css';
import styles from './applied-filter-chips.module.css';
import { type AppliedFilter } from './applied-filters';
import { type ListQuery, listAddress, withoutFilters } from './list-query';
import { focusResults } from './result-focus';

interface AppliedFilterChipsProps {
  path: string;
  query: ListQuery;
  filters: readonly AppliedFilter[];
}

/** The filters in force; each is a link to the list without it. */
export function AppliedFilterChips({ path, query, filters }: AppliedFilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Uygulanan filtreler">
      {filters.map(({ id, label, without }) => (
        <li key={id}>
          <Link
            className={styles.chip}
            to={listAddress(path, without)}
            preventScrollReset
            onClick={focusResults}
            aria-label={`${label} filtresini kaldır`}
          >
            {label}
            <Icon of={X} size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={`${text.link} ${styles.clear}`}
          to={listAddress(path, withoutFilters(query))}
          preventScrollReset
          onClick={focusResults}
        >
          Filtreleri temizle
        </Link>
      </li>
    </ul>
  );
}
