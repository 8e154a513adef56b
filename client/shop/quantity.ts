import { formatQuantity } from './format';

/** The most of one product an order takes. */
export const MAX_QUANTITY = 99_999;

/** A stepped quantity, held between the minimum order and 99999. */
export function clampQuantity(quantity: number, minimum: number): number {
  const lowest = Math.min(Math.max(1, Math.trunc(minimum)), MAX_QUANTITY);
  return Math.min(Math.max(Math.trunc(quantity), lowest), MAX_QUANTITY);
}

/** `nearest` is the limit that a number beyond it was meant to reach. */
type TypedQuantity = { readonly quantity: number } | { readonly problem: string; readonly nearest?: number };

/** 1.250 or 1250, with what stands behind a comma or, unlike a group of three, behind a point. */
const TYPED = /^([+-]?)([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:[.,](\d+))?$/;

/** A typed or pasted quantity as a Turkish reader means it: «1.250» is 1250, «2.5» is no number of pieces. */
export function readQuantity(typed: string, minimum: number, unit: string): TypedQuantity {
  const text = typed.replace(/\s/g, '').replace('−', '-');
  const written = unit.replace(/\s/g, '');
  const number = text.endsWith(written) ? text.slice(0, -written.length).replace(/×$/, '') : text;
  const [, sign, whole, fraction = ''] = TYPED.exec(number) ?? [];
  if (whole === undefined) return { problem: `«${typed.trim()}» bir miktar değil.` };
  if (/[1-9]/.test(fraction)) return { problem: `«${typed.trim()}» tam sayı değil.` };
  const quantity = Number(whole.replaceAll('.', '')) * (sign === '-' ? -1 : 1);
  const nearest = clampQuantity(quantity, minimum);
  if (nearest === quantity) return { quantity };
  const limit = `${nearest > quantity ? 'En az' : 'En çok'} ${formatQuantity(nearest, unit)}`;
  return { problem: `${limit} sipariş edilebilir.`, nearest };
}
