/** A typed or pasted amount in whole lira: 10.000 is ten thousand, 2,75 is two; anything else is no bound. */
export function readLira(typed: string): number | null {
  const whole = typed
    .replace(/[\s₺]/g, '')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,]\d*$/, '');
  return /^\d{1,9}$/.test(whole) ? Number(whole) : null;
}
