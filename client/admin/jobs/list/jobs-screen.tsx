import { Card, Stack } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useClient, useMutation, useQuery } from 'urql';
import { readFragment } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { toaster } from '../../../ui/feedback/toaster';
import { usePendingSearch } from '../../../ui/navigation/use-pending-search';
import { DataTable } from '../../../ui/table/data-table';
import { ListPager } from '../../../ui/table/list-pager';
import { ScreenTitle } from '../../frame/screen-title';
import { QUIET_POLL_MS, usePolling } from '../../live/use-polling';
import { JobsEmpty } from '../jobs-empty';
import { JobsTabs } from '../jobs-tabs';
import { JOBS_PER_PAGE, jobsVariables, readJobsState, writeJobsState } from '../jobs-state';
import { CancelDialog } from './cancel-dialog';
import { JobActionsContext } from './job-actions';
import { JOB_COLUMNS } from './job-columns';
import { type JobRow } from './job-row';
import { JobRowFragment, JOBS_CONTEXT, PanelJobsQuery, RetryJobMutation } from './jobs.query';

/** The list is counted anew each time: half as often as the progress of one import. */
const UNDER_WAY_POLL_MS = 2_000;

/** The long jobs of the shop: how far each is, why it failed, and what can be done about it. */
export function JobsScreen() {
  const client = useClient();
  const state = useJobsState();
  const variables = useMemo(() => jobsVariables(state), [state]);
  const [answer, askAgain] = useQuery({ query: PanelJobsQuery, variables, context: JOBS_CONTEXT });
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  const rows = useMemo(() => data && readFragment(JobRowFragment, data.jobs.items), [data]);
  const counts = data && {
    jobs: new Map(data.jobCounts.map(({ status, count }) => [status, count])),
    sideEffects: data.failedSideEffects.total,
  };
  const isAnyUnderWay = (counts?.jobs.get('RUNNING') ?? 0) + (counts?.jobs.get('WAITING') ?? 0) > 0;
  usePolling(isAnyUnderWay ? UNDER_WAY_POLL_MS : QUIET_POLL_MS, () =>
    client.query(PanelJobsQuery, variables, { ...JOBS_CONTEXT, ...IN_BACKGROUND }).toPromise(),
  );
  const reload = () => askAgain({ requestPolicy: 'network-only' });
  const { retry, retried } = useRetry(reload);
  const [cancelled, setCancelled] = useState<JobRow>();
  const addressOf = (page: number) => paths.adminJobs(writeJobsState({ ...state, page }));
  const { error, fetching } = answer;
  return (
    <Stack gap="4">
      <ScreenTitle>İşler</ScreenTitle>
      <JobsTabs chosen={state.status} counts={counts} />
      {error && !fetching && data && (
        <ErrorAlert role="status">
          <p>{refusalOf(error).message}</p>
        </ErrorAlert>
      )}
      {error && !fetching && !data ? (
        <ErrorState title="İşler yüklenemedi" onRetry={reload} />
      ) : (
        <Card.Root
          overflow={{ md: 'hidden' }}
          borderWidth={{ base: '0', md: '1px' }}
          bg={{ base: 'transparent', md: 'bg.surface' }}
        >
          <JobActionsContext value={{ onRetry: retry, onCancel: setCancelled, retried }}>
            <DataTable
              label="İşler"
              columns={JOB_COLUMNS}
              rows={rows}
              rowId={({ id }) => id}
              rowName={({ kind }) => kind}
              // What it asks for by itself each two seconds does not grey the rows.
              isRefreshing={answer.data === undefined}
              empty={
                <JobsEmpty
                  icon={ListChecks}
                  title={state.status === 'ALL' ? 'Henüz iş yok' : 'Bu durumda iş yok'}
                  text="İçe aktarma gibi uzun süren işler burada görünür."
                  firstPage={data && data.jobs.total > 0 ? addressOf(1) : undefined}
                />
              }
            />
          </JobActionsContext>
        </Card.Root>
      )}
      {data && data.jobs.items.length > 0 && (
        <ListPager
          page={state.page}
          pageSize={JOBS_PER_PAGE}
          total={data.jobs.total}
          totalText={`${formatCount(data.jobs.total)} kayıttan`}
          addressOf={addressOf}
        />
      )}
      <CancelDialog job={cancelled} onClose={() => setCancelled(undefined)} />
    </Stack>
  );
}

/** The state in the address, the one that is being loaded included. */
function useJobsState() {
  const search = usePendingSearch();
  return useMemo(() => readJobsState(new URLSearchParams(search)), [search]);
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
