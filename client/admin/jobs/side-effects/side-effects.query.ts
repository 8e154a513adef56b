import { type Client } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { warm } from '../../../graphql/query';
import { JOBS_PER_PAGE, readJobsState } from '../jobs-state';

export const FailedSideEffectsQuery = graphql(`
  query PanelFailedSideEffects($skip: Int!, $take: Int!) {
    failedSideEffects(skip: $skip, take: $take) {
      total
      items {
        id
        name
        fact
        subjectId
        attempts
        error
        failedAt
      }
    }
    jobCounts {
      status
      count
    }
  }
`);

export const RetrySideEffectsMutation = graphql(`
  mutation RetrySideEffects($ids: [ID!]!) {
    retrySideEffects(ids: $ids)
  }
`);

export type FailedSideEffect = ResultOf<typeof FailedSideEffectsQuery>['failedSideEffects']['items'][number];

/** An empty list names nothing that one more would change. */
export const SIDE_EFFECTS_CONTEXT = { additionalTypenames: ['FailedSideEffect'] };

/** Of the page that an address names. */
export function sideEffectsVariables(parameters: URLSearchParams) {
  const { page } = readJobsState(parameters);
  return { skip: (page - 1) * JOBS_PER_PAGE, take: JOBS_PER_PAGE };
}

export function warmSideEffects(client: Client, parameters: URLSearchParams): Promise<null> {
  return warm(client, FailedSideEffectsQuery, sideEffectsVariables(parameters), SIDE_EFFECTS_CONTEXT);
}
