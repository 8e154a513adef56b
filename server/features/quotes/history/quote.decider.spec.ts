import {
  acceptQuote,
  changeQuoteStatus,
  counterQuote,
  declineQuote,
  noteQuote,
  offerQuote,
  requestQuote,
  resendQuote,
  sendQuoteMessage,
} from './quote.decider.js';
import type { OfferedLine, QuoteEvent } from './quote.events.js';
import { quoteOf, type QuoteState } from './quote.state.js';
import { LAST_DAY, line, offered, REQUEST } from './test-quote.js';

const ID = '7b1e4c02-93aa-4d1f-8c55-2f60d1a9be41';
const TODAY = '2026-11-27';
const DURING = new Date('2026-12-01T09:00:00Z');

const after = (...events: QuoteEvent[]): QuoteState => quoteOf([...requestQuote(ID, REQUEST), ...events]);
const offer = (quote: QuoteState, lines = [line('a')], validUntil = LAST_DAY) =>
  offerQuote({ ...offered(lines, validUntil), today: TODAY }, quote);
const OFFERED = offer(after());
const erased = (...events: QuoteEvent[]): QuoteState => ({ ...after(...events), buyer: null });
const acceptance = (change: object = {}) => ({
  offer: 1,
  orderId: 'order',
  orderNumber: 'ABCD1234',
  alternatives: [] as string[],
  source: 'buyer' as const,
  saidBy: null,
  now: DURING,
  ...change,
});
const ACCEPTED = acceptQuote(acceptance(), after(...OFFERED));
const counter = (quote: QuoteState, change: object = {}) =>
  counterQuote(
    {
      offer: 1,
      message: null,
      responseDueAt: '2026-12-03T21:00:00.000Z',
      now: DURING,
      lines: [{ lineId: 'a', quantity: 4, targetPriceKurus: null, isUnwanted: false }],
      ...change,
    },
    quote,
  );
const decline = (quote: QuoteState, seen: number | null = 1) =>
  declineQuote({ offer: seen, reason: 'price', message: null }, quote);
const refusesWith = (code: string) => expect.objectContaining({ code }) as Error;

it('names a quote by its id', () => {
  expect(requestQuote(ID, REQUEST)).toMatchObject([{ data: { number: 'TKL-7B1E4C02' } }]);
});

it('counts its offers from 1, and allows another one after each', () => {
  expect(OFFERED).toMatchObject([{ type: 'QuoteOffered', data: { offer: 1 } }]);
  expect(offer(after(...OFFERED))).toMatchObject([{ data: { offer: 2 } }]);
});

it.each<[string, string, OfferedLine[], string]>([
  ['without a line that counts', 'QUOTE_EMPTY', [], LAST_DAY],
  ['without a price', 'QUOTE_PRICE_INVALID', [line('a', { unitPriceKurus: 0 })], LAST_DAY],
  ['of a line nobody asked for', 'QUOTE_LINE_UNKNOWN', [line('a', { askedLineId: 'other' })], LAST_DAY],
  [
    'with an alternative to nothing',
    'QUOTE_LINE_UNKNOWN',
    [line('a'), line('b', { alternativeOf: 'x' })],
    LAST_DAY,
  ],
  ['that ends today', 'QUOTE_VALIDITY_INVALID', [line('a')], TODAY],
  ['that is valid for more than a year', 'QUOTE_VALIDITY_INVALID', [line('a')], '2027-11-28'],
])('refuses an offer %s', (_, code, lines, validUntil) => {
  expect(() => offer(after(), lines, validUntil)).toThrow(refusesWith(code));
});

it('is accepted up to the last instant of its last day in Istanbul, and not one later', () => {
  const at = (now: string) => () => acceptQuote(acceptance({ now: new Date(now) }), after(...OFFERED));
  expect(at('2026-12-27T20:59:59.999Z')()).toMatchObject([{ type: 'QuoteAccepted' }]);
  expect(at('2026-12-27T21:00:00.000Z')).toThrow(refusesWith('QUOTE_EXPIRED'));
});

it('is accepted once, and then neither offered, countered nor declined', () => {
  const quote = after(...OFFERED, ...ACCEPTED);
  for (const again of [
    () => acceptQuote(acceptance(), quote),
    () => offer(quote),
    () => counter(quote),
    () => decline(quote),
  ]) {
    expect(again).toThrow(refusesWith('QUOTE_ALREADY_ACCEPTED'));
  }
});

