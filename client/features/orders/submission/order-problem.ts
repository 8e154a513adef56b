import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../../graphql/refusal';

/** A line that the stock does not cover, and when it is delivered. */
export interface ProcuredLine {
  readonly productName: string;
  readonly delivery: string;
}

/** Why there is no order yet, and what the buyer can do. */
export type OrderProblem =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  /** The sum is another by now; pressing again agrees to it. */
  | { readonly kind: 'price-changed'; readonly agreedTotal: number; readonly total?: number }
  /** The texts are others by now, perhaps because of what the stock no longer covers. */
  | { readonly kind: 'documents-changed'; readonly procured: readonly ProcuredLine[] }
  | { readonly kind: 'cart-empty' }
  /** An earlier attempt with other content was received under this key. */
  | { readonly kind: 'already-ordered'; readonly number?: string }
  /** Nobody knows whether the order was received. */
  | { readonly kind: 'unanswered'; readonly reference?: string }
  /** The cart holds more than this buyer may order here. */
  | { readonly kind: 'over-limit'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly concernsCart: boolean };

/** Refusals whose remedy is in the cart. */
const CART_CODES: ReadonlySet<string> = new Set([
  'OUT_OF_STOCK',
  'PRODUCT_NOT_FOUND',
  'VARIATION_NOT_FOUND',
  'PRICE_ON_REQUEST',
]);

/** Reads the server's answer to an order; `agreedTotal` is the sum the buyer agreed to. */
export function orderProblem(error: CombinedError, agreedTotal: number): OrderProblem {
  const { code, message, fields, details } = refusalOf(error);
  switch (code) {
    case 'BAD_USER_INPUT':
      return Object.keys(fields).length > 0
        ? { kind: 'fields', fields }
        : { kind: 'refused', message, concernsCart: false };
    case 'PRICE_CHANGED':
      return { kind: 'price-changed', agreedTotal, total: numberOf(details.total) };
    case 'DOCUMENTS_CHANGED':
    case 'DOCUMENTS_NOT_ACCEPTED':
      return { kind: 'documents-changed', procured: procuredOf(details.procured) };
    case 'CART_EMPTY':
      return { kind: 'cart-empty' };
    case 'IDEMPOTENCY_CONFLICT':
      return { kind: 'already-ordered' };
    case 'ORDER_ALREADY_PLACED':
      return { kind: 'already-ordered', number: stringIn(details.number) };
    case 'ORDER_LIMIT_EXCEEDED':
    case 'OPEN_ORDERS_EXCEEDED':
      return { kind: 'over-limit', message };
    case 'NETWORK':
    case 'INTERNAL':
      return { kind: 'unanswered', reference: stringIn(details.reference) };
    default:
      return { kind: 'refused', message, concernsCart: CART_CODES.has(code) };
  }
}

function procuredOf(detail: unknown): ProcuredLine[] {
  if (!Array.isArray(detail)) return [];
  return detail.flatMap((line: Partial<Record<string, unknown>> | null) => {
    const [productName, delivery] = [stringIn(line?.productName), stringIn(line?.delivery)];
    return productName !== undefined && delivery !== undefined ? [{ productName, delivery }] : [];
  });
}

function numberOf(detail: unknown): number | undefined {
  return typeof detail === 'number' ? detail : undefined;
}

function stringIn(detail: unknown): string | undefined {
  return typeof detail === 'string' ? detail : undefined;
}
