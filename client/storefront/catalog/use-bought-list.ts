import { useQuery } from 'urql';
import { ProductCardFragment } from '../../features/catalog/cards/product-card';
import { ProductRowFragment } from '../../features/catalog/cards/product-row';
import { type ListQuery, toFilter, toSort } from '../../features/catalog/listing/list-query';
import { PAGE_SIZE } from '../../features/catalog/listing/page-numbers';
import { graphql } from '../../graphql/graphql';
import { isKnownVisitor } from '../../graphql/known-visitor';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { type ProductItems } from './product-list-data';

export const BoughtCardsQuery = graphql(
  `
    query BoughtCards($filter: ProductFilter!, $sort: ProductSort!, $skip: Int!, $take: Int!) {
      boughtProducts(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        items {
          slug
          name
          ...ProductCard
        }
      }
    }
  `,
  [ProductCardFragment],
);

const BoughtRowsQuery = graphql(
  `
    query BoughtRows($filter: ProductFilter!, $sort: ProductSort!, $skip: Int!, $take: Int!) {
      boughtProducts(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        items {
          slug
          name
          ...ProductRow
        }
      }
    }
  `,
  [ProductRowFragment],
);

/** It belongs to a person, so that no cache between keeps the answer. */
const PERSONAL = { preferGetMethod: false, requestPolicy: 'network-only' } as const;

/** What stands in the place of a list that is narrowed to what its customer bought. */
export type BoughtList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'failed'; readonly askAgain: () => void }
  | { readonly kind: 'found'; readonly total: number; readonly products: ProductItems };

/** Null for the list of everybody, as the server renders it whatever the address asks for: its pages belong to nobody. */
export function useBoughtList(query: ListQuery, within: string | undefined): BoughtList | null {
  const isWanted = useHydrated() && query.isBought;
  const isAsked = isWanted && isKnownVisitor();
  const variables = {
    filter: toFilter(query, within),
    sort: toSort(query),
    skip: (query.page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  };
  const { view } = query;
  const of = { variables, context: PERSONAL };
  const [cards, askCards] = useQuery({ query: BoughtCardsQuery, pause: !isAsked || view !== 'grid', ...of });
  const [rows, askRows] = useQuery({ query: BoughtRowsQuery, pause: !isAsked || view !== 'list', ...of });
  if (!isWanted) return null;
  if (!isAsked) return { kind: 'guest' };
  const { data, error, fetching } = view === 'grid' ? cards : rows;
  if (error && !fetching) return { kind: 'failed', askAgain: view === 'grid' ? askCards : askRows };
  if (!data || fetching) return { kind: 'loading' };
  if (!data.boughtProducts) return { kind: 'guest' };
  const { total, items } = data.boughtProducts;
  return { kind: 'found', total, products: { view, items } as ProductItems };
}
