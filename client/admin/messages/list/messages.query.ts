import { graphql, type ResultOf } from '../../../graphql/graphql';

export const MessageRowFragment = graphql(`
  fragment MessageRow on Message {
    id
    number
    version
    status
    subject
    createdAt
    responseDueAt
    isOverdue
    text
    sender {
      name
      company
      email
    }
  }
`);

/** One message as the list shows it. */
export type MessageRow = ResultOf<typeof MessageRowFragment>;

export const PanelMessagesQuery = graphql(
  `
    query PanelMessages($filter: AdminMessageFilter, $sort: MessageSort!, $skip: Int!, $take: Int!) {
      adminMessages(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        isTotalExact
        items {
          id
          ...MessageRow
        }
      }
      adminMessageCounts {
        total
        isTotalExact
        overdue
        byStatus {
          status
          count
          isCountExact
        }
      }
    }
  `,
  [MessageRowFragment],
);
