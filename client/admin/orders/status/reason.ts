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
