import { graphql, type VariablesOf } from '../../../graphql/graphql';
import { type CheckoutValues, clean } from './checkout-form';
import { sentRecipient } from '../../addresses/recipient-fields';

export const OrderDocumentsQuery = graphql(`
  query OrderDocuments($input: OrderDraftInput!) {
    orderDocuments(input: $input) {
      slug
      title
      version
      hash
      html
    }
  }
`);

export type OrderDraft = VariablesOf<typeof OrderDocumentsQuery>['input'];

/** What the documents of the order depend on. */
export function orderDraft(values: CheckoutValues): OrderDraft {
  const cleanValues = cleaned(values);
  const { buyer, shippingAddress, billsToShipping, billingAddress, recipient, paymentMethod } = cleanValues;
  const { company, taxNumber, taxOffice, ...person } = buyer;
  return {
    buyer: {
      ...person,
      ...(company !== '' && {
        company,
        taxOffice: taxOffice || undefined,
        taxNumber: taxNumber.replace(/[\s.-]/g, '') || undefined,
      }),
    },
    shippingAddress: addressOf(shippingAddress),
    billingAddress: billsToShipping ? undefined : addressOf(billingAddress),
    recipient: sentRecipient(recipient),
    paymentMethod,
  };
}

export function orderNotes({ notes }: CheckoutValues): string | undefined {
  return clean(notes) || undefined;
}

/** The field shows an address in several lines, and an order has it in one. */
function addressOf({ postalCode, streetAddress, ...address }: CheckoutValues['shippingAddress']) {
  return {
    ...address,
    streetAddress: streetAddress.replace(/\s*\n\s*/g, ' '),
    postalCode: postalCode.replaceAll(' ', '') || undefined,
  };
}

function cleaned<Values extends object>(values: Values): Values {
  const json = JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? clean(value) : value,
  );
  return JSON.parse(json) as Values;
}
