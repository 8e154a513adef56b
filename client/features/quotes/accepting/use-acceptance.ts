import { type CombinedError } from '@urql/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { drawKey } from '../../../shop/draw-key';
import { useForm } from '../../../ui/form/use-form';
import { isFilledIn } from '../../orders/checkout/checkout-form';
import { type MarketingConsent } from '../../orders/checkout/consent-section';
import {
  acceptedDocuments,
  DOCUMENTS_FIELD,
  missingAcceptances,
} from '../../orders/checkout/order-documents';
import { orderNotes } from '../../orders/checkout/order-draft';
import { useMadeDocuments } from '../../orders/checkout/use-order-documents';
import { type ShownOffer } from '../detail/shown-quote.fragment';
import { type QuoteKey } from '../status/quote-key';
import { AcceptQuoteMutation, madeAcceptance } from './accept.query';
import { acceptanceDraft, acceptanceSchema, type AcceptanceValues } from './acceptance-form';

const UNANSWERED =
  'Yanıt gelmedi. Yazdıklarınız duruyor; yeniden gönderebilirsiniz, ikinci bir sipariş oluşmaz.';
const CHANGED =
  'Tutar veya metinler siz formu doldururken değişti. Yenilenen metinleri onaylayıp yeniden gönderin.';

interface AcceptanceOptions {
  readonly quoteKey: QuoteKey;
  readonly offer: ShownOffer;
  readonly first: AcceptanceValues;
  readonly consent: MarketingConsent | null;
  readonly onAccepted: (order: { id: string; trackingToken: string | null }) => void;
  /** The quote is no longer what is shown: it was answered, replaced, or is over. */
  readonly onOutdated: () => void;
}

/** The form that accepts an offer, with its documents; the order is made once, however often it is sent. */
export function useAcceptance(options: AcceptanceOptions) {
  const { quoteKey, offer, first, consent, onAccepted, onOutdated } = options;
  const [, accept] = useMutation(AcceptQuoteMutation);
  const [key] = useState(drawKey);
  const order = useRef<{ id: string; trackingToken: string | null }>(undefined);
  const send = async () => {
    const values = form.methods.getValues();
    const input = {
      ...acceptanceDraft(quoteKey, offer, values),
      notes: orderNotes(values),
      idempotencyKey: key,
      acceptedDocuments: acceptedDocuments(documents.documents),
      marketingConsent: agreedConsent(consent, values),
      expectedTotal: made?.sums?.total ?? offer.total,
    };
    const { data, error } = await accept({ input }, CHANGES_QUOTE);
    if (data) {
      order.current = data.acceptQuote;
      return undefined;
    }
    const refusal = error ? refusalOf(error) : { code: 'INTERNAL', message: UNANSWERED, fields: {} };
    if (refusal.code === 'NETWORK' || refusal.code === 'INTERNAL') return { message: UNANSWERED };
    if (OUTDATED.has(refusal.code)) onOutdated();
    if (CHANGED_CODES.has(refusal.code)) {
      documents.makeAgain();
      return { message: CHANGED };
    }
    return refusal;
  };
  const form = useForm({
    schema: acceptanceSchema,
    defaultValues: first,
    check: (values: AcceptanceValues) => missingAcceptances(documents, values.acceptedDocuments),
    send,
    onAccepted: () => order.current && onAccepted(order.current),
  });
  const values = useWatch({ control: form.methods.control }) as AcceptanceValues;
  const draft = isFilledIn(values) ? acceptanceDraft(quoteKey, offer, values) : undefined;
  const { documents, made } = useMadeDocuments(draft, '', madeAcceptance);
  const { methods } = form;
  const { state } = documents;
  useEffect(() => {
    if (state === 'ready' && methods.getFieldState(DOCUMENTS_FIELD).error?.message !== undefined) {
      methods.clearErrors(DOCUMENTS_FIELD);
    }
  }, [methods, state]);
  useOutdated(documents.error, onOutdated);
  return { form, documents, sums: made?.sums };
}

/** A quote that was answered elsewhere gets no documents either: a buyer who waits for them would learn nothing. */
function useOutdated(error: CombinedError | undefined, onOutdated: () => void): void {
  const report = useEffectEvent(onOutdated);
  useEffect(() => {
    if (error && OUTDATED.has(refusalOf(error).code)) report();
  }, [error]);
}

/** The answer names the order alone. */
const CHANGES_QUOTE = { additionalTypenames: ['Quote'] };

const OUTDATED: ReadonlySet<string> = new Set([
  'QUOTE_ALREADY_ACCEPTED',
  'QUOTE_OFFER_OUTDATED',
  'QUOTE_LINK_OUTDATED',
  'QUOTE_NOT_OPEN',
  'QUOTE_EXPIRED',
]);

const CHANGED_CODES: ReadonlySet<string> = new Set([
  'PRICE_CHANGED',
  'DOCUMENTS_CHANGED',
  'DOCUMENTS_NOT_ACCEPTED',
]);

function agreedConsent(consent: MarketingConsent | null, { marketingConsent }: AcceptanceValues) {
  if (consent?.hash !== marketingConsent) return undefined;
  const { slug, version, hash } = consent;
  return { slug, version, hash };
}
