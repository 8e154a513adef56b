import * as z from '../../../ui/form/zod';

export const MAX_REASON = 500;

/** Text of a field that takes so many characters, without the spaces around it. */
export function textUpTo(limit: number) {
  return z
    .string()
    .trim()
    .max(limit, `En çok ${String(limit)} karakter yazılabilir.`);
}

/** Why something was done with an order; its buyer reads it. */
export const reasonSchema = textUpTo(MAX_REASON);

/** A reason that has to be given. @param message says so */
export const requiredReason = (message: string) => reasonSchema.min(1, message);

export const cancelReason = requiredReason('Siparişin neden iptal edildiğini yazın.');
