import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';

/** What is wrong, by the name of the field. */
type FieldErrors = Readonly<Record<string, string>>;

/** Takes what the server says of single paths, and gives back what can be said at a field of the form. */
export type FormErrors = (fields: FieldErrors) => FieldErrors;

/** A line that the stock does not cover, and when it is delivered. */
interface ProcuredLine {
  readonly productName: string;
  readonly delivery: string;
}

/** Why there is no order yet, and what the buyer can do. */
export type OrderProblem =
  | { readonly kind: 'fields'; readonly errors: FieldErrors }
  /** The sum is another by now; pressing again agrees to it. */
  | { readonly kind: 'price-changed'; readonly agreedTotal: number; readonly total?: number }
  /** The texts are others by now, perhaps because of what the stock no longer covers. */
  | { readonly kind: 'documents-changed'; readonly procured: readonly ProcuredLine[] }
  | { readonly kind: 'cart-empty' }
  /** An earlier attempt with other content was received under this key. */
  | { readonly kind: 'already-ordered'; readonly number?: string }
  /** Nobody knows whether the order was received. */
  | { readonly kind: 'unanswered'; readonly reference?: string }
  | { readonly kind: 'refused'; readonly message: string; readonly concernsCart: boolean };

/** Refusals whose remedy is in the cart. */
const CART_CODES: ReadonlySet<string> = new Set([
  'OUT_OF_STOCK',
  'PRODUCT_NOT_FOUND',
  'VARIATION_NOT_FOUND',
  'PRICE_ON_REQUEST',
  'ORDER_LIMIT_EXCEEDED',
]);

/** Reads the server's answer to an order; `agreedTotal` is the sum the buyer agreed to. */
export function orderProblem(
  error: CombinedError,
  agreedTotal: number,
  formErrors: FormErrors,
): OrderProblem {
  const { code, message, fields, details } = refusalOf(error);
  switch (code) {
    case 'BAD_USER_INPUT':
      return fieldProblem(message, formErrors(fields));
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
      return { kind: 'already-ordered', number: textOf(details.number) };
    case 'NETWORK':
    case 'INTERNAL':
      return { kind: 'unanswered', reference: textOf(details.reference) };
    default:
      return { kind: 'refused', message, concernsCart: CART_CODES.has(code) };
  }
}

function fieldProblem(message: string, errors: FieldErrors): OrderProblem {
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
  return { kind: 'refused', message, concernsCart: false };
}

function procuredOf(detail: unknown): ProcuredLine[] {
  if (!Array.isArray(detail)) return [];
  return detail.flatMap((line: Partial<Record<string, unknown>> | null) => {
    const [productName, delivery] = [textOf(line?.productName), textOf(line?.delivery)];
    return productName !== undefined && delivery !== undefined ? [{ productName, delivery }] : [];
  });
}

function numberOf(detail: unknown): number | undefined {
  return typeof detail === 'number' ? detail : undefined;
}

function textOf(detail: unknown): string | undefined {
  return typeof detail === 'string' ? detail : undefined;
}
