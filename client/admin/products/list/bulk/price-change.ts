import { hasUngroupedDot, readKurus } from '../../../../shop/kurus';
import * as z from '../../../../ui/form/zod';
import { type PricePreviewLine, type ProductChange } from './change-products';

export const ROUNDINGS = {
  '1': 'Yuvarlama yok',
  '100': 'En yakın ₺1’e',
  '1000': 'En yakın ₺10’a',
  '10000': 'En yakın ₺100’e',
  '100000': 'En yakın ₺1.000’e',
} as const;

export interface PriceValues {
  readonly direction: 'raise' | 'lower';
  readonly kind: 'percent' | 'amount';
  /** As it was typed. */
  readonly value: string;
  readonly roundTo: keyof typeof ROUNDINGS;
}

const MOST_RAISED = 1_000;
const MOST_LOWERED = 99;
const MAX_AMOUNT_KURUS = 90_000_000_000;

/** 6,5 → 6.5; null for what is no percentage above 0. */
function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/^%\s*/, '');
  const percent = /^\d{1,4}(?:,\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  return percent > 0 ? percent : null;
}

/** What is wrong with what was typed. */
export function errorOf({ direction, kind, value }: PriceValues): string | undefined {
  if (/^\s*%?\s*[-−]/.test(value)) return 'Eksi yazmayın; düşürmek için «Azalt»ı seçin.';
  if (kind === 'percent') {
    const percent = readPercent(value);
    if (percent === null) return 'Oranı 6,5 gibi yazın.';
    const most = direction === 'raise' ? MOST_RAISED : MOST_LOWERED;
    return percent > most ? `En çok %${String(most)} olabilir.` : undefined;
  }
  if (hasUngroupedDot(value)) return 'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50';
  const kurus = readKurus(value);
  return kurus === null || kurus === 0 || kurus > MAX_AMOUNT_KURUS
    ? 'Tutarı 1.234,50 gibi yazın.'
    : undefined;
}

export const PRICE_SCHEMA = z
  .object({
    direction: z.enum(['raise', 'lower']),
    kind: z.enum(['percent', 'amount']),
    value: z.string(),
    roundTo: z.enum(['1', '100', '1000', '10000', '100000']),
  })
  .superRefine((values, context) => {
    const message = errorOf(values);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['value'], message });
  });

/** The change as the server takes it; undefined while it cannot be read. */
export function priceChangeOf(values: PriceValues): ProductChange | undefined {
  if (errorOf(values) !== undefined) return undefined;
  const { direction, kind, value, roundTo } = values;
  const size = kind === 'percent' ? readPercent(value) : readKurus(value);
  const signed = direction === 'raise' ? size : -(size ?? 0);
  return { price: { [kind]: signed, ...(roundTo !== '1' && { roundTo: Number(roundTo) }) } };
}

/** A price that the change leaves another one. */
export const isChanged = ({ before, after }: PricePreviewLine): boolean => after !== null && after !== before;

/** By how many percent prices change, on average over what they come to. */
export function averageChange(lines: readonly PricePreviewLine[]): number {
  const changed = lines.filter(isChanged);
  const sum = (read: (line: PricePreviewLine) => number) =>
    changed.reduce((total, line) => total + read(line), 0);
  const before = sum((line) => line.before);
  return before === 0 ? 0 : (sum((line) => line.after ?? 0) / before - 1) * 100;
}
