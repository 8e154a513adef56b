import { hasUngroupedDot, readKurus } from '../../shop/kurus';
import * as z from './zod';

/** An amount above 0, as the money field has it: text that `readKurus` reads. */
export const moneySchema = z.string().superRefine((typed, context) => {
  const message = errorOf(typed);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

function errorOf(typed: string): string | undefined {
  if (typed.trim() === '') return 'Tutarı yazın.';
  if (hasUngroupedDot(typed)) return 'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50';
  const kurus = readKurus(typed);
  if (kurus === null) return 'Tutarı 1.234,50 gibi yazın.';
  return kurus === 0 ? 'Sıfırdan büyük bir tutar yazın.' : undefined;
}
