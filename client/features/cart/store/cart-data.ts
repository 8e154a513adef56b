import { graphql, type ResultOf } from '../../../graphql/graphql';
import { hasProcured, labeledDelivery } from '../../../shop/delivery-text';
import { formatQuantity } from '../../../shop/format';
import { ThemedPictureFragment } from '../../../ui/media/picture';

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
        previousQuantity
        previousUnit
        problem
        availableQuantity
        delivery {
          isFromStock
        }
        deliveryText
        placedBy
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
          isMadeToMeasure
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
  [ThemedPictureFragment],
);

export type Cart = ResultOf<typeof CartFragment>;
/** The cart of a visitor who has put nothing into one; sums are shown for lines only. */
export const EMPTY_CART: Cart = {
  itemCount: 0,
  needsConfirmation: false,
  canBeRestored: false,
  leftOutLines: 0,
  lines: [],
  totals: {
    subtotal: 0,
    tax: 0,
    taxRate: 0,
    shipping: 0,
    total: 0,
    freeShippingGap: null,
    freeShippingThreshold: null,
  },
};

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
  return labeledDelivery(line);
}

/** The same of a line that the stock does not cover. */
export function shortageOf(line: CartLine): string | undefined {
  return hasProcured(line) ? deliveryOf(line) : undefined;
}

/** What is counted; a product that is gone is counted in pieces. */
export function unitOf({ product }: Pick<CartLine, 'product'>): string {
  return product?.unit ?? 'adet';
}

/** As it is called today; a product that is gone keeps the name it was added under. */
export function nameOf({ product, productName }: Pick<CartLine, 'product' | 'productName'>): string {
  return product?.name ?? productName;
}
