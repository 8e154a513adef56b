import { dayAfter } from '../../../kernel/clock/istanbul.js';
import type { CounteredLine, QuoteEvent, QuoteOffered, QuoteRequested } from './quote.events.js';
import { quoteNumber } from './quote.number.js';
import {
  quoteAlreadyAccepted,
  quoteAlternativeUnknown,
  quoteBuyerErased,
  quoteCounterEmpty,
  quoteEmpty,
  quoteExpired,
  quoteLineUnknown,
  quoteNotOpen,
  quoteOfferOutdated,
  quotePriceInvalid,
  quoteValidityInvalid,
} from './quote.refusals.js';
import { newestOffer, type QuoteState } from './quote.state.js';
import type { DeclineReason, QuoteStatus } from './quote.statuses.js';
import { isOver } from './quote.validity.js';

type MessageSent = Extract<QuoteEvent, { type: 'QuoteMessageSent' }>['data'];
type Accepted = Extract<QuoteEvent, { type: 'QuoteAccepted' }>['data'];

/** Days an offer may be valid at most. */
const MAX_VALIDITY_DAYS = 365;

export function requestQuote(id: string, request: Omit<QuoteRequested, 'number'>): QuoteEvent[] {
  return [{ type: 'QuoteRequested', data: { number: quoteNumber(id), ...request } }];
}

/**
 * The next offer of a quote that was not accepted.
 *
 * @param command.today day of Istanbul, YYYY-MM-DD
 * @throws QUOTE_ALREADY_ACCEPTED, QUOTE_BUYER_ERASED, QUOTE_EMPTY, QUOTE_PRICE_INVALID, QUOTE_LINE_UNKNOWN, QUOTE_VALIDITY_INVALID
 */
export function offerQuote(
  { today, ...offered }: Omit<QuoteOffered, 'offer'> & { today: string },
  quote: QuoteState,
): QuoteEvent[] {
  if (quote.accepted) throw quoteAlreadyAccepted({ orderNumber: quote.accepted.orderNumber });
  if (!quote.buyer) throw quoteBuyerErased();
  checkLines(offered.lines, quote);
  const [earliest, latest] = [dayAfter(today, 1), dayAfter(today, MAX_VALIDITY_DAYS)];
  if (offered.validUntil < earliest || offered.validUntil > latest) {
    throw quoteValidityInvalid({ earliest, latest });
  }
  return [{ type: 'QuoteOffered', data: { offer: quote.offers.length + 1, ...offered } }];
}

function checkLines(lines: QuoteOffered['lines'], quote: QuoteState): void {
  if (!lines.some(({ alternativeOf }) => alternativeOf === null)) throw quoteEmpty();
  const unpriced = lines.filter(
    ({ unitPriceKurus }) => !Number.isSafeInteger(unitPriceKurus) || unitPriceKurus <= 0,
  );
  if (unpriced.length > 0) throw quotePriceInvalid({ lineIds: unpriced.map(({ id }) => id) });
  const asked = new Set(quote.lines.map(({ id }) => id));
  const main = new Set(lines.filter(({ alternativeOf }) => alternativeOf === null).map(({ id }) => id));
  const unknown = lines.filter(
    ({ askedLineId, alternativeOf }) =>
      (askedLineId !== null && !asked.has(askedLineId)) ||
      (alternativeOf !== null && !main.has(alternativeOf)),
  );
  if (unknown.length > 0) throw quoteLineUnknown({ lineIds: unknown.map(({ id }) => id) });
}

/**
 * The buyer wants the newest offer otherwise.
 *
 * @throws QUOTE_ALREADY_ACCEPTED, QUOTE_BUYER_ERASED, QUOTE_OFFER_OUTDATED, QUOTE_NOT_OPEN, QUOTE_EXPIRED, QUOTE_COUNTER_EMPTY,
 * QUOTE_LINE_UNKNOWN
 */
export function counterQuote(
  command: {
    offer: number;
    lines: CounteredLine[];
    message: string | null;
    responseDueAt: string;
    now: Date;
  },
  quote: QuoteState,
): QuoteEvent[] {
  const { now, ...countered } = command;
  const { lines } = openOffer({ offer: command.offer, now }, quote);
  const known = new Set(lines.map(({ id }) => id));
  if (countered.message === null && !countered.lines.some(isChange)) throw quoteCounterEmpty();
  const unknown = countered.lines.map(({ lineId }) => lineId).filter((id) => !known.has(id));
  if (unknown.length > 0) throw quoteLineUnknown({ lineIds: unknown });
  return [{ type: 'CounterOffered', data: countered }];
}

