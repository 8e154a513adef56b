import { asTyped } from '../../../kernel/input/code-text.js';
const LENGTH = 8;
const WHOLE_ID = /^[0-9a-f]{8}-/;

/** What people call an order: the first eight characters of its id. */
export function orderNumber(id: string): string {
  return id.slice(0, LENGTH);
}

/** People write a number with a hash in front, in capitals, or as the whole id. */
export function typedNumber(text: string): string {
  const typed = asTyped(text).trim().replace(/^#/, '').toLowerCase();
  return WHOLE_ID.test(typed) ? orderNumber(typed) : typed;
}
