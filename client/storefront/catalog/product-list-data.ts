import { type Client } from '@urql/core';
import { cardPictures, ProductCardFragment } from '../../features/catalog/cards/product-card';
import { ProductRowFragment } from '../../features/catalog/cards/product-row';
import { BrandFacetsFragment } from '../../features/catalog/filters/brand-filter';
import { CategoryFacetsFragment } from '../../features/catalog/filters/category-filter';
import { type AppliedFilter, appliedFilters } from '../../features/catalog/listing/applied-filters';
import { type WayOut } from '../../features/catalog/listing/empty-list';
import {
  type ListQuery,
  listAddress,
  toFilter,
  toSort,
  withoutText,
} from '../../features/catalog/listing/list-query';
import { SimilarPartNumberFragment } from '../../features/catalog/listing/similar-part-numbers';
import { PAGE_SIZE, pageCount } from '../../features/catalog/listing/page-numbers';
import { graphql, readFragment, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { ListFacetsFragment } from './list-filters';

const ProductListFactsFragment = graphql(
  `
    fragment ProductListFacts on ProductList {
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
    }
  `,
  [ListFacetsFragment, SimilarPartNumberFragment],
);

export const ProductCardsQuery = graphql(
  `
    query ProductCards($filter: ProductFilter!, $sort: ProductSort!, $skip: Int!, $take: Int!) {
      products(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        ...ProductListFacts
        items {
          slug
          name
          ...ProductCard
        }
      }
    }
  `,
  [ProductListFactsFragment, ProductCardFragment],
);

const ProductRowsQuery = graphql(
  `
    query ProductRows($filter: ProductFilter!, $sort: ProductSort!, $skip: Int!, $take: Int!) {
      products(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        ...ProductListFacts
        items {
          slug
          name
          ...ProductRow
        }
      }
    }
  `,
  [ProductListFactsFragment, ProductRowFragment],
);

export const ListTotalQuery = graphql(`
  query ListTotal($filter: ProductFilter!) {
    products(filter: $filter, take: 1) {
      total
      isTotalExact
    }
  }
`);

type ProductListFacts = ResultOf<typeof ProductListFactsFragment>;

/** The products of a page as its view shows them: the other view asks anew. */
export type ProductItems =
  | { readonly view: 'grid'; readonly items: ResultOf<typeof ProductCardsQuery>['products']['items'] }
  | { readonly view: 'list'; readonly items: ResultOf<typeof ProductRowsQuery>['products']['items'] };

/** One page of a list, what to call its filters, and, when it is empty, the ways out. */
export interface ProductListData {
  readonly facts: ProductListFacts;
  readonly products: ProductItems;
  /** The page these are, which an address beyond the last does not tell. */
  readonly page: number;
  readonly filters: readonly AppliedFilter[];
  readonly waysOut: readonly WayOut[];
}

/** The first row of cards on a wide screen. */
export const FIRST_PICTURES = 3;

/** The pictures of a list that a visitor sees first; the rows of its other view have small ones. */
export function firstPictures({ products }: ProductListData) {
  return products.view === 'grid' ? cardPictures(products.items.slice(0, FIRST_PICTURES)) : [];
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
  const { facts, products } = await loadPage(client, query, place);
  const last = pageCount(facts.total);
  if (query.page > last) return loadProductList(client, { ...query, page: last }, place);
  const filters = appliedFilters(query, filterNames(facts));
  const waysOut = facts.total === 0 ? await findWaysOut(client, query, filters, place) : [];
  return { facts, products, page: query.page, filters, waysOut };
}

/** Whether the address asks for nothing but what there is: no text without a product, no page beyond the last, no category or brand that is unknown. */
export function asksForKnown(asked: ListQuery, { facts, page }: ProductListData): boolean {
  const { category, brand } = filterNames(facts);
  return (
    (asked.text === '' || facts.total > 0) &&
    asked.page === page &&
    asked.categories.every((slug) => category(slug) !== undefined) &&
    asked.brands.every((key) => brand(key) !== undefined)
  );
}

async function loadPage(client: Client, query: ListQuery, { within }: ListPlace) {
  const variables = {
    filter: toFilter(query, within),
    sort: toSort(query),
    skip: (query.page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  };
  const { view } = query;
  if (view === 'list') {
    const { products } = await runQuery(client, ProductRowsQuery, variables);
    return {
      facts: readFragment(ProductListFactsFragment, products),
      products: { view, items: products.items },
    } as const;
  }
  const { products } = await runQuery(client, ProductCardsQuery, variables);
  return {
    facts: readFragment(ProductListFactsFragment, products),
    products: { view, items: products.items },
  } as const;
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
export function filterNames(list: ProductListFacts) {
  const facets = readFragment(ListFacetsFragment, list.facets);
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
