import { withFixedUnits } from './format';

/** When a line is delivered, as the API says it. */
interface Delivery {
  /** «1 hafta», «tedarik edilerek en geç 30 gün»; null where nothing can be promised. */
  readonly deliveryText: string | null;
  readonly delivery: readonly { readonly isFromStock: boolean }[];
}

/** A delivery with its label: «Teslimat 1 hafta», «Teslimat: tedarik edilerek en geç 30 gün». */
export function labeledDelivery(line: Delivery): string | undefined {
  if (line.deliveryText === null) return undefined;
  return withFixedUnits(`Teslimat${hasProcured(line) ? ':' : ''} ${line.deliveryText}`);
}

/** Whether some of a line has to be procured. */
export const hasProcured = ({ delivery }: Pick<Delivery, 'delivery'>) =>
  delivery.some(({ isFromStock }) => !isFromStock);
