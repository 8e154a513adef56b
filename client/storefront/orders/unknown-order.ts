import { type Client, CombinedError } from '@urql/core';
import { paths } from '../../paths';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { refusalOf } from '../../graphql/refusal';
import { type NotFound } from '../route-answers';

/** Said to a customer, of an order that is not there and of one that is somebody else's. */
export const UNKNOWN_OWN_ORDER: NotFound = {
  title: 'Sipariş bulunamadı',
  hint: 'Adres eksik kopyalanmış olabilir ya da bu sipariş başka bir hesaba aittir.',
  back: { text: 'Siparişlerime dönün', to: paths.orders() },
};

/** Said to a visitor who followed a link, perhaps without an account. */
export const UNKNOWN_LINKED_ORDER: NotFound = {
  title: 'Sipariş bulunamadı',
  hint: 'Bağlantı eksik kopyalanmış olabilir; sipariş e-postanızdaki bağlantıyı yeniden açın.',
};

/** Nothing of the order but that it is there: more never stands in the HTML of the server. */
const LinkedOrderExistsQuery = graphql(`
  query LinkedOrderExists($token: String!) {
    orderByToken(token: $token) {
      __typename
    }
  }
`);

const OwnOrderExistsQuery = graphql(`
  query OwnOrderExists($id: ID!) {
    order(id: $id) {
      __typename
    }
  }
`);

/** Whether a secret link names an order. */
export function isLinkedOrder(client: Client, token: string): Promise<boolean> {
  return isThere(runQuery(client, LinkedOrderExistsQuery, { token }).then((data) => data.orderByToken));
}

/** Whether it is an order of the customer who asks; one who is not signed in is refused. */
export function isOwnOrder(client: Client, id: string): Promise<boolean> {
  return isThere(runQuery(client, OwnOrderExistsQuery, { id }).then((data) => data.order));
}

async function isThere(asked: Promise<unknown>): Promise<boolean> {
  try {
    return (await asked) !== null;
  } catch (error) {
    if (error instanceof CombinedError && endedLink(error)) return true;
    if (error instanceof CombinedError && namesNoOrder(error)) return false;
    throw error;
  }
}

/** The message about a tracking link that led to an order once; undefined for any other error. */
export function endedLink(error: CombinedError | undefined): string | undefined {
  const refusal = error && refusalOf(error);
  return refusal?.code === 'ORDER_LINK_ENDED' ? refusal.message : undefined;
}

/** What is no name of an order at all is as unknown as the name of none. */
export function namesNoOrder(error: CombinedError): boolean {
  return ['BAD_USER_INPUT', 'BAD_REQUEST', 'NOT_FOUND', 'ORDER_NOT_FOUND'].includes(refusalOf(error).code);
}
