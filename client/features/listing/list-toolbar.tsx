import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import {
  LIST_PARAMETERS,
  type ListQuery,
  type ListSort,
  type ListView,
  listAddress,
  offeredSorts,
  refine,
} from './list-query';
import styles from './list-toolbar.module.css';
import { rememberView } from './remembered-view';
import { FILTER_FORM, FILTER_PANEL } from './use-filter-sheet';

const SORT_NAMES: Record<ListSort, string> = {
  relevance: 'En uygun',
  newest: 'En yeni',
  name: 'Ada göre (A-Z)',
  'price-low': 'Fiyat: artan',
  'price-high': 'Fiyat: azalan',
  rating: 'Puan',
};

interface ListToolbarProps {
  path: string;
  query: ListQuery;
  filterCount: number;
  onChange: (query: ListQuery) => void;
  /** Heading and count, at the start of the line. */
  children: ReactNode;
}

/** Over the results: what they are, their order, and how they are shown. */
export function ListToolbar({ path, query, filterCount, onChange, children }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.what}>{children}</div>
      <button
        type="button"
        className={`${button.button} ${button.line} ${styles.filters}`}
        popoverTarget={FILTER_PANEL}
        aria-haspopup="dialog"
      >
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
        Filtreler {filterCount > 0 && <b className={styles.badge}>{filterCount}</b>}
      </button>
      <div className={styles.sort}>
        <label className={text.hidden} htmlFor="sirala">
          Sırala
        </label>
        <select
          id="sirala"
          name={LIST_PARAMETERS.sort}
          form={FILTER_FORM}
          value={query.sort}
          onChange={(event) => onChange(refine(query, { sort: event.target.value as ListSort }))}
        >
          {offeredSorts(query.text).map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </select>
        <button type="submit" form={FILTER_FORM} className={`${button.button} ${button.line} ${styles.send}`}>
          Sırala
        </button>
      </div>
      <div className={styles.views} role="group" aria-label="Görünüm">
        <ViewLink path={path} query={query} view="grid">
          <LayoutGrid aria-hidden size={16} strokeWidth={1.75} />
          Izgara
        </ViewLink>
        <ViewLink path={path} query={query} view="list">
          <Rows3 aria-hidden size={16} strokeWidth={1.75} />
          Liste
        </ViewLink>
      </div>
    </div>
  );
}

interface ViewLinkProps {
  path: string;
  query: ListQuery;
  view: ListView;
  children: ReactNode;
}

function ViewLink({ path, query, view, children }: ViewLinkProps) {
  return (
    <Link
      to={listAddress(path, { ...query, view })}
      aria-current={query.view === view ? 'true' : undefined}
      preventScrollReset
      onClick={() => rememberView(view)}
    >
      {children}
    </Link>
  );
}
