import { type Client } from '@urql/core';
import { ProductCardFragment } from '../../features/catalog/product-card';
import { ProductRowFragment } from '../../features/catalog/product-row';
import { BrandFacetsFragment } from '../../features/filters/brand-filter';
import { CategoryFacetsFragment } from '../../features/filters/category-filter';
import { type AppliedFilter, appliedFilters } from '../../features/listing/applied-filters';
import { type WayOut } from '../../features/listing/empty-list';
import {
  type ListQuery,
  listAddress,
  toFilter,
  toSort,
  withoutText,
} from '../../features/listing/list-query';
import { SimilarPartNumberFragment } from '../../features/listing/similar-part-numbers';
import { PAGE_SIZE, pageCount } from '../../features/listing/page-numbers';
import { graphql, readFragment, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { ListFacetsFragment } from './list-filters';

const ProductListQuery = graphql(
  `
    query ProductList($filter: ProductFilter!, $sort: ProductSort!, $skip: Int!, $take: Int!) {
      products(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        isTotalExact
        catalogTotal
        correctedText
        similarPartNumbers {
          ...SimilarPartNumber
        }
        facets {
          ...ListFacets
        }
        items {
          slug
          name
          ...ProductCard
          ...ProductRow
        }
      }
    }
  `,
  [ListFacetsFragment, ProductCardFragment, ProductRowFragment, SimilarPartNumberFragment],
);

const ListTotalQuery = graphql(`
  query ListTotal($filter: ProductFilter!) {
    products(filter: $filter, take: 1) {
      total
      isTotalExact
    }
  }
`);

type ProductListResult = ResultOf<typeof ProductListQuery>['products'];

/** One page of a list, what to call its filters, and, when it is empty, the ways out. */
export interface ProductListData {
  readonly products: ProductListResult;
  /** The page these are, which an address beyond the last does not tell. */
  readonly page: number;
  readonly filters: readonly AppliedFilter[];
  readonly waysOut: readonly WayOut[];
}

interface ListPlace {
  readonly path: string;
  /** The category the list is about. */
  readonly within?: string;
}

/** Loads one page of a list. Beyond the last page stands the last. */
export async function loadProductList(
  client: Client,
  query: ListQuery,
  place: ListPlace,
): Promise<ProductListData> {
  const { products } = await runQuery(client, ProductListQuery, {
    filter: toFilter(query, place.within),
    sort: toSort(query),
    skip: (query.page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  });
  const last = pageCount(products.total);
  if (query.page > last) return loadProductList(client, { ...query, page: last }, place);
  const filters = appliedFilters(query, filterNames(products));
  const waysOut = products.total === 0 ? await findWaysOut(client, query, filters, place) : [];
  return { products, page: query.page, filters, waysOut };
}

/** For every filter of an empty list: how many products would be there without it. */
async function findWaysOut(
  client: Client,
  query: ListQuery,
  filters: readonly AppliedFilter[],
  { path, within }: ListPlace,
): Promise<WayOut[]> {
  const searched = {
    id: 'arama',
    label: `«${query.text}» araması`,
    without: withoutText(query),
  };
  const candidates = query.text && filters.length > 0 ? [searched, ...filters] : filters;
  const ways = await Promise.all(
    candidates.map(async ({ label, without }) => {
      const { products } = await runQuery(client, ListTotalQuery, { filter: toFilter(without, within) });
      const { total, isTotalExact } = products;
      return { label, address: listAddress(path, without), total, isTotalExact };
    }),
  );
  return ways.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

/** What the filters of a list are called, as far as its facets know. */
export function filterNames(products: ProductListResult) {
  const facets = readFragment(ListFacetsFragment, products.facets);
  const { categories } = readFragment(CategoryFacetsFragment, facets);
  const { brands } = readFragment(BrandFacetsFragment, facets);
  const known = categories.flatMap(({ category, children }) => [
    category,
    ...children.map((child) => child.category),
  ]);
  return {
    category: (slug: string) => known.find((category) => category.slug === slug)?.name,
    brand: (key: string) => brands.find(({ brand }) => brand.key === key)?.brand.name,
  };
}
