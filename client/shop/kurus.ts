const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const PLAIN = /^\d+(?:,\d{1,2})?$/;
const WHOLE_DIGITS = 12;

/**
 * An exact amount as people type it, in kuruş: 1.234,50 and 1234,5 alike; null for anything else. A dot groups thousands: 1.5 may mean
 * 1,5 or 1.500, so it is none.
 */
export function readKurus(typed: string): number | null {
  const text = typed.replace(/[\s₺]/g, '');
  if (!GROUPED.test(text) && !PLAIN.test(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll('.', '').split(',');
  return whole.length > WHOLE_DIGITS ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 123450 → 1.234,50, as it stands in a field that is typed into. */
export function writeKurus(kurus: number): string {
  return groupThousands((kurus / 100).toFixed(2).replace('.', ','));
}

/** 1234567,5 → 1.234.567,5; dots that stand there already are set anew. */
export function groupThousands(typed: string): string {
  const [whole = '', ...fraction] = typed.split(',');
  const digits = whole.replaceAll('.', '');
  if (!/^\d+$/.test(digits)) return typed;
  return [digits.replace(/\B(?=(?:\d{3})+$)/g, '.'), ...fraction].join(',');
}

/** Whether a dot stands where it does not group thousands. */
export function hasUngroupedDot(typed: string): boolean {
  const text = typed.replace(/[\s₺]/g, '');
  return text.includes('.') && !GROUPED.test(text);
}

/** The same with a sign before it: −14.200,00 is −1420000. */
export function readSignedKurus(typed: string): number | null {
  const text = typed.trim();
  const isNegative = /^[-−–]/.test(text);
  const kurus = readKurus(text.replace(/^[-−–+]\s*/, ''));
  return kurus !== null && isNegative ? -kurus : kurus;
}

export const writeSignedKurus = (kurus: number): string =>
  kurus < 0 ? `−${writeKurus(-kurus)}` : writeKurus(kurus);
