import { useEffect, useRef } from 'react';
import { type AnyVariables, type DocumentInput, useClient, type UseQueryState } from 'urql';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { type LiveTopic } from './live-channel';
import { useLiveTopics } from './use-live-topics';

/** What was saved here is announced here, too, a little before or after it is read anew because of the answer. */
const ECHO_MS = 300;

interface LiveQuery<Data, Variables extends AnyVariables> {
  query: DocumentInput<Data, Variables>;
  variables: Variables;
  /** Of the screen that asks it. */
  state: Pick<UseQueryState, 'fetching' | 'stale'>;
}

/** Asks the query of a screen again when one of the topics may have changed, unless it was asked since for another reason. */
export function useLiveQuery<Data, Variables extends AnyVariables>(
  { query, variables, state }: LiveQuery<Data, Variables>,
  ...topics: readonly LiveTopic[]
): void {
  const client = useClient();
  const timesAsked = useRef(0);
  const isAsking = state.fetching || state.stale;
  useEffect(() => {
    if (isAsking) timesAsked.current += 1;
  }, [isAsking]);
  useLiveTopics(
    async () => {
      const before = timesAsked.current;
      await new Promise((resolve) => setTimeout(resolve, ECHO_MS));
      if (timesAsked.current === before) await client.query(query, variables, IN_BACKGROUND).toPromise();
    },
    ...topics,
  );
}
