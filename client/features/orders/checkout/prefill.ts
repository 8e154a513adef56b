import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { formatPhone } from '../../../shop/format';
import { type CheckoutValues, emptyCheckout } from './checkout-form';
import { NO_RECIPIENT, recipientOf } from '../../addresses/recipient-fields';
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
      text
      name
      contactName
      phone
      province
      district
      streetAddress
      postalCode
    }
    billingAddress {
      text
      province
      district
      streetAddress
      postalCode
    }
  }
`);

type KnownAddress = ResultOf<typeof PrefillFragment>['billingAddress'];

/** The form as the shop knows it: what a customer need not type again. */
export function prefilledCheckout(
  masked: FragmentOf<typeof PrefillFragment> | null | undefined,
  paymentMethod: PaymentMethod,
): CheckoutValues {
  const empty = emptyCheckout(paymentMethod);
  const customer = readFragment(PrefillFragment, masked);
  if (!customer) return empty;
  const { name, email, phone, company, taxNumber, taxOffice, address, billingAddress } = customer;
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
    shippingAddress: fieldsOf(address),
    recipient: address ? recipientOf(address) : NO_RECIPIENT,
    billsToShipping: !billingAddress || billingAddress.text === address?.text,
    billingAddress: fieldsOf(billingAddress?.text === address?.text ? null : billingAddress),
  };
}

const fieldsOf = (address: KnownAddress) => ({
  province: address?.province ?? '',
  district: address?.district ?? '',
  streetAddress: address?.streetAddress ?? '',
  postalCode: address?.postalCode ?? '',
});
