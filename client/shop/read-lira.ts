const KURUS = 100;

/** A typed or pasted amount in lira, to the kuruş: 10.000 is ten thousand, 2,75 is 2.75; anything else is no bound. */
export function readLira(typed: string): number | null {
  const plain = typed
    .replace(/[\s₺\p{Cf}]|TL\s*$/gu, '')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,](\d{0,2})\d*$/, '.$1');
  return /^\d{1,9}(?:\.\d{0,2})?$/.test(plain) ? Number(plain) : null;
}

/** The same amount in kuruş: 1250.55 lira are 125055, not a fraction less. */
export const kurusOf = (lira: number): number => Math.round(lira * KURUS);

/** An amount as somebody would type it: 1250,5 lira as «1250,50»; empty for none. */
export function liraText(lira: number | null): string {
  if (lira === null) return '';
  return Number.isInteger(lira) ? String(lira) : lira.toFixed(2).replace('.', ',');
}
