import { type Client } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { warm } from '../../../graphql/query';
import { jobsVariables, readJobsState } from '../jobs-state';

export const JobRowFragment = graphql(`
  fragment JobRow on Job {
    id
    kind
    subjectId
    status
    progress {
      stage
      done
      total
    }
    error {
      message
      code
    }
    failedAttempts
    isCancelRequested
    isCancellable
    isRepeatable
    actor {
      kind
      name
    }
    createdAt
    dueAt
    startedAt
    finishedAt
  }
`);

export const PanelJobsQuery = graphql(
  `
    query PanelJobs($filter: JobFilter, $skip: Int!, $take: Int!) {
      jobs(filter: $filter, skip: $skip, take: $take) {
        total
        items {
          id
          ...JobRow
        }
      }
      jobCounts {
        status
        count
      }
      failedSideEffects(take: 1) {
        total
      }
    }
  `,
  [JobRowFragment],
);

export const RetryJobMutation = graphql(
  `
    mutation RetryJob($id: ID!) {
      retryJob(id: $id) {
        id
        ...JobRow
      }
    }
  `,
  [JobRowFragment],
);

export const CancelJobMutation = graphql(
  `
    mutation CancelJob($id: ID!) {
      cancelJob(id: $id) {
        id
        ...JobRow
      }
    }
  `,
  [JobRowFragment],
);

/** An empty list names nothing that a new job would change. */
export const JOBS_CONTEXT = { additionalTypenames: ['Job'] };

/** Asks for the jobs that an address names, for the screen to find. */
export function warmJobs(client: Client, parameters: URLSearchParams): Promise<null> {
  return warm(client, PanelJobsQuery, jobsVariables(readJobsState(parameters)), JOBS_CONTEXT);
}
