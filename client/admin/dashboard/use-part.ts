import { type AnyVariables, type TypedDocumentNode } from '@urql/core';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { useLastData } from '../../graphql/use-last-data';
import { type LiveTopic } from '../live/live-channel';
import { useLiveTopics } from '../live/use-live-topics';
import { usePolling } from '../live/use-polling';

/** What no topic announces: new accounts, searches, and answers that become overdue. */
const ASKS_EVERY_MS = 60_000;

/** A part of the dashboard: its figures, kept up to date, and whether they could not be asked for. */
export interface Part<Data> {
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks for a part of the dashboard, again when one of the topics changes, and each minute. */
export function usePart<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  ...topics: readonly LiveTopic[]
): Part<Data> {
  const client = useClient();
  const [{ data: answer, error, fetching }, ask] = useQuery<Data>({ query, variables });
  const refresh = () => client.query(query, variables, IN_BACKGROUND).toPromise();
  useLiveTopics(refresh, ...topics);
  usePolling(ASKS_EVERY_MS, refresh);
  const data = useLastData(answer);
  return {
    data,
    hasFailed: error !== undefined && !fetching && data === undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
