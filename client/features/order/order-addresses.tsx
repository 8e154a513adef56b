import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatPhone } from '../../ui/format';
import { billingAddressText } from './billing-address';
import styles from './order-addresses.module.css';
import { OrderSection } from './order-section';

export const OrderAddressesFragment = graphql(`
  fragment OrderAddresses on Order {
    user {
      name
      email
      phone
      company
      taxNumber
      taxOffice
    }
    shippingAddress {
      text
    }
    billingAddress {
      text
    }
  }
`);

/** Who gets the goods and who the invoice. */
export function OrderAddresses({ order: masked }: { order: FragmentOf<typeof OrderAddressesFragment> }) {
  const order = readFragment(OrderAddressesFragment, masked);
  const { user, shippingAddress } = order;
  const billingAddress = billingAddressText(order);
  const { company, taxNumber, taxOffice } = user;
  return (
    <>
      <OrderSection title="Teslimat adresi">
        <address className={styles.address}>
          <b>{user.name}</b>
          {shippingAddress && <span>{shippingAddress.text}</span>}
          <span>{formatPhone(user.phone)}</span>
          <span>{user.email}</span>
        </address>
      </OrderSection>
      <OrderSection title="Fatura bilgileri">
        <address className={styles.address}>
          {company && <b>{company}</b>}
          {(taxOffice ?? taxNumber) && (
            <span>{[taxOffice && `${taxOffice} V.D.`, taxNumber].filter(Boolean).join(', ')}</span>
          )}
          {billingAddress && <span>{billingAddress}</span>}
        </address>
      </OrderSection>
    </>
  );
}
