import { OrderSection } from '../../../features/orders/detail/order-section';
import { formatDateTime } from '../../../shop/format';
import { Fact, Facts } from './facts';
import { type PanelOrder } from './order.query';

/** The parcel of an order that is on its way or has arrived. */
export function OrderShipment({ shipment }: Pick<PanelOrder, 'shipment'>) {
  if (!shipment) return null;
  return (
    <OrderSection title="Kargo">
      <Facts>
        {shipment.carrier && <Fact name="Firma">{shipment.carrier}</Fact>}
        {shipment.trackingNumber && (
          <Fact name="Takip no" copied={shipment.trackingNumber}>
            {shipment.trackingNumber}
          </Fact>
        )}
        <Fact name="Verildi">{formatDateTime(shipment.shippedAt)}</Fact>
      </Facts>
    </OrderSection>
  );
}
