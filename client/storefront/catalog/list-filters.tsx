import { BrandFacetsFragment, BrandFilter } from '../../features/catalog/filters/brand-filter';
import { CategoryFacetsFragment, CategoryFilter } from '../../features/catalog/filters/category-filter';
import { PriceFilter } from '../../features/catalog/filters/price-filter';
import { LIST_PARAMETERS, type ListQuery, refine } from '../../features/catalog/listing/list-query';
import { useHasBought } from '../../features/purchases/use-known-products';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { SwitchOption } from '../../ui/controls/switch-option';
import styles from './list-filters.module.css';

export const ListFacetsFragment = graphql(
  `
    fragment ListFacets on ProductFacets {
      ...CategoryFacets
      ...BrandFacets
      areCountsEstimated
      inStockCount
      newCount
      lowestPrice
      highestPrice
    }
  `,
  [CategoryFacetsFragment, BrandFacetsFragment],
);

interface ListFiltersProps {
  query: ListQuery;
  facets: FragmentOf<typeof ListFacetsFragment>;
  /** The category a list is about: only its subcategories are offered. */
  within: string | undefined;
  onChange: (query: ListQuery) => void;
}

/** The filters in their groups, each with what the others leave of it; one that has nothing to filter is left out. */
export function ListFilters({ query, facets: masked, within, onChange }: ListFiltersProps) {
  const facets = readFragment(ListFacetsFragment, masked);
  const offersStock = facets.inStockCount > 0 || query.inStock;
  const offersNew = facets.newCount > 0 || query.isNew;
  const offersBought = useHasBought() || query.isBought;
  const precision = facets.areCountsEstimated ? 'estimated' : 'exact';
  const change = (part: Parameters<typeof refine>[1]) => onChange(refine(query, part));
  return (
    <>
      {facets.areCountsEstimated && (
        <p className={styles.estimated}>
          ≈ ile gösterilen sayılar, bulunan ürünlerin bir örneğinden tahmin edilmiştir.
        </p>
      )}
      <CategoryFilter
        facets={facets}
        within={within}
        name={LIST_PARAMETERS.categories}
        selected={query.categories}
        onChange={(categories) => change({ categories })}
        precision={precision}
      />
      <PriceFilter
        minName={LIST_PARAMETERS.minPrice}
        maxName={LIST_PARAMETERS.maxPrice}
        bounds={query.priceLira}
        lowestPrice={facets.lowestPrice}
        highestPrice={facets.highestPrice}
        onChange={(priceLira) => change({ priceLira })}
      />
      <BrandFilter
        facets={facets}
        name={LIST_PARAMETERS.brands}
        selected={query.brands}
        onChange={(brands) => change({ brands })}
        precision={precision}
      />
      {(offersStock || offersNew || offersBought) && (
        <div className={styles.switches}>
          {offersStock && (
            <SwitchOption
              label="Yalnız stokta olanlar"
              count={facets.inStockCount}
              precision={precision}
              name={LIST_PARAMETERS.inStock}
              value="var"
              checked={query.inStock}
              onChange={(inStock) => change({ inStock })}
            />
          )}
          {offersNew && (
            <SwitchOption
              label="Yalnız yeni ürünler"
              count={facets.newCount}
              precision={precision}
              name={LIST_PARAMETERS.isNew}
              value="true"
              checked={query.isNew}
              onChange={(isNew) => change({ isNew })}
            />
          )}
          {offersBought && (
            <SwitchOption
              label="Yalnız daha önce aldıklarım"
              name={LIST_PARAMETERS.isBought}
              value="evet"
              checked={query.isBought}
              onChange={(isBought) => change({ isBought })}
            />
          )}
        </div>
      )}
    </>
  );
}
