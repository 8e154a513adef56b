import { type ReactNode, useId } from 'react';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { FavoriteProductFragment } from '../../favorites/heart/favorite-button';
import { AvailabilityLine } from './availability-line';
import styles from './purchase-options.module.css';
import { PriceBlock, PriceFragment } from './price-block';
import { type usePrice } from './use-price';
import { ChoiceGroupFragment, VariationPicker } from './variation-picker';

/** A product as far as choosing, pricing and buying need it. */
export const PurchaseOptionsFragment = graphql(
  `
    fragment PurchaseOptions on Product @_unmask {
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
      minOrderPrice {
        ...Price
      }
      ...FavoriteProduct
    }
  `,
  [ChoiceGroupFragment, PriceFragment, FavoriteProductFragment],
);

export type PurchaseProduct = ResultOf<typeof PurchaseOptionsFragment>;

interface PurchaseOptionsProps {
  product: PurchaseProduct;
  purchase: ReturnType<typeof usePrice>;
  /** Of the box around price, stock and what follows them. */
  className?: string;
  /** The ways to buy it or to ask for it. */
  children: ReactNode;
}

/** The choices of a product, and beneath them what the chosen one costs and when it comes. */
export function PurchaseOptions({ product, purchase, className, children }: PurchaseOptionsProps) {
  const namePrefix = useId();
  return (
    <>
      {product.attributes.map((group) => (
        <VariationPicker
          key={group.id}
          group={group}
          namePrefix={namePrefix}
          chosenId={purchase.selection[group.id]}
          showPrices={product.basePrice > 0}
          onChoose={purchase.choose}
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
          price={purchase.price}
          unit={product.unit}
          priceState={purchase.priceState}
          onRetry={purchase.recalculate}
        />
        <AvailabilityLine
          {...product}
          stock={purchase.stock}
          price={purchase.price}
          isAvailable={purchase.isAvailable}
          isPriceOnRequest={purchase.price.priceOnRequest}
        />
        {children}
      </div>
    </>
  );
}
