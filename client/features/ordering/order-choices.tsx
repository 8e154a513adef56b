import { type ReactNode, useId } from 'react';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { AvailabilityLine } from './availability-line';
import styles from './order-choices.module.css';
import { type Price, PriceBlock, PriceFragment } from './price-block';
import { type usePrice } from './use-price';
import { ChoiceGroupFragment, VariationPicker } from './variation-picker';

/** A product as far as choosing, pricing and ordering need it. */
export const OrderChoicesFragment = graphql(
  `
    fragment OrderChoices on Product @_unmask {
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
      basePrice
      deliveryTime
      warranty
      certifications
      attributes {
        ...ChoiceGroup
      }
      price {
        unitPrice
        gross
      }
      minOrderPrice {
        ...Price
      }
    }
  `,
  [ChoiceGroupFragment, PriceFragment],
);

export type OrderedProduct = ResultOf<typeof OrderChoicesFragment>;

interface OrderChoicesProps {
  product: OrderedProduct;
  order: ReturnType<typeof usePrice>;
  /** Of the box around price, stock and what follows them. */
  className?: string;
  /** The ways to order. */
  children: ReactNode;
}

/** The choices of a product, and beneath them what the chosen one costs and when it comes. */
export function OrderChoices({ product, order, className, children }: OrderChoicesProps) {
  const namePrefix = useId();
  return (
    <>
      {product.attributes.map((group) => (
        <VariationPicker
          key={group.id}
          group={group}
          namePrefix={namePrefix}
          chosenId={order.selection[group.id]}
          showPrices={product.basePrice > 0}
          onChoose={order.choose}
        />
      ))}
      {product.attributes.length > 0 && (
        <noscript>
          <p className={styles.unscripted}>
            {product.basePrice > 0 ? 'Seçeneklerin fiyatını görmek' : 'Seçim yapmak'} için tarayıcınızda
            JavaScript’i açın ya da bizi arayın.
          </p>
        </noscript>
      )}
      <div className={className}>
        <PriceBlock
          price={order.price}
          unitGross={unitGrossOf(product, order.price)}
          unit={product.unit}
          reckoning={order.reckoning}
          onReckonAgain={order.reckonAgain}
        />
        <AvailabilityLine
          {...product}
          stock={order.stock}
          delivery={order.price.delivery}
          isAvailable={order.isAvailable}
          isPriceOnRequest={order.price.priceOnRequest}
        />
        {children}
      </div>
    </>
  );
}

/** With tax, as search engines are told it; what a unit with other choices costs with tax, nobody has reckoned. */
function unitGrossOf({ price: ofDefault }: OrderedProduct, { unitPrice }: Price): number | undefined {
  return unitPrice === ofDefault.unitPrice ? ofDefault.gross : undefined;
}
