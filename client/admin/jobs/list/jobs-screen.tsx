import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { ListScreen } from '../../list/list-screen';
import { prefetchList, useList } from '../../list/use-list';
import { QUIET_POLL_MS, usePolling } from '../../live/use-polling';
import { jobsTabs } from '../jobs-tabs';
import { CancelDialog } from './cancel-dialog';
import { JobActions } from './job-columns';
import { JOBS } from './jobs.list';
import { type JobRow, RetryJobMutation } from './jobs.query';

/** The list is counted anew each time: half as often as the progress of one import. */
const UNDER_WAY_POLL_MS = 2_000;

/** The long jobs of the shop: how far each is, why it failed, and what can be done about it. */
export function JobsScreen() {
  const view = useList(JOBS);
  const isAnyUnderWay = view.data?.jobCounts.some(
    ({ status, count }) => (status === 'RUNNING' || status === 'WAITING') && count > 0,
  );
  usePolling(isAnyUnderWay ? UNDER_WAY_POLL_MS : QUIET_POLL_MS, view.refresh);
  const { retry, retried } = useRetry(view.reload);
  const [cancelled, setCancelled] = useState<JobRow>();
  return (
    <JobActions value={{ onRetry: retry, onCancel: setCancelled, retried }}>
      <ListScreen view={view} tabs={jobsTabs(view.state.status, view.data, view.state.kind)} />
      <CancelDialog job={cancelled} onClose={() => setCancelled(undefined)} />
    </JobActions>
  );
}

/** @param onRefused what is listed may be older than what the server knows */
function useRetry(onRefused: () => void) {
  const [, send] = useMutation(RetryJobMutation);
  const [retried, setRetried] = useState<string>();
  const retry = (job: JobRow) => {
    setRetried(job.id);
    void send({ id: job.id }).then(({ error }) => {
      setRetried(undefined);
      if (!error) {
        toaster.success({ title: 'İş yeniden başlatıldı' });
        return;
      }
      toaster.error({ title: 'İş yeniden başlatılamadı', description: refusalOf(error).message });
      onRefused();
    });
  };
  return { retry, retried };
}

export { JobsScreen as Component };
export const prefetch = prefetchList(JOBS);
