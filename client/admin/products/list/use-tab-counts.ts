import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { countText, type ListPage } from '../../list/declare-list';
import { type ListView } from '../../list/use-list';
import { useLiveQuery } from '../../live/use-live-query';
import { PRODUCT_STATES } from '../product-labels';
import { EVERY_GAP, productsFilter, type ProductsState, type ProductState } from '../products-state';
import { type PRODUCTS } from './products.list';

export const ProductCountsQuery = graphql(`
  query ProductCounts(
    $all: AdminProductFilter!
    $published: AdminProductFilter!
    $hidden: AdminProductFilter!
    $archived: AdminProductFilter!
    $incomplete: AdminProductFilter!
  ) {
    all: adminProducts(filter: $all, take: 0) {
      total
      isTotalExact
    }
    published: adminProducts(filter: $published, take: 0) {
      total
      isTotalExact
    }
    hidden: adminProducts(filter: $hidden, take: 0) {
      total
      isTotalExact
    }
    archived: adminProducts(filter: $archived, take: 0) {
      total
      isTotalExact
    }
    incomplete: adminProducts(filter: $incomplete, take: 0) {
      total
      isTotalExact
    }
  }
`);

const CONTEXT = { additionalTypenames: ['AdminProductRow'] };

const NO_STATES: ProductsState['states'] = [];

const isEveryGap = (gaps: ProductsState['gaps']) => gaps.length === EVERY_GAP.length;

/** The parts of the list: by where products stand, and those that lack something, each with how many search and filters find. */
export function useProductTabs({ state, addressOf }: ListView<typeof PRODUCTS>) {
  const gaps = isEveryGap(state.gaps) ? [] : state.gaps;
  const partOf = (part: Partial<ProductsState>) => ({
    states: NO_STATES,
    gaps,
    ...part,
  });
  const parts = {
    all: partOf({}),
    published: partOf({ states: ['PUBLIC'] }),
    hidden: partOf({ states: ['HIDDEN'] }),
    archived: partOf({ states: ['ARCHIVED'] }),
    incomplete: partOf({ gaps: EVERY_GAP }),
  };
  const filterOf = (part: Partial<ProductsState>) => productsFilter({ ...state, ...part });
  const variables = {
    all: filterOf(parts.all),
    published: filterOf(parts.published),
    hidden: filterOf(parts.hidden),
    archived: filterOf(parts.archived),
    incomplete: filterOf(parts.incomplete),
  };
  const [counts] = useQuery({ query: ProductCountsQuery, variables, context: CONTEXT });
  // A change of the list names its products by ids alone: no answer says that they are counted elsewhere now.
  useLiveQuery({ query: ProductCountsQuery, variables, state: counts }, 'catalog');
  const { data } = counts;
  const tab = (label: string, name: keyof typeof parts) => ({
    label,
    to: addressOf(parts[name]),
    isCurrent:
      state.states.join() === parts[name].states.join() &&
      isEveryGap(state.gaps) === isEveryGap(parts[name].gaps),
    count: data && countOf(data[name]),
  });
  const titleOf = (productState: ProductState) => PRODUCT_STATES[productState].tab;
  const tabs = [
    tab('Tümü', 'all'),
    tab(titleOf('PUBLIC'), 'published'),
    tab(titleOf('HIDDEN'), 'hidden'),
    tab(titleOf('ARCHIVED'), 'archived'),
    tab('Eksik bilgi', 'incomplete'),
  ];
  return { label: 'Duruma göre', tabs };
}

const countOf = (found: Omit<ListPage<unknown>, 'items'>) => countText(found);
