import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatPhone } from '../../ui/format';
import { type Prefill } from './use-checkout-form';

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

/** What a customer need not type again. */
export function prefillFrom(masked: FragmentOf<typeof PrefillFragment> | null | undefined): Prefill {
  const customer = readFragment(PrefillFragment, masked);
  if (!customer) return {};
  const { name, email, phone, company, taxNumber, taxOffice, address } = customer;
  return {
    'buyer.name': name,
    'buyer.email': email,
    'buyer.phone': phone && formatPhone(phone),
    'buyer.company': company,
    'buyer.taxNumber': taxNumber,
    'buyer.taxOffice': taxOffice,
    'shippingAddress.province': address?.province,
    'shippingAddress.district': address?.district,
    'shippingAddress.streetAddress': address?.streetAddress,
    'shippingAddress.postalCode': address?.postalCode,
  };
}
