import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { SwitchOption } from '../../ui/switch-option';
import { BrandFacetsFragment, BrandFilter } from './brand-filter';
import { CategoryFacetsFragment, CategoryFilter } from './category-filter';
import styles from './filter-panel.module.css';
import { LIST_PARAMETERS, type ListQuery, refine } from './list-query';
import { PriceFilter } from './price-filter';

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

interface FilterGroupsProps {
  query: ListQuery;
  facets: FragmentOf<typeof ListFacetsFragment>;
  /** The category a list is about: only its subcategories are offered. */
  within: string | undefined;
  onChange: (query: ListQuery) => void;
}

/** The filters in their groups, each with what the others leave of it; one that has nothing to filter is left out. */
export function FilterGroups({ query, facets: masked, within, onChange }: FilterGroupsProps) {
  const facets = readFragment(ListFacetsFragment, masked);
  const offersStock = facets.inStock > 0 || query.inStock;
  const offersNew = facets.isNew > 0 || query.isNew;
  const change = (part: Parameters<typeof refine>[1]) => onChange(refine(query, part));
  return (
    <>
      <CategoryFilter
        facets={facets}
        within={within}
        selected={query.categories}
        onChange={(categories) => change({ categories })}
      />
      <PriceFilter
        bounds={query}
        lowestPrice={facets.lowestPrice}
        highestPrice={facets.highestPrice}
        onChange={change}
      />
      <BrandFilter facets={facets} selected={query.brands} onChange={(brands) => change({ brands })} />
      {(offersStock || offersNew) && (
        <div className={styles.switches}>
          {offersStock && (
            <SwitchOption
              label="Yalnız stokta olanlar"
              count={facets.inStock}
              name={LIST_PARAMETERS.inStock}
              value="var"
              checked={query.inStock}
              onChange={(inStock) => change({ inStock })}
            />
          )}
          {offersNew && (
            <SwitchOption
              label="Yalnız yeni ürünler"
              count={facets.isNew}
              name={LIST_PARAMETERS.isNew}
              value="true"
              checked={query.isNew}
              onChange={(isNew) => change({ isNew })}
            />
          )}
        </div>
      )}
    </>
  );
}
