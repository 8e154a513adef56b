import { type Client, CombinedError } from '@urql/core';
import { paths } from '../../paths';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { refusalOf } from '../../graphql/refusal';
import { type NotFound } from '../route-answers';

/** Said to a customer, of a quote that is not there and of one that is somebody else's. */
export const UNKNOWN_OWN_QUOTE: NotFound = {
  title: 'Teklif bulunamadı',
  hint: 'Adres eksik kopyalanmış olabilir ya da bu teklif başka bir hesaba aittir.',
  back: { text: 'Tekliflerime dönün', to: paths.quotes() },
};

/** Said to a visitor who followed a link, perhaps without an account. */
export const UNKNOWN_LINKED_QUOTE: NotFound = {
  title: 'Teklif bulunamadı',
  hint: 'Bağlantı eksik kopyalanmış olabilir; teklif e-postanızdaki bağlantıyı yeniden açın.',
};

/** Nothing of the quote but that it is there: more never stands in the HTML of the server. */
const LinkedQuoteExistsQuery = graphql(`
  query LinkedQuoteExists($token: String!) {
    quoteByToken(token: $token) {
      __typename
    }
  }
`);

const OwnQuoteExistsQuery = graphql(`
  query OwnQuoteExists($id: ID!) {
    quote(id: $id) {
      __typename
    }
  }
`);

/** Whether a secret link names a quote, be it by an earlier offer. */
export function isLinkedQuote(client: Client, token: string): Promise<boolean> {
  return isThere(runQuery(client, LinkedQuoteExistsQuery, { token }).then((data) => data.quoteByToken));
}

/** Whether it is a quote of the customer who asks; one who is not signed in is refused. */
export function isOwnQuote(client: Client, id: string): Promise<boolean> {
  return isThere(runQuery(client, OwnQuoteExistsQuery, { id }).then((data) => data.quote));
}

async function isThere(asked: Promise<unknown>): Promise<boolean> {
  try {
    return (await asked) !== null;
  } catch (error) {
    if (error instanceof CombinedError && outdatedLink(error)) return true;
    if (error instanceof CombinedError && namesNoQuote(error)) return false;
    throw error;
  }
}

interface OutdatedLink {
  readonly message: string;
  /** Of the quote. */
  readonly number: string;
  /** The newest one. */
  readonly offer: number;
}

/** What is said of the link of the request or of an earlier offer, and whose it is; undefined for any other error. */
export function outdatedLink(error: CombinedError | undefined): OutdatedLink | undefined {
  const refusal = error && refusalOf(error);
  if (refusal?.code !== 'QUOTE_LINK_OUTDATED') return undefined;
  const { number, offer } = refusal.details;
  return { message: refusal.message, number: typeof number === 'string' ? number : '', offer: Number(offer) };
}

/** What is no name of a quote at all is as unknown as the name of none. */
export function namesNoQuote(error: CombinedError): boolean {
  return ['BAD_USER_INPUT', 'BAD_REQUEST', 'NOT_FOUND'].includes(refusalOf(error).code);
}
