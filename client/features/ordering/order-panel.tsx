import { Phone } from 'lucide-react';
import { useRef } from 'react';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { type AddButton } from '../../ui/add-button';
import button from '../../ui/button.module.css';
import { formatLiraInWords, formatPhone, formatQuantity, phoneHref } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useSite } from '../../ui/site';
import { BuyBar } from './buy-bar';
import { type OrderAction } from './order-action';
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
  AddButton: AddButton;
}

/** Choices, price, quantity and the ways to order. */
export function OrderPanel({ product: masked, freeShippingThreshold, AddButton }: OrderPanelProps) {
  const product = readFragment(OrderPanelFragment, masked);
  const { minOrderQuantity, unit } = product;
  const order = usePrice(product);
  const action = useOrderAction(product, order);
  const isPriced = !order.price.priceOnRequest;
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
          {isPriced ? (
            <AddButton look="main" line={order.line} />
          ) : (
            action && <OrderLink action={action} rank="main" />
          )}
        </div>
        <div className={styles.others}>
          {isPriced && action && <OrderLink action={action} rank="other" />}
          <CallLink />
        </div>
      </OrderChoices>
      {isPriced && (
        <p className={styles.terms}>
          En az sipariş {formatQuantity(minOrderQuantity, unit)}.
          {freeShippingThreshold !== null && (
            <> Net {formatLiraInWords(freeShippingThreshold)} ve üzeri siparişlerde kargo ücretsiz.</>
          )}
        </p>
      )}
      <BuyBar price={order.price} watched={actions}>
        {isPriced ? <AddButton look="bar" line={order.line} /> : action && <BarLink action={action} />}
      </BuyBar>
    </>
  );
}

/** The same way to order in fewer words, for the bar. */
function BarLink({ action }: { action: OrderAction }) {
  return (
    <a
      className={`${button.button} ${button.copper}`}
      href={action.href}
      target={action.target}
      rel="noopener"
      aria-label={action.text}
    >
      <action.icon aria-hidden size={18} strokeWidth={1.75} />
      {action.shortText}
    </a>
  );
}

/** The telephone beside WhatsApp; without WhatsApp it is the main action already. */
function CallLink() {
  const { phone, whatsappNumber } = useSite();
  if (!whatsappNumber || !phone) return null;
  return (
    <a className={`${button.button} ${button.line} ${styles.call}`} href={phoneHref(phone)}>
      <Phone aria-hidden size={18} strokeWidth={1.75} />
      Arayın: {formatPhone(phone)}
    </a>
  );
}
