import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { OrderSection } from './order-section';
import { ParcelNumber, ParcelNumberFragment } from '../status/parcel-number';

export const OrderParcelFragment = graphql(
  `
    fragment OrderParcel on Order {
      shipment {
        carrier
        trackingNumber
        ...ParcelNumber
      }
    }
  `,
  [ParcelNumberFragment],
);

/** Who carries an order that was sent off, and where it is; nothing where the shop wrote neither. */
export function OrderParcel({ order }: { order: FragmentOf<typeof OrderParcelFragment> }) {
  const { shipment } = readFragment(OrderParcelFragment, order);
  const { carrier, trackingNumber } = shipment ?? {};
  if (!shipment || (!carrier && !trackingNumber)) return null;
  return (
    <OrderSection title="Kargo">
      {carrier && <p>{carrier}</p>}
      {trackingNumber && (
        <p>
          Takip numarası: <ParcelNumber shipment={shipment} />
        </p>
      )}
    </OrderSection>
  );
}
