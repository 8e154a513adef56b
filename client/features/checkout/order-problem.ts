import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';
import { type FieldErrors, fieldOfPath } from './checkout-fields';

/** Why there is no order yet, and what the buyer can do. */
export type OrderProblem =
  | { readonly kind: 'fields'; readonly errors: FieldErrors }
  /** The sum is another by now; pressing again agrees to it. */
  | { readonly kind: 'price-changed'; readonly agreedTotal: number; readonly total?: number }
  | { readonly kind: 'documents-changed' }
  | { readonly kind: 'cart-empty' }
  /** An earlier attempt with other content was received under this key. */
  | { readonly kind: 'already-ordered' }
  /** Nobody knows whether the order was received. */
  | { readonly kind: 'unanswered'; readonly reference?: string }
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
      return fieldProblem(message, fieldErrors(fields));
    case 'PRICE_CHANGED':
      return { kind: 'price-changed', agreedTotal, total: numberOf(details.total) };
    case 'DOCUMENTS_CHANGED':
    case 'DOCUMENTS_NOT_ACCEPTED':
      return { kind: 'documents-changed' };
    case 'CART_EMPTY':
      return { kind: 'cart-empty' };
    case 'IDEMPOTENCY_CONFLICT':
      return { kind: 'already-ordered' };
    case 'NETWORK':
    case 'INTERNAL':
      return { kind: 'unanswered', reference: textOf(details.reference) };
    default:
      return { kind: 'refused', message, concernsCart: CART_CODES.has(code) };
  }
}

/** What the server says of fields of the form while it makes the documents. */
export function draftErrors(error: CombinedError): FieldErrors {
  return fieldErrors(refusalOf(error).fields);
}

function fieldProblem(message: string, errors: FieldErrors): OrderProblem {
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
  return { kind: 'refused', message, concernsCart: false };
}

function fieldErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const field = fieldOfPath(path);
      return field ? [[field, message]] : [];
    }),
  );
}

function numberOf(detail: unknown): number | undefined {
  return typeof detail === 'number' ? detail : undefined;
}

function textOf(detail: unknown): string | undefined {
  return typeof detail === 'string' ? detail : undefined;
}
