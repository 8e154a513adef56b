import { createContext, use } from 'react';
import { type JobRow } from './job-row';

/** What the cells of the list can do; the columns themselves never change, so that their cells stay mounted. */
interface JobActions {
  onRetry: (job: JobRow) => void;
  onCancel: (job: JobRow) => void;
  /** Id of the job that is being begun again. */
  retried: string | undefined;
}

export const JobActionsContext = createContext<JobActions | null>(null);

export function useJobActions(): JobActions {
  const actions = use(JobActionsContext);
  if (!actions) throw new Error('Only cells of the list of jobs have actions');
  return actions;
}
