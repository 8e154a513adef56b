import { graphql, type ResultOf } from '../../../graphql/graphql';

export const JobRowFragment = graphql(`
  fragment JobRow on Job {
    id
    kind
    subjectId
    subjectName
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

/** A job as the list shows it. */
export type JobRow = ResultOf<typeof JobRowFragment>;

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
