import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import {
  CONSENT_CHANNELS,
  CONSENT_PURPOSES,
  type ConsentChannel,
  type ConsentPurpose,
  type ConsentSource,
  recipientKindOf,
  type RecipientKind,
} from './consent.kinds.js';
import type { ConsentText } from './consent-texts.js';

/** Whose choice it is: of an account, and of a guest by the order or the quote it came with. */
interface Person {
  userId: string | null;
  orderId?: string;
  quoteId?: string;
}

/** A choice, for one or several channels. */
export interface GivenConsent extends Person {
  purpose: ConsentPurpose;
  channels: readonly ConsentChannel[];
  isGranted: boolean;
  source: ConsentSource;
  recipientKind: RecipientKind;
  /** What was agreed to; null where a consent is withdrawn. */
  text: ConsentText | null;
  requestId: string;
}

interface ConsentInForm {
  context: Pick<Cause, 'actor' | 'requestId'>;
  buyer: { company?: string | null; taxNumber?: string | null };
  text: ConsentText;
}

/** The last choice for one channel and purpose. */
export interface ConsentState {
  purpose: ConsentPurpose;
  channel: ConsentChannel;
  isGranted: boolean;
  /** The rest is null until a choice was made. */
  source: ConsentSource | null;
  recordedAt: Date | null;
  textVersion: number | null;
}

const LATEST = `
  SELECT DISTINCT ON (purpose, channel) purpose, channel, is_granted AS "isGranted", source, recorded_at AS "recordedAt",
    text_version AS "textVersion"
  FROM consent WHERE user_id = $1 ORDER BY purpose, channel, id DESC`;

/** Who agreed to which messages, when, where and to which text. Rows are only ever added: the last one counts. */
@Injectable()
export class ConsentLedger {
  constructor(private readonly dataSource: DataSource) {}

  async record(transaction: EntityManager, given: GivenConsent): Promise<void> {
    const { text } = given;
    await transaction.query(
      `INSERT INTO consent (user_id, order_id, quote_id, purpose, channel, is_granted, source, recipient_kind, text_slug, text_version,
         text_hash, request_id)
       SELECT $1, $2, $3, $4, channel, $6, $7, $8, $9, $10, $11, $12 FROM unnest($5::text[]) AS channel`,
      [
        given.userId,
        given.orderId ?? null,
        given.quoteId ?? null,
        given.purpose,
        given.channels,
        given.isGranted,
        given.source,
        given.recipientKind,
        text?.slug ?? null,
        text?.version ?? null,
        text?.hash ?? null,
        given.requestId,
      ],
    );
  }

  /** What a buyer agreed to with an order: the text is about all channels. */
  recordWithOrder(
    transaction: EntityManager,
    { orderId, ...form }: ConsentInForm & { orderId: string },
  ): Promise<void> {
    return this.record(transaction, { ...consentIn(form), orderId, source: 'checkout' });
  }

  /** What a buyer agreed to with a request for a quote: the text is about all channels. */
  recordWithQuote(
    transaction: EntityManager,
    { quoteId, ...form }: ConsentInForm & { quoteId: string },
  ): Promise<void> {
    return this.record(transaction, { ...consentIn(form), quoteId, source: 'quote' });
  }

  /** Every channel and purpose, also those without a choice yet: they count as refused. */
  async of(userId: string): Promise<ConsentState[]> {
    const made = await this.dataSource.query<ConsentState[]>(LATEST, [userId]);
    return CONSENT_PURPOSES.flatMap((purpose) =>
      CONSENT_CHANNELS.map(
        (channel): ConsentState =>
          made.find((state) => `${state.purpose} ${state.channel}` === `${purpose} ${channel}`) ?? {
            purpose,
            channel,
            isGranted: false,
            source: null,
            recordedAt: null,
            textVersion: null,
          },
      ),
    );
  }
}

type ConsentOfForm = Omit<GivenConsent, 'source' | 'orderId' | 'quoteId'>;

function consentIn({ context: { actor, requestId }, buyer, text }: ConsentInForm): ConsentOfForm {
  return {
    text,
    requestId,
    channels: CONSENT_CHANNELS,
    isGranted: true,
    purpose: 'marketing',
    userId: actor.kind === 'customer' ? actor.id : null,
    recipientKind: recipientKindOf(buyer),
  };
}
