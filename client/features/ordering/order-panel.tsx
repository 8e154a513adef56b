import { Phone } from 'lucide-react';
import { useRef } from 'react';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import { formatLiraInWords, formatPhone, formatQuantity, phoneHref } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useSite } from '../../ui/site';
import { BuyBar } from './buy-bar';
import { OrderChoices, OrderChoicesFragment } from './order-choices';
import { OrderLink } from './order-link';
import styles from './order-panel.module.css';
import { useOrderAction } from './use-order-action';
import { usePrice } from './use-price';

export const OrderPanelFragment = graphql(
  `
    fragment OrderPanel on Product {
      ...OrderChoices
    }
  `,
  [OrderChoicesFragment],
);

interface OrderPanelProps {
  product: FragmentOf<typeof OrderPanelFragment>;
  /** Net kuruş from which shipping is free. */
  freeShippingThreshold: number | null;
}

/** Choices, price, quantity and the ways to order. */
export function OrderPanel({ product: masked, freeShippingThreshold }: OrderPanelProps) {
  const product = readFragment(OrderPanelFragment, masked);
  const { minOrderQuantity, unit } = product;
  const order = usePrice(product);
  const action = useOrderAction(product, order);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <>
      <OrderChoices product={product} order={order} className={`${layout.panel} ${styles.panel}`}>
        <div className={styles.order} ref={actions}>
          <QuantityStepper
            quantity={order.quantity}
            minimum={minOrderQuantity}
            unit={unit}
            onChange={order.setQuantity}
          />
          {action && <OrderLink action={action} size="large" />}
        </div>
        <CallLink />
      </OrderChoices>
      <p className={styles.terms}>
        En az sipariş {formatQuantity(minOrderQuantity, unit)}.
        {freeShippingThreshold !== null && (
          <> {formatLiraInWords(freeShippingThreshold)} ve üzeri siparişlerde kargo ücretsiz.</>
        )}
      </p>
      {action && <BuyBar price={order.price} action={action} watched={actions} />}
    </>
  );
}

/** The telephone beside WhatsApp; without WhatsApp it is the main action already. */
function CallLink() {
  const { phone, whatsappNumber } = useSite();
  if (!whatsappNumber || !phone) return null;
  return (
    <a className={`${button.button} ${button.line} ${button.full} ${styles.call}`} href={phoneHref(phone)}>
      <Phone aria-hidden size={18} strokeWidth={1.75} />
      Arayın: {formatPhone(phone)}
    </a>
  );
}
