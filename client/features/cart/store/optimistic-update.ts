import { type Cart } from './cart-data';

/**
 * What a change will make of the cart, shown until the server has answered. Lines and quantities only: tax, shipping and
 * sums are the server's to calculate.
 */
export type OptimisticUpdate = (cart: Cart) => Cart;

export function withQuantity(lineId: string, quantity: number): OptimisticUpdate {
  return (cart) =>
    withLines(
      cart,
      cart.lines.map((line) =>
        line.id === lineId
          ? { ...line, quantity, totalPrice: line.unitPrice * quantity, ...deliveryOfAnyQuantity(line) }
          : line,
      ),
    );
}

/** What the stock covers of another quantity is the server's to say. */
function deliveryOfAnyQuantity({ delivery, deliveryText }: Cart['lines'][number]) {
  return delivery.length === 1 ? { delivery, deliveryText } : { delivery: [], deliveryText: null };
}

export function withoutLine(lineId: string): OptimisticUpdate {
  return (cart) =>
    withLines(
      cart,
      cart.lines.filter(({ id }) => id !== lineId),
    );
}

export const unchanged: OptimisticUpdate = (cart) => cart;

function withLines(cart: Cart, lines: Cart['lines']): Cart {
  return { ...cart, lines, itemCount: lines.reduce((units, { quantity }) => units + quantity, 0) };
}
