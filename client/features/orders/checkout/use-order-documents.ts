import { type CombinedError } from '@urql/core';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { type ResultOf } from '../../../graphql/graphql';
import { type OrderDraft, OrderDocumentsQuery } from './order-draft';

export type OrderDocument = ResultOf<typeof OrderDocumentsQuery>['orderDocuments'][number];

export interface OrderDocuments {
  /** `outdated`: those shown belong to what was typed a moment ago. */
  readonly state: 'waiting' | 'outdated' | 'failed' | 'ready';
  readonly documents: readonly OrderDocument[];
  readonly error?: CombinedError;
  readonly makeAgain: () => void;
}

/** How long the form has to rest before its documents are made anew. */
const SETTLED_AFTER_MS = 600;

/**
 * The documents of this very order, made by the server from the form and the cart, and made anew when either changes.
 * Without a draft there is nothing to make them from.
 */
export function useOrderDocuments(draft: OrderDraft | undefined, cartMark: string): OrderDocuments {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{
    wanted: string;
    documents: readonly OrderDocument[];
    error?: CombinedError;
  }>();
  const wanted = draft && JSON.stringify([draft, cartMark, round]);

  useEffect(() => {
    if (wanted === undefined) return undefined;
    const [input] = JSON.parse(wanted) as [OrderDraft];
    let isWanted = true;
    const timer = setTimeout(() => {
      void client
        .query(OrderDocumentsQuery, { input }, { requestPolicy: 'network-only' })
        .toPromise()
        .then(({ data, error }) => {
          if (isWanted) setAnswer({ wanted, documents: data?.orderDocuments ?? [], error });
        });
    }, SETTLED_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, wanted]);

  const makeAgain = () => setRound((before) => before + 1);
  const documents = answer?.documents ?? [];
  if (wanted === undefined) return { state: 'waiting', documents, makeAgain };
  if (answer?.wanted !== wanted) return { state: 'outdated', documents, makeAgain };
  return { state: answer.error ? 'failed' : 'ready', documents, error: answer.error, makeAgain };
}
