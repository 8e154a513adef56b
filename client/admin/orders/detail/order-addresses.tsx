import { Flex, Link, Text, VisuallyHidden } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { billingAddressText } from '../../../features/orders/detail/invoice-text';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { formatPhone } from '../../../shop/format';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { CopyIcon } from '../../../ui/feedback/copy-icon';
import { Icon } from '../../../ui/controls/icon';

export const PanelOrderAddressesFragment = graphql(`
  fragment PanelOrderAddresses on Order {
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

/** Where the goods and the invoice go; empty when the buyer was erased. */
export function OrderAddresses({ order: masked }: { order: FragmentOf<typeof PanelOrderAddressesFragment> }) {
  const order = readFragment(PanelOrderAddressesFragment, masked);
  const delivery = order.shippingAddress?.text;
  const billing = billingAddressText(order);
  if (delivery === undefined) return null;
  return (
    <OrderSection title="Teslimat adresi">
      <Flex gap="2" justify="space-between" align="start">
        <Text overflowWrap="anywhere" lineHeight="tall">
          {delivery}
        </Text>
        <CopyIcon value={delivery} what="Teslimat adresi" />
      </Flex>
      {order.recipient && <Recipient recipient={order.recipient} />}
      <Link href={mapAddress(delivery)} target="_blank" rel="noreferrer" gap="1.5" textStyle="small">
        <Icon of={MapPin} size={14} />
        Haritada aç
        <VisuallyHidden> (yeni sekmede açılır)</VisuallyHidden>
      </Link>
      <Text textStyle="small" color="fg.muted" marginTop="3">
        Fatura adresi
      </Text>
      <Flex gap="2" justify="space-between" align="start">
        <Text overflowWrap="anywhere">{billing}</Text>
        {billing && order.billingAddress && (
          <CopyIcon value={order.billingAddress.text} what="Fatura adresi" />
        )}
      </Flex>
    </OrderSection>
  );
}

function Recipient({
  recipient: { siteName, contactName, phone },
}: {
  recipient: NonNullable<ResultOf<typeof PanelOrderAddressesFragment>['recipient']>;
}) {
  return (
    <>
      {siteName && <Text overflowWrap="anywhere">{siteName}</Text>}
      {(contactName || phone) && (
        <Text overflowWrap="anywhere">
          Teslim alacak: {[contactName, phone && formatPhone(phone)].filter(Boolean).join(', ')}
        </Text>
      )}
    </>
  );
}

/** OpenStreetMap's search; the address leaves the panel only when the link is followed. */
function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address }).toString()}`;
}
