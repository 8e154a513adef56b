import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { useVisitor } from '../account/me';

export const AddressFragment = graphql(`
  fragment SavedAddress on CustomerAddress @_unmask {
    id
    version
    name
    contactName
    phone
    streetAddress
    district
    province
    postalCode
    text
    isShippingDefault
    isBillingDefault
  }
`);

/** One of the addresses that a customer keeps. */
export type SavedAddress = ResultOf<typeof AddressFragment>;

export const AddressesQuery = graphql(
  `
    query MyAddresses {
      myAddresses {
        ...SavedAddress
      }
    }
  `,
  [AddressFragment],
);

/** A list without any address names nothing that a new one would change; the defaults are fields of the customer too. */
export const CHANGES_ADDRESSES = { additionalTypenames: ['CustomerAddress', 'Customer'] };

const CONTEXT = { additionalTypenames: ['CustomerAddress'] };

/** The addresses of who is signed in; a guest has none, and is not asked about. */
export function useAddresses() {
  const isCustomer = useVisitor().kind === 'customer';
  const [{ data, error, fetching }, ask] = useQuery({
    query: AddressesQuery,
    pause: !isCustomer,
    context: CONTEXT,
  });
  return {
    isCustomer,
    addresses: isCustomer ? data?.myAddresses : undefined,
    hasFailed: error !== undefined && !data && !fetching,
    askAgain: () => ask({ requestPolicy: 'network-only' }),
  };
}
