import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatPhone } from '../../../shop/format';
import { billingAddressText, taxText } from './invoice-text';
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
    recipient {
      siteName
      contactName
      phone
    }
  }
`);

/** Who gets the goods and who the invoice. */
export function OrderAddresses({ order: masked }: { order: FragmentOf<typeof OrderAddressesFragment> }) {
  const order = readFragment(OrderAddressesFragment, masked);
  const { user, shippingAddress, recipient } = order;
  const billingAddress = billingAddressText(order);
  const taxes = taxText(user);
  return (
    <>
      <OrderSection title="Teslimat adresi">
        <Address>
          <b>{recipient?.contactName ?? user.name}</b>
          {recipient?.siteName && <span>{recipient.siteName}</span>}
          {shippingAddress && <span>{shippingAddress.text}</span>}
          <span>{formatPhone(recipient?.phone ?? user.phone)}</span>
          <span>{user.email}</span>
        </Address>
      </OrderSection>
      <OrderSection title="Fatura bilgileri">
        <Address>
          {user.company && <b>{user.company}</b>}
          {taxes && <span>{taxes}</span>}
          {billingAddress && <span>{billingAddress}</span>}
        </Address>
      </OrderSection>
    </>
  );
}

function Address(props: HTMLChakraProps<'address'>) {
  return (
    <chakra.address
      display="grid"
      gap="0.5"
      fontStyle="normal"
      lineHeight="tall"
      overflowWrap="anywhere"
      color="fg.muted"
      css={{ '& b': { fontWeight: 'medium', color: 'fg' } }}
      {...props}
    />
  );
}
