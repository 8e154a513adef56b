import { useState } from 'react';
import { useClient, useMutation, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { refusalOf } from '../../graphql/refusal';
import { useLastData } from '../../graphql/use-last-data';
import { toaster } from '../../ui/feedback/toaster';
import { useLiveTopics } from '../live/use-live-topics';
import { MarkAllNoticesSeenMutation, MarkNoticesSeenMutation, PanelNoticesQuery } from './notices.query';

const NOTICES_PER_STEP = 20;
/** The server returns no more at once; what is further back is seldom looked for. */
const MAX_NOTICES = 100;
/** An empty list names nothing that a mark would change. */
const CONTEXT = { additionalTypenames: ['Notice'] };

export type Notices = ReturnType<typeof useNotices>;

/** The newest notices of the person, kept up to date, and how to mark them as seen. */
export function useNotices() {
  const client = useClient();
  const [take, setTake] = useState(NOTICES_PER_STEP);
  const [answer, ask] = useQuery({ query: PanelNoticesQuery, variables: { take }, context: CONTEXT });
  const [, mark] = useMutation(MarkNoticesSeenMutation);
  const [, markAll] = useMutation(MarkAllNoticesSeenMutation);
  useLiveTopics(
    () => client.query(PanelNoticesQuery, { take }, { ...CONTEXT, ...IN_BACKGROUND }).toPromise(),
    'notices',
  );
  const list = useLastData(answer.data)?.notices;
  const report = ({ error }: Awaited<ReturnType<typeof mark | typeof markAll>>) => {
    if (error) toaster.error({ title: 'Okundu sayılamadı', description: refusalOf(error).message });
  };
  return {
    /** Undefined until they are known. */
    items: list?.items,
    unseenCount: list?.unseenCount ?? 0,
    isLoading: answer.fetching,
    isFailed: answer.error !== undefined && !answer.fetching,
    hasMore: list !== undefined && list.items.length >= take && take < MAX_NOTICES,
    showMore: () => setTake(Math.min(take + NOTICES_PER_STEP, MAX_NOTICES)),
    retry: () => ask({ ...CONTEXT, requestPolicy: 'network-only' }),
    markSeen: (...ids: string[]) => void mark({ ids }).then(report),
    /** @param until the newest notice that is shown: what came later stays unseen */
    markAllSeen: (until: string) => void markAll({ until }).then(report),
  };
}
