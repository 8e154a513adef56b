/** The most of one product an order takes. */
export const MAX_QUANTITY = 99_999;

/** A typed, pasted or stepped quantity, held between the minimum order and 99999; nonsense becomes the minimum. */
export function clampQuantity(given: string | number, minimum: number): number {
  const quantity = typeof given === 'number' ? given : Number.parseInt(given.replace(/[.\s]/g, ''), 10);
  const lowest = Math.min(Math.max(1, Math.trunc(minimum)), MAX_QUANTITY);
  if (Number.isNaN(quantity)) return lowest;
  return Math.min(Math.max(Math.trunc(quantity), lowest), MAX_QUANTITY);
}