it('refuses every answer to an offer that is no longer the newest', () => {
  const quote = after(...OFFERED, ...offer(after(...OFFERED)));
  for (const answer of [
    () => acceptQuote(acceptance(), quote),
    () => counter(quote),
    () => decline(quote),
    () => decline(quote, null),
  ]) {
    expect(answer).toThrow(refusesWith('QUOTE_OFFER_OUTDATED'));
  }
});

it('is neither accepted nor countered without an offer, or while the shop works on it', () => {
  expect(() => acceptQuote(acceptance(), after())).toThrow(refusesWith('QUOTE_NOT_OPEN'));
  expect(() => counter(after(...OFFERED, ...counter(after(...OFFERED))))).toThrow(
    refusesWith('QUOTE_NOT_OPEN'),
  );
});

it('takes one alternative for each line, of those that were offered', () => {
  const lines = [line('a'), line('b', { alternativeOf: 'a' }), line('c', { alternativeOf: 'a' })];
  const quote = after(...offer(after(), lines));
  expect(acceptQuote(acceptance({ alternatives: ['b'] }), quote)).toMatchObject([
    { data: { alternatives: ['b'] } },
  ]);
  for (const alternatives of [['b', 'c'], ['a'], ['x'], ['b', 'b']]) {
    expect(() => acceptQuote(acceptance({ alternatives }), quote)).toThrow(
      refusesWith('QUOTE_ALTERNATIVE_UNKNOWN'),
    );
  }
});

it('is countered by its own lines alone, and is worked on again', () => {
  const countered = counter(after(...OFFERED));
  expect(after(...OFFERED, ...countered).status).toBe('processing');
  const lines = [{ lineId: 'x', quantity: 1, targetPriceKurus: null, isUnwanted: false }];
  expect(() => counter(after(...OFFERED), { lines })).toThrow(refusesWith('QUOTE_LINE_UNKNOWN'));
});

it('is not countered by what changes and says nothing', () => {
  const lines = [{ lineId: 'a', quantity: null, targetPriceKurus: null, isUnwanted: false }];
  expect(() => counter(after(...OFFERED), { lines })).toThrow(refusesWith('QUOTE_COUNTER_EMPTY'));
  expect(counter(after(...OFFERED), { lines, message: 'Vade mümkün mü?' })).toHaveLength(1);
});

it('is declined with or without an offer, and stays quiet about a second time', () => {
  expect(decline(after(), null)).toMatchObject([{ data: { offer: null, reason: 'price' } }]);
  const declined = decline(after(...OFFERED));
  expect(declined).toMatchObject([{ data: { offer: 1 } }]);
  expect(decline(after(...OFFERED, ...declined))).toEqual([]);
});

it('refuses whatever could not be kept of an erased buyer, nor be mailed to them', () => {
  const message = {
    side: 'buyer' as const,
    message: 'Merhaba',
    files: [],
    fileNames: {},
    isBuyerNotified: false,
  };
  for (const write of [
    () => offer(erased()),
    () => counter(erased(...OFFERED)),
    () => decline(erased(...OFFERED)),
    () => acceptQuote(acceptance(), erased(...OFFERED)),
    () => sendQuoteMessage(message, erased()),
    () => resendQuote(erased()),
  ]) {
    expect(write).toThrow(refusesWith('QUOTE_BUYER_ERASED'));
  }
});

it('records no empty message, no blank note and no status that it has', () => {
  const empty = { side: 'shop' as const, message: null, files: [], fileNames: {}, isBuyerNotified: false };
  expect(sendQuoteMessage(empty, after())).toEqual([]);
  expect(noteQuote({ note: ' \n ' })).toEqual([]);
  expect(noteQuote({ note: ' Vade onaylı ' })).toEqual([
    { type: 'QuoteNoted', data: { note: 'Vade onaylı' } },
  ]);
  expect(changeQuoteStatus({ to: 'new', reason: null }, after())).toEqual([]);
  expect(changeQuoteStatus({ to: 'rejected', reason: null }, after())).toMatchObject([
    { data: { from: 'new', to: 'rejected' } },
  ]);
});

it('keeps the status of an accepted quote: its order goes on', () => {
  const accepted = after(...OFFERED, ...acceptQuote(acceptance(), after(...OFFERED)));
  for (const to of ['new', 'processing', 'quoted', 'rejected'] as const) {
    expect(() => changeQuoteStatus({ to, reason: null }, accepted)).toThrow(
      refusesWith('QUOTE_ALREADY_ACCEPTED'),
    );
  }
  expect(changeQuoteStatus({ to: 'accepted', reason: null }, accepted)).toEqual([]);
});
