import { type ReactNode } from 'react';
import { Button } from '../../../ui/controls/button';
import { Count } from '../../../ui/controls/count';
import { useHydrated } from '../../../ui/controls/use-hydrated';
import { FilterHeading } from './filter-heading';
import styles from './filter-panel.module.css';
import { LIST_PARAMETERS, type ListQuery } from './list-query';
import { FILTER_FORM, useFilterSheet } from './use-filter-sheet';

interface FilterPanelProps {
  /** Where the list stands; the form leads there. */
  path: string;
  query: ListQuery;
  total: number;
  /** False when the list holds more than `total`. */
  isTotalExact: boolean;
  filterCount: number;
  /** The filters in their groups. */
  children: ReactNode;
}

/** All filters of a list: a column beside it, on a phone a sheet above it, without scripts a plain form. */
export function FilterPanel({ path, query, total, isTotalExact, filterCount, children }: FilterPanelProps) {
  const isHydrated = useHydrated();
  const sheet = useFilterSheet();
  return (
    <section role="complementary" {...sheet.attributes} className={styles.panel} aria-label="Filtreler">
      <form
        id={FILTER_FORM}
        method="get"
        action={path}
        className={isHydrated ? `${styles.form} ${styles.atOnce}` : styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          sheet.close();
        }}
      >
        <FilterHeading path={path} query={query} filterCount={filterCount} />
        <div className={styles.groups}>
          <HiddenParameters query={query} />
          {children}
        </div>
        <footer className={styles.foot}>
          <Button tone="petrol" isFull type="submit">
            {isHydrated ? (
              <>
                <Count count={total} precision={isTotalExact ? 'exact' : 'at-least'} /> ürünü göster
              </>
            ) : (
              'Filtreleri uygula'
            )}
          </Button>
        </footer>
      </form>
    </section>
  );
}

/** What the form does not ask, yet has to keep when it is sent without scripts. The order has its own field. */
function HiddenParameters({ query }: { query: ListQuery }) {
  return (
    <>
      {query.text && <input type="hidden" name={LIST_PARAMETERS.text} value={query.text} />}
      {query.view === 'list' && <input type="hidden" name={LIST_PARAMETERS.view} value="liste" />}
    </>
  );
}
