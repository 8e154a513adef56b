import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatPhone } from '../../../shop/format';
import { type CheckoutValues, emptyCheckout } from './checkout-form';
import { type PaymentMethod } from '../../../shop/payment-methods';

export const PrefillFragment = graphql(`
  fragment Prefill on Customer {
    name
    email
    phone
    company
    taxNumber
    taxOffice
    address {
      province
      district
      streetAddress
      postalCode
    }
  }
`);

/** The form as the shop knows it: what a customer need not type again. */
export function prefilledCheckout(
  masked: FragmentOf<typeof PrefillFragment> | null | undefined,
  paymentMethod: PaymentMethod,
): CheckoutValues {
  const empty = emptyCheckout(paymentMethod);
  const customer = readFragment(PrefillFragment, masked);
  if (!customer) return empty;
  const { name, email, phone, company, taxNumber, taxOffice, address } = customer;
  return {
    ...empty,
    buyer: {
      name,
      email,
      phone: phone ? formatPhone(phone) : '',
      company: company ?? '',
      taxNumber: taxNumber ?? '',
      taxOffice: taxOffice ?? '',
    },
    shippingAddress: {
      province: address?.province ?? '',
      district: address?.district ?? '',
      streetAddress: address?.streetAddress ?? '',
      postalCode: address?.postalCode ?? '',
    },
  };
}
