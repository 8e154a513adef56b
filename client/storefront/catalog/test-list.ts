import { openServerClient } from '../../graphql/client';
import { type Given } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { type ResultOf } from '../../graphql/graphql';
import { ListTotalQuery, ProductCardsQuery } from './product-list-data';
import { type ScreenRequest } from '../screen';

type FoundProducts = Given<ResultOf<typeof ProductCardsQuery>['products']>;

/** Products as a list finds them: none of these is shown. */
export const FOUND = {
  total: 2,
  isTotalExact: true,
  catalogTotal: 99,
  similarPartNumbers: [],
  items: [],
  facets: { categories: [], brands: [], areCountsEstimated: false, inStockCount: 2, newCount: 0 },
};

/** Asks for a screen whose list finds these, as the server does; nothing more is found without its filters. */
export function requestList(
  address: string,
  products: FoundProducts,
  parameters: ScreenRequest['params'] = {},
): ScreenRequest {
  server.answers(ProductCardsQuery, () => ({ products }));
  server.answers(ListTotalQuery, () => ({ products: { total: 0, isTotalExact: true } }));
  const { client } = openServerClient(server.execute);
  return { client, url: new URL(address, 'https://magaza.test'), params: parameters };
}
