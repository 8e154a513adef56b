import { DataList } from '@chakra-ui/react';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatPhone } from '../../../shop/format';
import { PAYMENT_METHOD_NAMES } from '../../../shop/payment-methods';
import { billingAddressText, taxText } from './invoice-text';
import { OrderAddressesFragment } from './order-addresses';

export const OrderFactsFragment = graphql(
  `
    fragment OrderFacts on Order {
      paymentMethod
      notes
      references {
        purchaseOrder
        project
        requisition
      }
      ...OrderAddresses
    }
  `,
  [OrderAddressesFragment],
);

/** Who ordered, where it goes, and how it is paid. */
export function OrderFacts({ order: masked }: { order: FragmentOf<typeof OrderFactsFragment> }) {
  const order = readFragment(OrderFactsFragment, masked);
  const { paymentMethod, notes, references } = order;
  const parties = readFragment(OrderAddressesFragment, order);
  const { user, shippingAddress, recipient } = parties;
  return (
    <DataList.Root
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="6"
      rowGap="4"
    >
      <Fact name="Alıcı" lines={[user.name, user.email, formatPhone(user.phone)]} />
      {user.company && <Fact name="Firma" lines={[user.company, taxText(user)]} />}
      <Fact name="Teslimat adresi" lines={[shippingAddress?.text]} />
      {recipient && (
        <Fact
          name="Teslim alacak kişi"
          lines={[
            recipient.contactName ?? user.name,
            recipient.siteName,
            formatPhone(recipient.phone ?? user.phone),
          ]}
        />
      )}
      <Fact name="Fatura adresi" lines={[billingAddressText(parties)]} />
      <Fact name="Ödeme yöntemi" lines={[PAYMENT_METHOD_NAMES[paymentMethod]]} />
      {references?.purchaseOrder && <Fact name="Satın alma sipariş no" lines={[references.purchaseOrder]} />}
      {references?.project && <Fact name="Proje / şantiye" lines={[references.project]} />}
      {references?.requisition && <Fact name="Talep no" lines={[references.requisition]} />}
      {notes && <Fact name="Sipariş notu" lines={[notes]} />}
    </DataList.Root>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly (string | null | undefined)[] }) {
  return (
    <DataList.Item flexDirection="column" alignItems="start" gap="0" breakInside="avoid">
      <DataList.ItemLabel textStyle="small">{name}</DataList.ItemLabel>
      {lines
        .filter((line) => line !== undefined && line !== null && line !== '')
        .map((line) => (
          <DataList.ItemValue key={line} flex="none" whiteSpace="pre-line">
            {line}
          </DataList.ItemValue>
        ))}
    </DataList.Item>
  );
}
