import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { forgetDraft, readDraft, saveDraft } from '../../features/orders/checkout/checkout-draft';
import {
  checkoutSchema,
  type CheckoutValues,
  isFilledIn,
} from '../../features/orders/checkout/checkout-form';
import { type MarketingConsent } from '../../features/orders/checkout/consent-section';
import { orderDraft, orderNotes } from '../../features/orders/checkout/order-draft';
import {
  acceptedDocuments,
  DOCUMENTS_FIELD,
  missingAcceptances,
} from '../../features/orders/checkout/order-documents';
import { type OrderDocuments, useOrderDocuments } from '../../features/orders/checkout/use-order-documents';
import { attemptKey } from '../../features/orders/submission/order-attempt';
import { type OrderProblem } from '../../features/orders/submission/order-problem';
import { useOrderPlacement } from '../../features/orders/submission/use-order-placement';
import { refusalOf } from '../../graphql/refusal';
import { type FormState, useForm } from '../../ui/form/use-form';

interface CheckoutFormOptions {
  /** The form as the shop knows it before anything is typed. */
  readonly profile: CheckoutValues;
  /** Who is signed in; undefined for a guest. */
  readonly customerId: string | undefined;
  readonly paymentMethods: readonly string[];
  readonly consent: MarketingConsent | null;
  /** Sum with tax and shipping, as the buyer sees it. */
  readonly total: number;
  /** Changes whenever the cart does. */
  readonly cartMark: string;
  readonly onPlaced: (trackingToken: string) => void;
  /** The server knows another cart than the one shown. */
  readonly onCartChanged: () => void;
}

/** The form of an order with its documents, and what keeps it from being placed. */
export function useCheckoutForm(options: CheckoutFormOptions) {
  const { profile, customerId, paymentMethods, consent, total, cartMark } = options;
  const [draft] = useState(() => withOfferedMethod(readDraft(profile, customerId), profile, paymentMethods));
  const placement = useOrderPlacement({
    customerId,
    onPlaced: (trackingToken) => {
      forgetDraft();
      options.onPlaced(trackingToken);
    },
  });
  const send = async () => {
    const values = form.methods.getValues();
    const problem = await placement.place({
      ...orderDraft(values),
      notes: orderNotes(values),
      idempotencyKey: attemptKey(customerId),
      acceptedDocuments: acceptedDocuments(documents.documents),
      marketingConsent: agreedConsent(consent, values),
      expectedTotal: total,
    });
    if (!problem) return undefined;
    if (concernsCart(problem)) options.onCartChanged();
    if (problem.kind === 'price-changed' || problem.kind === 'documents-changed') documents.makeAgain();
    return problem.kind === 'fields' ? { fields: problem.fields } : {};
  };
  const form = useForm({
    schema: checkoutSchema,
    defaultValues: profile,
    draft,
    check: (values: CheckoutValues) => errorsBeyondSchema(values, documents),
    send,
  });
  const values = useWatch({ control: form.methods.control }) as CheckoutValues;
  const documents = useOrderDocuments(isFilledIn(values) ? orderDraft(values) : undefined, cartMark);
  useSavedDraft(form, (typed) => saveDraft(profile, customerId, typed));
  useDocumentErrors(form, documents);
  const submit: typeof form.submit = (event) => {
    placement.clearProblem();
    form.submit(event);
  };
  const { problem } = placement;
  return {
    form: { ...form, submit },
    documents,
    problem: problem?.kind === 'fields' ? undefined : problem,
  };
}

function withOfferedMethod(
  draft: CheckoutValues,
  { paymentMethod }: CheckoutValues,
  offered: readonly string[],
): CheckoutValues {
  return offered.includes(draft.paymentMethod) ? draft : { ...draft, paymentMethod };
}

/** What the server refuses of the draft, and each document that is not accepted. */
function errorsBeyondSchema(values: CheckoutValues, documents: OrderDocuments) {
  const refused = documents.error ? refusalOf(documents.error).fields : {};
  const isWrong = Object.keys(refused).length > 0 || !checkoutSchema.safeParse(values).success;
  // Of wrong fields no documents are made: those, and not the documents, are what is to be corrected.
  const state = isWrong && documents.state !== 'ready' ? 'waiting' : documents.state;
  return { ...refused, ...missingAcceptances({ ...documents, state }, values.acceptedDocuments) };
}

function agreedConsent(consent: MarketingConsent | null, { marketingConsent }: CheckoutValues) {
  if (consent?.hash !== marketingConsent) return undefined;
  const { slug, version, hash } = consent;
  return { slug, version, hash };
}

type CheckoutForm = FormState<CheckoutValues, unknown>;

function useSavedDraft({ methods }: Pick<CheckoutForm, 'methods'>, onType: (typed: CheckoutValues) => void) {
  const save = useEffectEvent(onType);
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // Without a name nobody typed: the draft itself was laid over, or the order is placed.
          if (name !== undefined) save(values);
        },
      }),
    [methods],
  );
}

/** What the server refuses of a draft is shown at once; the error of missing documents is cleared once they are there. */
function useDocumentErrors({ methods }: Pick<CheckoutForm, 'methods'>, { state, error }: OrderDocuments) {
  useEffect(() => {
    for (const [path, message] of Object.entries(error ? refusalOf(error).fields : {})) {
      methods.setError(path as 'buyer.email', { type: 'server', message });
    }
  }, [methods, error]);
  useEffect(() => {
    const message = methods.getFieldState(DOCUMENTS_FIELD).error?.message;
    if (state === 'ready' && typeof message === 'string') methods.clearErrors(DOCUMENTS_FIELD);
  }, [methods, state]);
}

function concernsCart(problem: OrderProblem): boolean {
  if (problem.kind === 'refused') return problem.concernsCart;
  return ['price-changed', 'documents-changed', 'cart-empty', 'already-ordered', 'over-limit'].includes(
    problem.kind,
  );
}
