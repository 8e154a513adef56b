import { OrderSection } from '../../../features/orders/detail/order-section';
import { ParcelNumber } from '../../../features/orders/status/parcel-number';
import { When } from '../../record/when';
import { Fact, Facts } from '../../record/facts';
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
            <ParcelNumber shipment={shipment} />
          </Fact>
        )}
        <Fact name="Verildi">
          <When at={shipment.shippedAt} />
        </Fact>
      </Facts>
    </OrderSection>
  );
}
