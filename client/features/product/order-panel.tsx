import { Phone } from 'lucide-react';
import { useId, useRef } from 'react';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import { formatLiraInWords, formatPhone, formatQuantity, phoneHref } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { useSite } from '../../ui/site';
import { AvailabilityLine } from './availability-line';
import { BuyBar } from './buy-bar';
import { orderAction } from './order-action';
import { orderMessage } from './order-message';
import styles from './order-panel.module.css';
import { PriceBlock, PriceFragment } from './price-block';
import { QuantityStepper } from './quantity-stepper';
import { chosenVariations } from './selection';
import { usePrice } from './use-price';
import { ChoiceGroupFragment, VariationPicker } from './variation-picker';

export const OrderPanelFragment = graphql(
  `
    fragment OrderPanel on Product {
      id
      slug
      name
      model
      brand {
        name
      }
      unit
      minOrderQuantity
      inStock
      deliveryTime
      warranty
      certifications
      attributes {
        ...ChoiceGroup
      }
      price {
        ...Price
      }
    }
  `,
  [ChoiceGroupFragment, PriceFragment],
);

interface OrderPanelProps {
  product: FragmentOf<typeof OrderPanelFragment>;
  /** Net kuruş from which shipping is free. */
  freeShippingThreshold: number | null;
}

/** Choices, price, quantity and the ways to order. */
export function OrderPanel({ product: masked, freeShippingThreshold }: OrderPanelProps) {
  const product = readFragment(OrderPanelFragment, masked);
  const { attributes, minOrderQuantity, unit } = product;
  const { origin, phone, whatsappNumber } = useSite();
  const order = usePrice(product);
  const namePrefix = useId();
  const actions = useRef<HTMLDivElement>(null);
  const { price } = order;
  const message = orderMessage({
    ...product,
    quantity: order.quantity,
    // A price that may belong to another choice is better asked for than claimed.
    unitPrice: order.reckoning === 'failed' ? 0 : price.unitPrice,
    choices: chosenVariations(attributes, order.selection).map(({ group, variation }) => ({
      group: group.name,
      choice: variation.name,
    })),
    link: origin + paths.product(product.slug),
  });
  const action = orderAction({ whatsappNumber, phone }, price, message);
  return (
    <>
      {attributes.map((group) => (
        <VariationPicker
          key={group.id}
          group={group}
          namePrefix={namePrefix}
          chosenId={order.selection[group.id]}
          showPrices={!product.price.priceOnRequest}
          onChoose={order.choose}
        />
      ))}
      <div className={`${layout.panel} ${styles.panel}`}>
        <PriceBlock price={price} unit={unit} reckoning={order.reckoning} onReckonAgain={order.reckonAgain} />
        <AvailabilityLine {...product} stock={order.stock} isAvailable={order.isAvailable} />
        <div className={styles.order} ref={actions}>
          <QuantityStepper
            quantity={order.quantity}
            minimum={minOrderQuantity}
            unit={unit}
            onChange={order.setQuantity}
          />
          {action && (
            <a
              className={`${button.button} ${button.copper} ${button.large}`}
              href={action.href}
              target={action.target}
              rel="noopener"
            >
              <action.icon aria-hidden size={20} strokeWidth={1.75} />
              {action.text}
            </a>
          )}
        </div>
        {whatsappNumber && phone && (
          <a
            className={`${button.button} ${button.line} ${button.full} ${styles.call}`}
            href={phoneHref(phone)}
          >
            <Phone aria-hidden size={18} strokeWidth={1.75} />
            Arayın: {formatPhone(phone)}
          </a>
        )}
      </div>
      <p className={styles.terms}>
        En az sipariş {formatQuantity(minOrderQuantity, unit)}.
        {freeShippingThreshold !== null && (
          <> {formatLiraInWords(freeShippingThreshold)} ve üzeri siparişlerde kargo ücretsiz.</>
        )}
      </p>
      {action && <BuyBar price={price} action={action} watched={actions} />}
    </>
  );
}
