import { graphql, type ResultOf } from '../graphql/graphql';
import { formatQuantity } from './format';

/** Pieces of a line that are delivered together, and when. */
export const DeliveryFragment = graphql(`
  fragment Delivery on DeliveryPart @_unmask {
    quantity
    isFromStock
    time
  }
`);

type DeliveryPart = ResultOf<typeof DeliveryFragment>;

/** When a line is delivered, as the contract says it: «10 adet stoktan 1 hafta, 2 adet tedarik edilerek …». */
export function deliveryText(parts: readonly DeliveryPart[], unit: string): string {
  const [only] = parts;
  if (only && parts.length === 1) return only.isFromStock ? only.time : `tedarik edilerek ${only.time}`;
  return parts
    .map(({ quantity, isFromStock, time }) => {
      const source = isFromStock ? 'stoktan' : 'tedarik edilerek';
      return `${formatQuantity(quantity, unit)} ${source} ${time}`;
    })
    .join(', ');
}

/** A delivery with its label: «Teslimat 1 hafta», «Teslimat: tedarik edilerek en geç 30 gün». */
export function labeledDelivery(text: string, isProcured: boolean): string {
  return isProcured ? `Teslimat: ${text}` : `Teslimat ${text}`;
}

/** Whether some of a line has to be procured. */
export const hasProcured = (parts: readonly DeliveryPart[]) => parts.some(({ isFromStock }) => !isFromStock);
