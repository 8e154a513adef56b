import { useEffect, useState } from 'react';
import { TEXT_FIELDS, type TextField } from './checkout-fields';
import { type CheckoutValues, type PaymentMethod } from './order-draft';
import { dropNote, readNote, writeNote } from '../../ui/session-note';

const KEY = 'siparis-bilgileri';

/** What the buyer did to the form; what is not in it was never touched. */
interface Typed {
  readonly texts: Partial<Record<TextField, string>>;
  readonly billsToShipping: boolean;
  readonly paymentMethod?: PaymentMethod;
  /** Slug of a document → hash of the very text that was accepted. */
  readonly accepted: Readonly<Record<string, string>>;
}

const UNTOUCHED: Typed = { texts: {}, billsToShipping: true, accepted: {} };

/** What a profile knows: shown in fields that were never touched, and only there. */
export type Prefill = { readonly [Field in TextField]?: string | null };

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** The form's values. They outlive a step back and a reload, until the order is placed or the tab is closed. */
export function useCheckoutForm(prefill: Prefill, paymentMethods: readonly PaymentMethod[]) {
  const [typed, setTyped] = useState<Typed>(() => readTyped(readNote(KEY)));
  useEffect(() => writeNote(KEY, typed), [typed]);
  const values: CheckoutValues = {
    texts: Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, typed.texts[field] ?? prefill[field] ?? '']),
    ) as CheckoutValues['texts'],
    billsToShipping: typed.billsToShipping,
    paymentMethod:
      paymentMethods.find((method) => method === typed.paymentMethod) ?? paymentMethods[0] ?? 'BANK_TRANSFER',
  };
  return {
    values,
    write: (field: TextField, text: string) =>
      setTyped((before) => ({ ...before, texts: { ...before.texts, [field]: text } })),
    billToShipping: (billsToShipping: boolean) => setTyped((before) => ({ ...before, billsToShipping })),
    payBy: (paymentMethod: PaymentMethod) => setTyped((before) => ({ ...before, paymentMethod })),
    accepted: typed.accepted,
    accept: (slug: string, hash: string | null) =>
      setTyped((before) => ({ ...before, accepted: withAcceptance(before.accepted, slug, hash) })),
  };
}

/** After the order: nothing of the buyer stays in the browser. */
export function forgetCheckoutForm(): void {
  dropNote(KEY);
}

function withAcceptance(accepted: Typed['accepted'], slug: string, hash: string | null): Typed['accepted'] {
  const { [slug]: _earlier, ...others } = accepted;
  return hash === null ? others : { ...others, [slug]: hash };
}

/** A note of another version of the shop, or a broken one, counts as none. */
function readTyped(note: unknown): Typed {
  if (typeof note !== 'object' || note === null) return UNTOUCHED;
  const { texts, billsToShipping, paymentMethod, accepted } = note as Partial<Record<keyof Typed, unknown>>;
  return {
    texts: stringsOf(texts),
    billsToShipping: billsToShipping !== false,
    paymentMethod: typeof paymentMethod === 'string' ? (paymentMethod as PaymentMethod) : undefined,
    accepted: stringsOf(accepted),
  };
}

function stringsOf(note: unknown): Record<string, string> {
  if (typeof note !== 'object' || note === null) return {};
  return Object.fromEntries(
    Object.entries(note).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
