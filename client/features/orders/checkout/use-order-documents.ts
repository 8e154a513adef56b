import { type Client, type CombinedError } from '@urql/core';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { type ResultOf } from '../../../graphql/graphql';
import { type OrderDraft, OrderDocumentsQuery } from './order-draft';

export type OrderDocument = ResultOf<typeof OrderDocumentsQuery>['orderDocuments'][number];

/** What the server makes of a draft. */
export interface MadeDocuments {
  readonly documents: readonly OrderDocument[];
  readonly error?: CombinedError | undefined;
}

export interface OrderDocuments {
  /** `outdated`: those shown belong to what was typed a moment ago. */
  readonly state: 'waiting' | 'outdated' | 'failed' | 'ready';
  readonly documents: readonly OrderDocument[];
  readonly error?: CombinedError | undefined;
  readonly makeAgain: () => void;
}

/** How long the form has to rest before its documents are made anew. */
const SETTLED_AFTER_MS = 600;

/**
 * The documents of this very order, made by the server from the form and the cart, and made anew when either changes.
 * Without a draft there is nothing to make them from.
 */
export function useOrderDocuments(draft: OrderDraft | undefined, cartMark: string): OrderDocuments {
  return useMadeDocuments(draft, cartMark, documentsOfOrder).documents;
}

/**
 * The documents of any draft, and what else came with them.
 *
 * @param ask the same in each rendering
 */
export function useMadeDocuments<Draft, Made extends MadeDocuments>(
  draft: Draft | undefined,
  mark: string,
  ask: (client: Client, draft: Draft) => Promise<Made>,
): { documents: OrderDocuments; made: Made | undefined } {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ wanted: string; made: Made }>();
  const wanted = draft && JSON.stringify([draft, mark, round]);

  useEffect(() => {
    if (wanted === undefined) return undefined;
    const [input] = JSON.parse(wanted) as [Draft];
    let isWanted = true;
    const timer = setTimeout(() => {
      void ask(client, input).then((made) => {
        if (isWanted) setAnswer({ wanted, made });
      });
    }, SETTLED_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, wanted, ask]);

  const made = answer?.made;
  return {
    made,
    documents: {
      state: stateOf(wanted, answer),
      documents: made?.documents ?? [],
      error: wanted !== undefined && answer?.wanted === wanted ? made?.error : undefined,
      makeAgain: () => setRound((before) => before + 1),
    },
  };
}

function stateOf(
  wanted: string | undefined,
  answer: { wanted: string; made: MadeDocuments } | undefined,
): OrderDocuments['state'] {
  if (wanted === undefined) return 'waiting';
  if (answer?.wanted !== wanted) return 'outdated';
  return answer.made.error ? 'failed' : 'ready';
}

async function documentsOfOrder(client: Client, input: OrderDraft): Promise<MadeDocuments> {
  const { data, error } = await client
    .query(OrderDocumentsQuery, { input }, { requestPolicy: 'network-only' })
    .toPromise();
  return { documents: data?.orderDocuments ?? [], error };
}
