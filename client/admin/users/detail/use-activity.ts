import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';

const UserOrdersQuery = graphql(`
  query UserOrders($id: ID!, $take: Int!) {
    adminOrders(filter: { customer: $id }, take: $take) {
      total
      isTotalExact
      items {
        id
        number
        status
        createdAt
        total
      }
    }
  }
`);

const UserQuotesQuery = graphql(`
  query UserQuotes($id: ID!, $take: Int!) {
    adminQuotes(filter: { customer: $id }, take: $take) {
      total
      isTotalExact
      items {
        id
        number
        status
        isExpired
        createdAt
      }
    }
  }
`);

const UserMessagesQuery = graphql(`
  query UserMessages($id: ID!, $take: Int!) {
    adminMessages(filter: { customer: $id }, take: $take) {
      total
      isTotalExact
      items {
        id
        number
        status
        subject
        createdAt
      }
    }
  }
`);

export type UserOrders = ResultOf<typeof UserOrdersQuery>['adminOrders'];
export type UserQuotes = ResultOf<typeof UserQuotesQuery>['adminQuotes'];
export type UserMessages = ResultOf<typeof UserMessagesQuery>['adminMessages'];

/** As many as one part of the record shows. */
export const SHOWN = 25;

/** One part of what somebody did: undefined until it was read. */
export interface Activity<Part> {
  readonly isPermitted: boolean;
  readonly part: Part | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** What somebody ordered, asked for and wrote, each for staff who may read it; staff accounts have none of it. */
export function useActivity(id: string, isCustomer: boolean) {
  const staff = useStaff();
  const variables = { id, take: SHOWN };
  const may = (permission: 'ORDERS' | 'QUOTES' | 'MESSAGES') => isCustomer && isPermitted(staff, permission);
  const orders = useQuery({
    query: UserOrdersQuery,
    variables,
    pause: !may('ORDERS'),
    context: OF_ORDERS,
  });
  const quotes = useQuery({ query: UserQuotesQuery, variables, pause: !may('QUOTES'), context: OF_QUOTES });
  const messages = useQuery({
    query: UserMessagesQuery,
    variables,
    pause: !may('MESSAGES'),
    context: OF_MESSAGES,
  });
  return {
    orders: activity(may('ORDERS'), orders, orders[0].data?.adminOrders),
    quotes: activity(may('QUOTES'), quotes, quotes[0].data?.adminQuotes),
    messages: activity(may('MESSAGES'), messages, messages[0].data?.adminMessages),
  };
}

// An empty list names no type that a change would invalidate.
const OF_ORDERS = { additionalTypenames: ['Order'] };
const OF_QUOTES = { additionalTypenames: ['Quote'] };
const OF_MESSAGES = { additionalTypenames: ['Message'] };

interface Asked {
  readonly fetching: boolean;
  readonly error?: unknown;
}

function activity<Part>(
  permitted: boolean,
  [{ error, fetching }, ask]: readonly [
    Asked,
    (options: { requestPolicy: 'network-only' }) => void,
    ...unknown[],
  ],
  part: Part | undefined,
): Activity<Part> {
  return {
    isPermitted: permitted,
    part,
    hasFailed: error !== undefined && !fetching && part === undefined,
    reload: () => ask({ requestPolicy: 'network-only' }),
  };
}
