import { choiceField, listState, pageField } from '../../ui/navigation/list-state';
import { JOB_KINDS } from '../notices/job-names';
import { JOB_STATUSES, type JobStatus } from './job-labels';

export const JOBS_PER_PAGE = 25;

/** What the address of the list asks for. */
export interface JobsState {
  readonly status: JobStatus | 'ALL';
  readonly kind: string;
  readonly page: number;
}

export const ANY_KIND = 'hepsi';
const KINDS = Object.fromEntries([ANY_KIND, ...Object.keys(JOB_KINDS)].map((kind) => [kind, kind]));

const SPELLING = Object.fromEntries(
  Object.entries(JOB_STATUSES).map(([status, { parameter }]) => [status, parameter]),
) as Record<JobStatus, string>;

export const JOBS_STATE = listState<JobsState>({
  kind: choiceField<string>('tur', KINDS, ANY_KIND),
  status: choiceField('durum', { ALL: 'hepsi', ...SPELLING }, 'ALL'),
  page: pageField('sayfa', JOBS_PER_PAGE),
});

export const { serialize: writeJobsState } = JOBS_STATE;

/** The list as the server is asked for it. */
export function jobsVariables({ status, kind, page }: JobsState) {
  return {
    filter: {
      ...(status !== 'ALL' && { statuses: [status] }),
      ...(kind !== ANY_KIND && { kinds: [kind] }),
    },
    skip: (page - 1) * JOBS_PER_PAGE,
    take: JOBS_PER_PAGE,
  };
}
