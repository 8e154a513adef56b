const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const PLAIN = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** An exact amount as people type it, in kuruş: 1.234,50 and 1234,5 and 1234.50 alike; null for anything else. */
export function readKurus(typed: string): number | null {
  const text = typed.replace(/[\s₺]/g, '');
  if (GROUPED.test(text)) return kurusOf(text.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(text) ? kurusOf(text.replace(',', '.')) : null;
}

/** 123450 → 1234,50, as it stands in a field that is typed into. */
export function writeKurus(kurus: number): string {
  return (kurus / 100).toFixed(2).replace('.', ',');
}

const kurusOf = (lira: string) => Math.round(Number(lira) * 100);
