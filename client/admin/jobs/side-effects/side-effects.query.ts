import { graphql, type ResultOf } from '../../../graphql/graphql';

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
