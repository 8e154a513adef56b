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

/** When a line is delivered, in the words of the contract: «10 adet stoktan 1 hafta, 2 adet tedarik edilerek …». */
export function deliveryInWords(parts: readonly DeliveryPart[], unit: string): string {
  const [only] = parts;
  if (only && parts.length === 1) return only.isFromStock ? only.time : `tedarik edilerek ${only.time}`;
  return parts
    .map(({ quantity, isFromStock, time }) => {
      const source = isFromStock ? 'stoktan' : 'tedarik edilerek';
      return `${formatQuantity(quantity, unit)} ${source} ${time}`;
    })
    .join(', ');
}

/** Whether some of a line has to be procured. */
export const isProcured = (parts: readonly DeliveryPart[]) => parts.some(({ isFromStock }) => !isFromStock);
