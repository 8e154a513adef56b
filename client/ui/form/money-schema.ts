import { hasUngroupedDot, readKurus } from '../../shop/kurus';
import * as z from './zod';

/** An amount above 0, as the money field has it: text that `readKurus` reads. */
export const moneySchema = z.string().superRefine((typed, context) => {
  const message = errorOf(typed) ?? (readKurus(typed) === 0 ? 'Sıfırdan büyük bir tutar yazın.' : undefined);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** The same, which may be 0. */
export const moneyOrZeroSchema = z.string().superRefine((typed, context) => {
  const message = errorOf(typed);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

function errorOf(typed: string): string | undefined {
  if (typed.trim() === '') return 'Tutarı yazın.';
  if (hasUngroupedDot(typed)) return 'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50';
  return readKurus(typed) === null ? 'Tutarı 1.234,50 gibi yazın.' : undefined;
}
