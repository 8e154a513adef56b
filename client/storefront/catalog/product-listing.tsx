import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProductSkeleton } from '../../features/catalog/cards/product-skeleton';
import { AppliedFilterChips } from '../../features/catalog/listing/applied-filter-chips';
import { appliedFilters } from '../../features/catalog/listing/applied-filters';
import { FilterPanel } from '../../features/catalog/listing/filter-panel';
import { type ListQuery, listAddress, withoutText } from '../../features/catalog/listing/list-query';
import { ListToolbar } from '../../features/catalog/listing/list-toolbar';
import { ListingPages } from '../../features/catalog/listing/listing-pages';
import { useRememberedView } from '../../features/catalog/listing/remembered-view';
import { RESULT_COUNT } from '../../features/catalog/listing/result-focus';
import { useEarlyFilters } from '../../features/catalog/listing/use-early-filters';
import { useListAddress } from '../../features/catalog/listing/use-list-address';
import { Count } from '../../ui/controls/count';
import { formatCount } from '../../shop/format';
import text from '../../design/text.module.css';
import { BoughtResults } from './bought-results';
import { ListFilters } from './list-filters';
import { FIRST_PICTURES, filterNames, type ProductListData } from './product-list-data';
import styles from './product-listing.module.css';
import { ProductRows } from './product-rows';
import { ProductCards } from './product-cards';
import { type BoughtList, useBoughtList } from './use-bought-list';

interface ProductListingProps {
  list: ProductListData;
  /** What the list answers. */
  query: ListQuery;
  /** Where the list stands. */
  path: string;
  /** The category the list is about. */
  within?: string;
  /** Every product of the place, before any filter. */
  wholeTotal: number;
  /** What the list is called. */
  title: string;
  /** A screen with a heading of its own says so; else the list carries it. */
  heading?: 'own' | 'above';
  /** In the place of an empty page of results. */
  empty: ReactNode;
}

/** Filters, results and their pages: the body of the product list and of every category. */
export function ProductListing({
  list,
  query: settled,
  path,
  within,
  wholeTotal,
  title,
  heading = 'own',
  empty,
}: ProductListingProps) {
  const { facts, products } = list;
  const { query, isLoading, apply, resultsRef } = useListAddress(path, settled);
  useEarlyFilters(apply);
  useRememberedView(query.view, () => apply({ ...query, view: 'list' }, 'replace'));
  const isNarrowed = list.filters.length > 0 || settled.text !== '';
  const bought = useBoughtList(query, within);
  const { total, isTotalExact } = bought ? exactly(bought) : facts;
  const counts = { found: total, isFoundExact: isTotalExact, wholeTotal, isNarrowed };
  // A search alone that finds nothing leaves nothing to filter or to order either.
  if (wholeTotal === 0 || (facts.total === 0 && list.filters.length === 0)) {
    return (
      <section className={styles.bare} aria-label="Ürünler">
        <div>
          {heading === 'own' && <h1 className={text.h1}>{title}</h1>}
          {wholeTotal > 0 && <ResultCount {...counts} />}
        </div>
        {empty}
      </section>
    );
  }
  // Of what is shown, not of what has settled: leaving out one filter keeps a change that is still on its way.
  const filters = appliedFilters(query, filterNames(facts));
  return (
    <div className={styles.listing}>
      <FilterPanel
        path={path}
        query={query}
        total={total}
        isTotalExact={isTotalExact}
        filterCount={filters.length}
      >
        <ListFilters
          // Another search or category is another list, with options of its own.
          key={`${within ?? ''} ${query.text}`}
          query={query}
          facets={facts.facets}
          within={within}
          onChange={(next) => apply(next)}
        />
      </FilterPanel>
      <section ref={resultsRef} className={styles.results} aria-label="Ürünler">
        <ListToolbar path={path} query={query} filterCount={filters.length} onChange={(next) => apply(next)}>
          {heading === 'own' && <h1 className={text.h1}>{title}</h1>}
          <ResultCount {...counts} isCounted={bought === null || bought.kind === 'found'}>
            {query.text !== '' && (
              <Link className={`${text.link} ${text.small}`} to={listAddress(path, withoutText(query))}>
                Aramayı kaldır
              </Link>
            )}
          </ResultCount>
          {facts.correctedText !== null && (
            <p className={styles.corrected}>
              «{query.text}» için sonuç yok; <b>«{facts.correctedText}»</b> için sonuçlar gösteriliyor.
            </p>
          )}
        </ListToolbar>
        <AppliedFilterChips path={path} query={query} filters={filters} />
        <div aria-busy={isLoading} className={isLoading ? styles.leaving : undefined}>
          {bought ? (
            <BoughtResults list={bought} query={query} path={path} title={title} />
          ) : (
            <Results list={list} title={title} empty={empty} />
          )}
        </div>
        {isLoading && !bought && (
          <div className={styles.coming}>
            <ProductSkeleton view={query.view} count={products.items.length || FIRST_PICTURES} />
          </div>
        )}
        <ListingPages
          path={path}
          query={bought ? query : { ...query, page: list.page }}
          total={total}
          isTotalExact={isTotalExact}
        />
      </section>
    </div>
  );
}

/** Nobody counts what is not there yet. */
const exactly = (bought: BoughtList) => ({
  total: bought.kind === 'found' ? bought.total : 0,
  isTotalExact: true,
});

interface ResultCountProps {
  found: number;
  isFoundExact: boolean;
  wholeTotal: number;
  isNarrowed: boolean;
  /** False while it is not known. */
  isCounted?: boolean;
  children?: ReactNode;
}

function ResultCount({
  found,
  isFoundExact,
  wholeTotal,
  isNarrowed,
  isCounted = true,
  children,
}: ResultCountProps) {
  if (!isCounted) return <p className={styles.count}>{children}</p>;
  return (
    <p id={RESULT_COUNT} className={styles.count} role="status" tabIndex={-1}>
      {isNarrowed && <>{formatCount(wholeTotal)} üründen </>}
      <b data-testid="result-count">
        <Count count={found} precision={isFoundExact ? 'exact' : 'at-least'} />
      </b>{' '}
      {isNarrowed ? 'sonuç' : 'ürün'} {children}
    </p>
  );
}

interface ResultsProps {
  list: ProductListData;
  title: string;
  empty: ReactNode;
}

function Results({ list: { facts, products }, title, empty }: ResultsProps) {
  if (facts.total === 0) return empty;
  if (products.view === 'list') return <ProductRows products={products.items} caption={title} />;
  return <ProductCards products={products.items} heading="h2" firstPictures={FIRST_PICTURES} />;
}
