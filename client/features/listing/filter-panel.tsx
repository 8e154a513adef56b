import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import { formatCount } from '../../ui/format';
import { SwitchOption } from '../../ui/switch-option';
import text from '../../ui/text.module.css';
import { useHydrated } from '../../ui/use-hydrated';
import { BrandFacetsFragment, BrandFilter } from './brand-filter';
import { CategoryFacetsFragment, CategoryFilter } from './category-filter';
import styles from './filter-panel.module.css';
import { LIST_PARAMETERS, type ListQuery, listAddress, refine, withoutFilters } from './list-query';
import { PriceFilter } from './price-filter';
import { useFilterSheet } from './use-filter-sheet';

export const ListFacetsFragment = graphql(
  `
    fragment ListFacets on ProductFacets {
      ...CategoryFacets
      ...BrandFacets
      inStock
      isNew
      lowestPrice
      highestPrice
    }
  `,
  [CategoryFacetsFragment, BrandFacetsFragment],
);

/** The form that holds the filters; the order of the list belongs to it too. */
export const FILTER_FORM = 'filtre-formu';
/** The panel, for the button that opens it on a phone. */
export const FILTER_PANEL = 'filtreler';

interface FilterPanelProps {
  /** Where the list stands; the form leads there. */
  path: string;
  query: ListQuery;
  facets: FragmentOf<typeof ListFacetsFragment>;
  /** The category a list is about: only its subcategories are offered. */
  within?: string;
  total: number;
  filterCount: number;
  onChange: (query: ListQuery) => void;
}

/** All filters of a list: a column beside it, on a phone a sheet above it, without scripts a plain form. */
export function FilterPanel(props: FilterPanelProps) {
  const { path, query, total, filterCount, onChange } = props;
  const facets = readFragment(ListFacetsFragment, props.facets);
  const isHydrated = useHydrated();
  const sheet = useFilterSheet();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (part: Parameters<typeof refine>[1]) => onChange(refine(query, part));
  return (
    <aside {...sheet.attributes} id={FILTER_PANEL} className={styles.panel} aria-label="Filtreler">
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
            <X aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </header>
        <div className={styles.groups}>
          <KeptParameters query={query} />
          <CategoryFilter
            facets={facets}
            within={props.within}
            selected={query.categories}
            onChange={(selected) => change({ categories: selected })}
          />
          <PriceFilter
            bounds={query}
            lowestPrice={facets.lowestPrice}
            highestPrice={facets.highestPrice}
            onChange={change}
          />
          <BrandFilter
            facets={facets}
            selected={query.brands}
            onChange={(selected) => change({ brands: selected })}
          />
          <div className={styles.switches}>
            <SwitchOption
              label="Yalnız stokta olanlar"
              count={facets.inStock}
              name={LIST_PARAMETERS.inStock}
              value="var"
              checked={query.inStock}
              onChange={(inStock) => change({ inStock })}
            />
            <SwitchOption
              label="Yalnız yeni ürünler"
              count={facets.isNew}
              name={LIST_PARAMETERS.isNew}
              value="true"
              checked={query.isNew}
              onChange={(isNew) => change({ isNew })}
            />
          </div>
        </div>
        <footer className={styles.foot}>
          <button type="submit" className={`${button.button} ${button.petrol} ${button.full}`}>
            {isHydrated ? `${formatCount(total)} ürünü göster` : 'Filtreleri uygula'}
          </button>
        </footer>
      </form>
    </aside>
  );
}

/** What the form does not ask, yet has to keep when it is sent without scripts. The order has its own field. */
function KeptParameters({ query }: { query: ListQuery }) {
  return (
    <>
      {query.text && <input type="hidden" name={LIST_PARAMETERS.text} value={query.text} />}
      {query.view === 'list' && <input type="hidden" name={LIST_PARAMETERS.view} value="liste" />}
    </>
  );
}
