import { channelOf, historyActor } from '../../../kernel/actor/history-event.type.js';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { QuoteEvent } from '../history/quote.events.js';
import type { QuoteSnapshot } from '../history/quote.snapshot.js';
import { DECLINE_REASON_NAMES, type QuoteStatus } from '../history/quote.statuses.js';
import type { QuoteHistoryEntry } from './quote-history.type.js';

type Facts = Pick<QuoteHistoryEntry, 'text' | 'reason' | 'note' | 'isBuyerNotified'>;

const NO_FACTS = { reason: null, note: null, isBuyerNotified: null };

/** The history of a quote for staff, oldest event first. */
export function historyOf(
  events: readonly Recorded<QuoteEvent>[],
  buyer: QuoteSnapshot['buyer'],
): QuoteHistoryEntry[] {
  let status: QuoteStatus | null = null;
  return events.map((event) => {
    const before: QuoteStatus | null = status;
    status = statusAfter(event, before);
    const isChanged = status !== before;
    return {
      ...NO_FACTS,
      ...factsOf(event),
      version: event.version,
      type: event.type,
      at: event.recordedAt,
      channel: channelOf(event.actor),
      actor: historyActor(event.actor, buyer),
      from: isChanged ? before : null,
      to: isChanged ? status : null,
    };
  });
}

function statusAfter(event: QuoteEvent, before: QuoteStatus | null): QuoteStatus | null {
  switch (event.type) {
    case 'QuoteRequested':
      return 'new';
    case 'QuoteOffered':
      return 'quoted';
    case 'CounterOffered':
      return 'processing';
    case 'QuoteStatusChanged':
      return event.data.to;
    case 'QuoteAccepted':
      return 'accepted';
    case 'QuoteDeclined':
      return 'rejected';
    case 'QuoteMessageSent':
    case 'QuoteNoted':
    case 'QuoteResent':
      return before;
  }
}

type Told = Pick<Facts, 'text'> & Partial<Facts>;

type RequestEvent = Extract<Recorded<QuoteEvent>, { type: 'QuoteRequested' }>;

type DataOf<Type extends QuoteEvent['type']> = Extract<QuoteEvent, { type: Type }>['data'];

function factsOf(event: Recorded<QuoteEvent>): Told {
  switch (event.type) {
    case 'QuoteRequested':
      return { text: requestText(event) };
    case 'QuoteOffered':
      return { text: `Sürüm ${event.data.offer} verildi.`, isBuyerNotified: event.data.isBuyerNotified };
    case 'CounterOffered':
      return { text: `Müşteri sürüm ${event.data.offer} için değişiklik istedi.` };
    case 'QuoteMessageSent':
      return messageFacts(event.data);
    case 'QuoteStatusChanged':
      return { text: 'Durum değiştirildi.', reason: event.data.reason };
    case 'QuoteNoted':
      return { text: 'İç not eklendi.', note: event.data.note };
    case 'QuoteAccepted':
      return acceptanceFacts(event.data);
    case 'QuoteDeclined':
      return declineFacts(event.data);
    case 'QuoteResent':
      return { text: resentText(event.data), isBuyerNotified: true };
  }
}

const messageFacts = ({ side, isBuyerNotified }: DataOf<'QuoteMessageSent'>): Told =>
  side === 'shop' ? { text: 'Müşteriye yanıt yazıldı.', isBuyerNotified } : { text: 'Müşteri mesaj yazdı.' };

const acceptanceFacts = ({ offer, orderNumber, saidBy }: DataOf<'QuoteAccepted'>): Told => ({
  text: `Sürüm ${offer} kabul edildi: sipariş #${orderNumber}.`,
  reason: saidBy,
});

const declineFacts = ({ reason, message }: DataOf<'QuoteDeclined'>): Told => ({
  text: 'Müşteri reddetti.',
  reason: [DECLINE_REASON_NAMES[reason], message].filter(Boolean).join(': '),
});

const resentText = ({ offer }: DataOf<'QuoteResent'>): string =>
  offer === 0 ? 'Bağlantı yeniden gönderildi.' : `Sürüm ${offer} yeniden gönderildi.`;

function requestText({ data: { channel, renewalOf }, onBehalfOf }: RequestEvent): string {
  if (renewalOf !== null) return 'Teklif yeniden istendi.';
  if (onBehalfOf?.kind === 'customer') return 'Müşterinin hesabı adına talep yazıldı.';
  return channel === 'staff' ? 'Telefonla gelen talep yazıldı.' : 'Teklif istendi.';
}
