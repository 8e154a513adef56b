import { graphql, type ResultOf } from '../../../graphql/graphql';

export const UserRowFragment = graphql(`
  fragment UserRow on UserAccount {
    id
    name
    email
    phone
    company
    role
    permissions
    isActive
    hasPassword
    createdAt
  }
`);

/** One account as the list shows it. */
export type UserRow = ResultOf<typeof UserRowFragment>;

export const PanelUsersQuery = graphql(
  `
    query PanelUsers($filter: AdminUserFilter, $sort: UserSort!, $skip: Int!, $take: Int!) {
      adminUsers(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        isTotalExact
        items {
          id
          ...UserRow
        }
      }
    }
  `,
  [UserRowFragment],
);
