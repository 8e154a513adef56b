import { graphql, type VariablesOf } from '../../graphql/graphql';
import { type AddressKind, type TextField } from './checkout-fields';

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
export type PaymentMethod = OrderDraft['paymentMethod'];

/** The form as it stands: everything in it, also what a choice hides for now. */
export interface CheckoutValues {
  readonly texts: Readonly<Record<TextField, string>>;
  readonly billsToShipping: boolean;
  readonly paymentMethod: PaymentMethod;
}

/** What the documents of the order depend on. */
export function orderDraft({ texts, billsToShipping, paymentMethod }: CheckoutValues): OrderDraft {
  const company = filled(texts['buyer.company']);
  return {
    buyer: {
      name: texts['buyer.name'].trim(),
      email: texts['buyer.email'].trim(),
      phone: texts['buyer.phone'].trim(),
      ...(company && {
        company,
        taxOffice: filled(texts['buyer.taxOffice']),
        taxNumber: filled(texts['buyer.taxNumber'])?.replace(/[\s.-]/g, ''),
      }),
    },
    shippingAddress: address(texts, 'shippingAddress'),
    billingAddress: billsToShipping ? undefined : address(texts, 'billingAddress'),
    paymentMethod,
  };
}

export function orderNotes({ texts }: CheckoutValues): string | undefined {
  return filled(texts.notes);
}

function address(texts: CheckoutValues['texts'], kind: AddressKind) {
  return {
    province: texts[`${kind}.province`].trim(),
    district: texts[`${kind}.district`].trim(),
    streetAddress: texts[`${kind}.streetAddress`].trim(),
    postalCode: filled(texts[`${kind}.postalCode`]),
  };
}

function filled(text: string): string | undefined {
  return text.trim() || undefined;
}
