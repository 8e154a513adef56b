import { type Cart } from './cart-data';

/**
 * What a change will make of the cart, shown until the server has answered. Only what needs no reckoning of tax and
 * shipping is foreseen: sums are the server's.
 */
export type Foresee = (cart: Cart) => Cart;

export function withQuantity(lineId: string, quantity: number): Foresee {
  return (cart) =>
    withLines(
      cart,
      cart.lines.map((line) =>
        line.id === lineId
          ? { ...line, quantity, totalPrice: line.unitPrice * quantity, delivery: inOnePart(line.delivery) }
          : line,
      ),
    );
}

/** What the stock covers of another quantity is the server's to say. */
const inOnePart = (delivery: Cart['lines'][number]['delivery']) => (delivery.length === 1 ? delivery : []);

export function withoutLine(lineId: string): Foresee {
  return (cart) =>
    withLines(
      cart,
      cart.lines.filter(({ id }) => id !== lineId),
    );
}

export const unchanged: Foresee = (cart) => cart;

function withLines(cart: Cart, lines: Cart['lines']): Cart {
  return { ...cart, lines, itemCount: lines.reduce((units, { quantity }) => units + quantity, 0) };
}
