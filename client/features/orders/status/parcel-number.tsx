import { Link, VisuallyHidden } from '@chakra-ui/react';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';

export const ParcelNumberFragment = graphql(`
  fragment ParcelNumber on OrderShipment {
    trackingNumber
    trackingUrl
  }
`);

/** The number of a parcel; it leads to its page at the carrier, where the shop knows that. */
export function ParcelNumber({ shipment }: { shipment: FragmentOf<typeof ParcelNumberFragment> }) {
  const { trackingNumber, trackingUrl } = readFragment(ParcelNumberFragment, shipment);
  if (trackingUrl === null) return <span translate="no">{trackingNumber}</span>;
  return (
    <Link href={trackingUrl} target="_blank" rel="noreferrer" display="inline" overflowWrap="anywhere">
      <span translate="no">{trackingNumber}</span>
      <VisuallyHidden> (kargo firmasının sayfası yeni sekmede açılır)</VisuallyHidden>
    </Link>
  );
}
