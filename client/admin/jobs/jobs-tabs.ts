import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { JOB_STATUS_LIST, JOB_STATUSES, type JobStatus } from './job-labels';
import { ANY_KIND, type JobsState, writeJobsState } from './jobs-state';

/** As both lists are answered with it; undefined while it is loaded. */
type Counted =
  | {
      readonly jobCounts: readonly { readonly status: JobStatus; readonly count: number }[];
      readonly failedSideEffects: { readonly total: number };
    }
  | undefined;

/**
 * The jobs by what they are at, each with how many there are, and what could not be sent.
 *
 * @param chosen `SIDE_EFFECTS` is a list of its own
 */
export function jobsTabs(
  chosen: JobsState['status'] | 'SIDE_EFFECTS',
  counted: Counted,
  kind: JobsState['kind'] = ANY_KIND,
) {
  const counts = new Map(counted?.jobCounts.map(({ status, count }) => [status, count]));
  const tab = (status: JobsState['status'], label: string, count: number) => ({
    label,
    to: paths.adminJobs(writeJobsState({ status, kind, page: 1 })),
    isCurrent: chosen === status,
    count: counted && formatCount(count),
  });
  return {
    label: 'Duruma göre',
    tabs: [
      tab(
        'ALL',
        'Tümü',
        [...counts.values()].reduce((sum, count) => sum + count, 0),
      ),
      ...JOB_STATUS_LIST.map((status) => tab(status, JOB_STATUSES[status].plural, counts.get(status) ?? 0)),
      {
        label: 'Gönderilemeyen',
        to: paths.adminFailedSideEffects(),
        isCurrent: chosen === 'SIDE_EFFECTS',
        count: counted && formatCount(counted.failedSideEffects.total),
      },
    ],
  };
}
