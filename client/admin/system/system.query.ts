import { graphql, type ResultOf } from '../../graphql/graphql';

export const SystemQuery = graphql(`
  query PanelSystem {
    systemState {
      at
      databaseBytes
      versions {
        name
        version
      }
      processes {
        id
        kind
        health
        host
        pid
        version
        nodeVersion
        startedAt
        seenAt
        memoryBytes
      }
      queue {
        backend
        isReachable
        waiting
        oldestWaitingSeconds
        givenUp
        oldestJobSeconds
      }
      backup {
        isOverdue
        last {
          finishedAt
          place
          sizeBytes
        }
        failed {
          finishedAt
          place
        }
      }
      migrations {
        applied
        last
        pending
      }
      configuration {
        name
        value
        isSet
        isSecret
        isDefault
      }
    }
    failedSideEffects(take: 5) {
      items {
        id
        name
        failedAt
      }
    }
    jobCounts {
      status
      count
    }
  }
`);

export type SystemState = ResultOf<typeof SystemQuery>['systemState'];
export type RunningProcess = SystemState['processes'][number];
export type Setting = SystemState['configuration'][number];
