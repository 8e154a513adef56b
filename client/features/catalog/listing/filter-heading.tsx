import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/controls/icon';
import button from '../../../ui/controls/button.module.css';
import text from '../../../design/text.module.css';
import styles from './filter-panel.module.css';
import { type ListQuery, listAddress, withoutFilters } from './list-query';
import { FILTER_PANEL } from './use-filter-sheet';

interface FilterHeadingProps {
  path: string;
  query: ListQuery;
  filterCount: number;
}

/** What the panel is, the way to drop every filter, and on a phone the way out. */
export function FilterHeading({ path, query, filterCount }: FilterHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={text.h3}>
        Filtreler
      </h2>
      {filterCount > 0 && (
        <Link
          className={`${text.link} ${text.small}`}
          to={listAddress(path, withoutFilters(query))}
          preventScrollReset
          onClick={() => heading.current?.focus()}
        >
          Temizle
        </Link>
      )}
      <button
        type="button"
        className={`${button.bare} ${styles.close}`}
        aria-label="Kapat"
        popoverTarget={FILTER_PANEL}
        popoverTargetAction="hide"
      >
        <Icon of={X} size={20} />
      </button>
    </header>
  );
}
