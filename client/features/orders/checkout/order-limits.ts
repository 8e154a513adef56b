import { formatLiraInWords, formatQuantity } from '../../../shop/format';

/** The most that one order of this buyer may hold; the sum is net, in kuruş. */
interface OrderLimits {
  readonly unitsPerProduct: number;
  readonly units: number;
  readonly subtotal: number;
}

interface LimitedCart {
  readonly lines: readonly {
    readonly quantity: number;
    readonly product: { readonly id: string; readonly name: string } | null;
  }[];
  readonly totals: { readonly subtotal: number };
}

/** The limit that a cart exceeds, as a part of a sentence; undefined within all limits. */
export function exceededLimit({ lines, totals }: LimitedCart, limits: OrderLimits): string | undefined {
  const unitsOf = new Map<string, number>();
  for (const { quantity, product } of lines) {
    const id = product?.id ?? '';
    unitsOf.set(id, (unitsOf.get(id) ?? 0) + quantity);
  }
  const units = [...unitsOf.values()];
  if (Math.max(0, ...units) > limits.unitsPerProduct) {
    return `bir üründen en çok ${formatQuantity(limits.unitsPerProduct, 'birim')}`;
  }
  if (units.reduce((sum, count) => sum + count, 0) > limits.units) {
    return `tek siparişte en çok ${formatQuantity(limits.units, 'birim')}`;
  }
  if (totals.subtotal > limits.subtotal) {
    return `tek siparişte en çok net ${formatLiraInWords(limits.subtotal)} tutarında`;
  }
  return undefined;
}
