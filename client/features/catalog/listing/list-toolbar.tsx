import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import controls from '../../../design/controls.module.css';
import text from '../../../design/text.module.css';
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
      <Button className={styles.filters} popoverTarget={FILTER_PANEL} aria-haspopup="dialog">
        <Icon of={SlidersHorizontal} />
        Filtreler {filterCount > 0 && <b className={styles.badge}>{filterCount}</b>}
      </Button>
      <div className={styles.sort}>
        <label className={text.hidden} htmlFor="sirala">
          Sırala
        </label>
        <select
          id="sirala"
          className={controls.select}
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
        <Button className={styles.send} type="submit" form={FILTER_FORM}>
          Sırala
        </Button>
      </div>
      <div className={styles.views} role="group" aria-label="Görünüm">
        <ViewLink path={path} query={query} view="grid">
          <Icon of={LayoutGrid} />
          Izgara
        </ViewLink>
        <ViewLink path={path} query={query} view="list">
          <Icon of={Rows3} />
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
