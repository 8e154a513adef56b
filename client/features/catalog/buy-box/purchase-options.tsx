import { type ReactNode, useId } from 'react';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { FavoriteProductFragment } from '../../favorites/heart/favorite-button';
import { AvailabilityLine } from './availability-line';
import { PriceBlock, PriceFragment } from './price-block';
import { withSelection } from './selection-address';
import { useEarlyChoices } from './use-early-choices';
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
      isMadeToMeasure
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
  const { selection, choose } = purchase;
  const addressOf = (chosen: Readonly<Record<string, string>>) =>
    `?${withSelection(new URLSearchParams(), product.attributes, { ...selection, ...chosen }).toString()}`;
  useEarlyChoices(namePrefix, purchase, product.attributes);
  return (
    <>
      {product.attributes.map((group) => (
        <VariationPicker
          key={group.id}
          group={group}
          namePrefix={namePrefix}
          chosenId={selection[group.id]}
          showPrices={product.basePrice > 0}
          onChoose={(variationId) => choose({ [group.id]: variationId })}
          addressOf={(variationId) => addressOf({ [group.id]: variationId })}
        />
      ))}
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
