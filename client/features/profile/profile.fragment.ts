import { type ResultOf, graphql } from '../../graphql/graphql';

export const ProfileFragment = graphql(`
  fragment Profile on Customer @_unmask {
    id
    version
    name
    avatarId
    email
    isVerified
    pendingEmail
    customerType
    company
    taxNumber
    taxOffice
    phone
    createdAt
  }
`);

/** The own account of a customer, as they see and change it. */
export type Profile = ResultOf<typeof ProfileFragment>;

export const ProfileQuery = graphql(
  `
    query Profile {
      me {
        id
        ...Profile
      }
    }
  `,
  [ProfileFragment],
);

/** What belongs to a customer is asked for again after a change whose result names no customer. */
export const CHANGES_CUSTOMER = { additionalTypenames: ['Customer'] };
