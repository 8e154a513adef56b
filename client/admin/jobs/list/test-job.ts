import { readFragment } from '../../../graphql/graphql';
import { fragmentOf } from '../../../graphql/test-answers';
import { type JobRow, JobRowFragment } from './jobs.query';

/** A job that waits to be begun. */
export function jobWith(different: Partial<JobRow> = {}): JobRow {
  const job = fragmentOf(JobRowFragment, {
    id: 'j1',
    kind: 'import-plan',
    subjectId: 'r1',
    status: 'WAITING',
    failedAttempts: 0,
    isCancelRequested: false,
    isCancellable: true,
    isRepeatable: false,
    createdAt: '2026-11-21T09:00:00Z',
    dueAt: '2026-11-21T09:05:00Z',
    progress: { done: 0 },
    actor: { kind: 'STAFF', name: 'Ayşe Yılmaz' },
    ...different,
  });
  return readFragment(JobRowFragment, job);
}
