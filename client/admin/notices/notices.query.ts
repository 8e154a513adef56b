import { graphql, type ResultOf } from '../../graphql/graphql';

export const PanelNoticesQuery = graphql(`
  query PanelNotices($take: Int!) {
    notices(take: $take) {
      unseenCount
      items {
        id
        kind
        at
        isSeen
        subject {
          id
          label
          outcome
          buyer
          total
        }
      }
    }
  }
`);

export const MarkNoticesSeenMutation = graphql(`
  mutation MarkNoticesSeen($ids: [ID!]!) {
    markNoticesSeen(ids: $ids) {
      id
      isSeen
    }
  }
`);

export const MarkAllNoticesSeenMutation = graphql(`
  mutation MarkAllNoticesSeen($until: ID!) {
    markAllNoticesSeen(until: $until) {
      unseenCount
    }
  }
`);

export type Notice = ResultOf<typeof PanelNoticesQuery>['notices']['items'][number];
