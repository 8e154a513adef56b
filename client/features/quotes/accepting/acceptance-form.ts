import * as z from '../../../ui/form/zod';
import { checkoutSchema, type CheckoutValues } from '../../orders/checkout/checkout-form';
import { orderDraft } from '../../orders/checkout/order-draft';
import {
  type ReferenceValues,
  referencesSchema,
  sentReferences,
  typedReferences,
} from '../../orders/detail/reference-fields';
import { type ShownOffer, type ShownQuote } from '../detail/shown-quote.fragment';
import { type QuoteKey } from '../status/quote-key';
import { type AcceptanceDraft } from './accept.query';

/** A checkout, with the buyer's references and the alternatives that take the place of their lines. */
export const acceptanceSchema = z.intersection(
  checkoutSchema,
  z.object({
    references: referencesSchema,
    /** Line → the alternative that replaces it; empty for the line itself. */
    alternatives: z.record(z.string(), z.string()),
  }),
);

export type AcceptanceValues = CheckoutValues & {
  readonly references: ReferenceValues;
  readonly alternatives: Record<string, string>;
};

/** The form as the quote knows it: who asked, and their references. */
export function emptyAcceptance(quote: ShownQuote, known: CheckoutValues): AcceptanceValues {
  const { buyer, purchaseReferences } = quote;
  const lines = quote.offers.at(-1)?.lines ?? [];
  const replaceable = new Set(lines.flatMap(({ alternativeOf }) => alternativeOf ?? []));
  const asked = buyer && {
    name: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
    company: buyer.company ?? '',
  };
  return {
    ...known,
    buyer:
      known.buyer.email === ''
        ? { ...known.buyer, ...asked }
        : { ...known.buyer, company: known.buyer.company || (asked?.company ?? '') },
    references: typedReferences(purchaseReferences),
    alternatives: Object.fromEntries([...replaceable].map((id) => [id, ''])),
  };
}

/** What the documents of the order depend on. */
export function acceptanceDraft(
  quoteKey: QuoteKey,
  { number, lines }: ShownOffer,
  values: AcceptanceValues,
): AcceptanceDraft {
  // Those of an offer that was replaced meanwhile stay in the form, and stand for nothing.
  const alternatives = lines.flatMap(({ id }) => values.alternatives[id] || []);
  return {
    ...orderDraft(values),
    ...quoteKey,
    offer: number,
    ...(alternatives.length > 0 && { alternatives }),
    references: sentReferences(values.references),
  };
}
