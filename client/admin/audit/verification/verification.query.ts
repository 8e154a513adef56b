import { graphql, type ResultOf } from '../../../graphql/graphql';

export const VerificationFragment = graphql(`
  fragment Verification on AuditVerification {
    id
    status
    scope
    requestedAt
    finishedAt
    events
    entries
    checkpoints
    actor {
      kind
      id
      name
    }
    violation {
      text
      line
      recordId
    }
    progress {
      stage
      done
      total
    }
  }
`);

/** One proof, or what became of it. */
export type Verification = ResultOf<typeof VerificationFragment>;

export const AuditStateQuery = graphql(
  `
    query AuditState {
      auditState {
        events
        entries
        checkpointCount
        checkpoints {
          id
          takenAt
          events
          entries
          digest
          line
        }
        running {
          ...Verification
        }
        last {
          ...Verification
        }
        lastIntact {
          ...Verification
        }
      }
    }
  `,
  [VerificationFragment],
);

export type AuditState = ResultOf<typeof AuditStateQuery>['auditState'];

export const StartVerificationMutation = graphql(`
  mutation StartAuditVerification($scope: AuditVerificationScope!) {
    startAuditVerification(scope: $scope) {
      id
    }
  }
`);

export const TakeCheckpointMutation = graphql(`
  mutation TakeAuditCheckpoint {
    takeAuditCheckpoint {
      id
    }
  }
`);

export const CancelVerificationMutation = graphql(`
  mutation CancelAuditVerification($id: ID!) {
    cancelAuditVerification(id: $id) {
      id
    }
  }
`);
