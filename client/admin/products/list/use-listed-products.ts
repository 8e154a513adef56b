import { useCallback, useRef, useEffect } from 'react';
import { type OperationContext, useClient } from 'urql';
import { readFragment } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { type ListView } from '../../list/use-list';
import { useLiveTopics } from '../../live/use-live-topics';
import { type PRODUCTS } from './products.list';
import { type ProductRow, ProductRowFragment, ProductsByIdQuery } from './products.query';

/** As many as the server lists at once. */
const PART = 100;
const NOW: Partial<OperationContext> = { requestPolicy: 'network-only' };

/** Reads products anew; what colleagues and imports do with the listed ones is shown where those stand: none moves, comes or goes. */
export function useListedProducts({ rows, patch }: Pick<ListView<typeof PRODUCTS>, 'rows' | 'patch'>) {
  const client = useClient();
  const newest = useRef({ rows, patch });
  useEffect(() => {
    newest.current = { rows, patch };
  });
  const read = useCallback(
    async (ids: readonly string[], context = NOW): Promise<ProductRow[]> => {
      const found: ProductRow[] = [];
      for (let start = 0; start < ids.length; start += PART) {
        const part = ids.slice(start, start + PART);
        const { data } = await client
          .query(ProductsByIdQuery, { ids: part, take: part.length }, context)
          .toPromise();
        if (data) found.push(...readFragment(ProductRowFragment, data.adminProducts.items));
      }
      return found;
    },
    [client],
  );
  const refresh = useCallback(
    async (context?: Partial<OperationContext>) => {
      const ids = newest.current.rows?.map(({ id }) => id) ?? [];
      const found = ids.length > 0 ? await read(ids, context) : [];
      if (found.length > 0) newest.current.patch(found);
    },
    [read],
  );
  useLiveTopics(() => refresh(IN_BACKGROUND), 'catalog');
  return { read, refresh };
}
