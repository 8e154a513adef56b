import { type Client } from '@urql/core';
import { type Params } from 'react-router-dom';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';

/** What the form holds; a save answers with the same. */
export const UserFragment = graphql(`
  fragment PanelUser on UserAccount @_unmask {
    id
    name
    avatarId
    email
    isVerified
    username
    role
    permissions
    isActive
    hasPassword
    customerType
    company
    taxNumber
    taxOffice
    phone
    createdAt
    version
  }
`);

export type PanelUser = ResultOf<typeof UserFragment>;

export const UserQuery = graphql(
  `
    query PanelUser($id: ID!) {
      adminUser(id: $id) {
        ...PanelUser
        colleagues {
          id
          name
          email
          isActive
          hasPassword
        }
        sessions {
          id
          isStaff
          device
          network
          startedAt
          lastSeenAt
        }
        addresses {
          id
          name
          text
          contactName
          isShippingDefault
          isBillingDefault
        }
        consents {
          purpose
          channel
          isGranted
          source
          recordedAt
          textVersion
        }
        notes {
          id
          text
          author {
            name
          }
          createdAt
          withdrawnAt
          withdrawnBy {
            name
          }
        }
        entries {
          id
          at
          actor {
            name
          }
          what
          changes {
            field
            before
            after
          }
        }
      }
    }
  `,
  [UserFragment],
);

export type UserRecord = NonNullable<ResultOf<typeof UserQuery>['adminUser']>;

export const CreateUserMutation = graphql(
  `
    mutation CreateUserAccount($input: CreateUserAccountInput!) {
      createUserAccount(input: $input) {
        ...PanelUser
      }
    }
  `,
  [UserFragment],
);

export const UpdateUserMutation = graphql(
  `
    mutation UpdateUserAccount($input: UpdateUserAccountInput!) {
      updateUserAccount(input: $input) {
        ...PanelUser
      }
    }
  `,
  [UserFragment],
);

export const InviteUserMutation = graphql(`
  mutation InviteUser($id: ID!) {
    inviteUser(id: $id) {
      id
      hasPassword
    }
  }
`);

export const EndUserSessionMutation = graphql(`
  mutation EndUserSession($id: ID!) {
    endUserSession(id: $id) {
      id
    }
  }
`);

export const AddUserNoteMutation = graphql(`
  mutation AddUserNote($input: AddUserNoteInput!) {
    addUserNote(input: $input) {
      id
    }
  }
`);

export const WithdrawUserNoteMutation = graphql(`
  mutation WithdrawUserNote($id: ID!) {
    withdrawUserNote(id: $id) {
      id
    }
  }
`);

export const UserNeighborsQuery = graphql(`
  query UserNeighbors($id: ID!, $filter: AdminUserFilter, $sort: UserSort!) {
    adminUserNeighbors(id: $id, filter: $filter, sort: $sort) {
      previousId
      nextId
      position
      total
      isTotalExact
    }
  }
`);

/** What a change of the notes makes old: of somebody without any the answer names no note. */
export const CHANGES_USER = { additionalTypenames: ['UserAccount', 'UserNote', 'UserSession'] };

/** Asks for an account, for its screen to find. */
export const prefetchUser = (
  client: Client,
  _parameters: URLSearchParams,
  { userId = '' }: Params,
): Promise<null> => prefetch(client, UserQuery, { id: userId }, CHANGES_USER);
