import { graphql, type ResultOf } from '../../graphql/graphql';
import { DeliveryFragment, deliveryText, hasProcured, labeledDelivery } from '../../ui/delivery-text';
import { formatQuantity } from '../../ui/format';
import { ThemedPictureFragment } from '../../ui/picture';

/** The cart as every part of the shop shows it: header, small cart and page draw from one copy. */
export const CartFragment = graphql(
  `
    fragment Cart on Cart @_unmask {
      itemCount
      needsConfirmation
      canBeRestored
      leftOutLines
      lines {
        id
        productName
        quantity
        unitPrice
        totalPrice
        previousUnitPrice
        problem
        availableQuantity
        delivery {
          ...Delivery
        }
        selectedVariations {
          attributeId
          attributeName
          variationId
          variationName
        }
        product {
          id
          slug
          name
          model
          brand {
            name
          }
          unit
          minOrderQuantity
          pictures(first: 1) {
            ...ThemedPicture
          }
        }
      }
      totals {
        subtotal
        tax
        taxRate
        shipping
        total
        freeShippingGap
        freeShippingThreshold
      }
    }
  `,
  [DeliveryFragment, ThemedPictureFragment],
);

export type Cart = ResultOf<typeof CartFragment>;
export type CartLine = Cart['lines'][number];

export const CartQuery = graphql(
  `
    query Cart {
      cart {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

export const AddToCart = graphql(
  `
    mutation AddToCart($input: AddToCartInput!) {
      cart: addToCart(input: $input) {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

export const UpdateQuantity = graphql(
  `
    mutation UpdateQuantity($lineId: ID!, $quantity: Int!) {
      cart: updateQuantity(lineId: $lineId, quantity: $quantity) {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

export const RemoveFromCart = graphql(
  `
    mutation RemoveFromCart($lineId: ID!) {
      cart: removeFromCart(lineId: $lineId) {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

export const ClearCart = graphql(
  `
    mutation ClearCart {
      cart: clearCart {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

export const MergeCart = graphql(
  `
    mutation MergeCart {
      cart: mergeCart {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

export const RestoreCart = graphql(
  `
    mutation RestoreCart {
      cart: restoreCart {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

export const ConfirmCart = graphql(
  `
    mutation ConfirmCart {
      cart: confirmCart {
        ...Cart
      }
    }
  `,
  [CartFragment],
);

/** How much is in it, lines and units: «3 ürün, 5 adet». Pieces and metres together are told as «birim». */
export function cartSize({ lines, itemCount }: Pick<Cart, 'lines' | 'itemCount'>): string {
  const units = new Set(lines.map(unitOf));
  const unit = units.size === 1 ? [...units].join() : 'birim';
  return `${formatQuantity(lines.length, 'ürün')}, ${formatQuantity(itemCount, unit)}`;
}

/** When a line is delivered: «Teslimat 1 hafta»; undefined for one that cannot be ordered. */
export function deliveryOf(line: CartLine): string | undefined {
  const { delivery } = line;
  if (delivery.length === 0) return undefined;
  return labeledDelivery(deliveryText(delivery, unitOf(line)), hasProcured(delivery));
}

/** The same of a line that the stock does not cover. */
export function shortageOf(line: CartLine): string | undefined {
  return hasProcured(line.delivery) ? deliveryOf(line) : undefined;
}

/** What is counted; a product that is gone is counted in pieces. */
export function unitOf({ product }: Pick<CartLine, 'product'>): string {
  return product?.unit ?? 'adet';
}

/** As it is called today; a product that is gone keeps the name it was added under. */
export function nameOf({ product, productName }: Pick<CartLine, 'product' | 'productName'>): string {
  return product?.name ?? productName;
}