const isChange = ({ quantity, targetPriceKurus, isUnwanted }: CounteredLine) =>
  quantity !== null || targetPriceKurus !== null || isUnwanted;

/**
 * Once the buyer was erased, what is written could neither be kept nor mailed.
 *
 * @throws QUOTE_BUYER_ERASED
 */
export function sendQuoteMessage(message: MessageSent, { buyer }: Pick<QuoteState, 'buyer'>): QuoteEvent[] {
  if (!buyer) throw quoteBuyerErased();
  return message.message === null && message.files.length === 0
    ? []
    : [{ type: 'QuoteMessageSent', data: message }];
}

/**
 * Staff change the status, any to any, until the quote became an order.
 *
 * @throws QUOTE_ALREADY_ACCEPTED
 */
export function changeQuoteStatus(
  { to, reason }: { to: QuoteStatus; reason: string | null },
  quote: QuoteState,
): QuoteEvent[] {
  if (quote.status === to) return [];
  if (quote.accepted) throw quoteAlreadyAccepted({ orderNumber: quote.accepted.orderNumber });
  return [{ type: 'QuoteStatusChanged', data: { from: quote.status, to, reason } }];
}

export function noteQuote({ note }: { note: string }): QuoteEvent[] {
  const text = note.trim();
  return text === '' ? [] : [{ type: 'QuoteNoted', data: { note: text } }];
}

/**
 * A quote becomes an order: only while its newest offer is the accepted one, open and valid.
 *
 * @throws QUOTE_ALREADY_ACCEPTED, QUOTE_BUYER_ERASED, QUOTE_OFFER_OUTDATED, QUOTE_NOT_OPEN, QUOTE_EXPIRED,
 * QUOTE_ALTERNATIVE_UNKNOWN
 */
export function acceptQuote({ now, ...accepted }: Accepted & { now: Date }, quote: QuoteState): QuoteEvent[] {
  const { lines } = openOffer({ offer: accepted.offer, now }, quote);
  checkAlternatives(accepted.alternatives, lines);
  return [{ type: 'QuoteAccepted', data: accepted }];
}

/**
 * The buyer does not want it; nothing happens when it was declined before.
 *
 * @param command.offer the one they saw; null when there was none
 * @throws QUOTE_ALREADY_ACCEPTED, QUOTE_BUYER_ERASED, QUOTE_OFFER_OUTDATED
 */
export function declineQuote(
  { offer, reason, message }: { offer: number | null; reason: DeclineReason; message: string | null },
  quote: QuoteState,
): QuoteEvent[] {
  if (quote.accepted) throw quoteAlreadyAccepted({ orderNumber: quote.accepted.orderNumber });
  if (!quote.buyer) throw quoteBuyerErased();
  if (quote.status === 'rejected') return [];
  const newest = newestOffer(quote);
  if (newest && offer !== newest.offer) throw quoteOfferOutdated({ offer: newest.offer });
  return [{ type: 'QuoteDeclined', data: { offer: newest?.offer ?? null, reason, message } }];
}

/** @throws QUOTE_BUYER_ERASED */
export function resendQuote(quote: QuoteState): QuoteEvent[] {
  if (!quote.buyer) throw quoteBuyerErased();
  return [{ type: 'QuoteResent', data: { offer: newestOffer(quote)?.offer ?? 0 } }];
}

/** The newest offer, while it may be accepted or countered. */
function openOffer({ offer, now }: { offer: number; now: Date }, quote: QuoteState): QuoteOffered {
  if (quote.accepted) throw quoteAlreadyAccepted({ orderNumber: quote.accepted.orderNumber });
  if (!quote.buyer) throw quoteBuyerErased();
  const newest = newestOffer(quote);
  if (newest && newest.offer !== offer) throw quoteOfferOutdated({ offer: newest.offer });
  if (!newest || quote.status !== 'quoted') throw quoteNotOpen({ status: quote.status });
  if (isOver(newest.validUntil, now)) throw quoteExpired({ validUntil: newest.validUntil });
  return newest;
}

function checkAlternatives(chosen: readonly string[], lines: QuoteOffered['lines']): void {
  const replaced = chosen.map((id) => lines.find((line) => line.id === id)?.alternativeOf ?? null);
  const isTwice = new Set(replaced).size !== replaced.length;
  if (isTwice || replaced.includes(null)) throw quoteAlternativeUnknown();
}
