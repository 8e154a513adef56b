import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { isAcceptable, isExpired, isOverdue, type QuoteSnapshot } from '../history/quote.snapshot.js';
import type { QuoteChannel, QuoteOrigin, QuoteStatus } from '../history/quote.statuses.js';
import { QuoteChannelEnum, QuoteOriginEnum, QuoteStatusEnum } from './quote.enums.js';
import { QuoteLine } from './quote-line.type.js';
import { QuoteOffer } from './quote-offer.type.js';
import {
  QuoteAnswer,
  QuoteCounterOffer,
  QuoteDecline,
  QuoteFile,
  QuoteMessage,
  QuoteOrder,
} from './quote-talk.type.js';

@ObjectType({ description: 'Who asks, as they wrote it.' })
export class QuoteBuyer {
  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'Where offers are mailed.' })
  email: string;

  @Field(() => String, { description: 'Phone number, as typed.' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'Company; null for a person.' })
  company: string | null;
}

@ObjectType({ description: "The buyer's own references." })
export class QuoteReferences {
  @Field(() => String, { nullable: true, description: 'Number of their purchase order.' })
  purchaseOrder: string | null;

  @Field(() => String, { nullable: true, description: 'Project or site.' })
  project: string | null;

  @Field(() => String, { nullable: true, description: 'Number of their requisition.' })
  requisition: string | null;
}

@ObjectType({ description: 'What was asked for, what the shop offered, and what became of it.' })
export class Quote {
  @Field(() => Id, { description: 'Random UUID.' })
  id: string;

  @Field(() => String, { description: 'TKL- and the first eight characters of the id.' })
  number: string;

  @Field(() => Int, { description: 'Number of its events; pass it as expectedVersion.' })
  version: number;

  @Field(() => QuoteStatusEnum, { description: 'Status.' })
  status: QuoteStatus;

  @Field(() => Boolean, { description: 'Whether it is QUOTED and the newest offer is over (Süresi Doldu).' })
  isExpired: boolean;

  @Field(() => Boolean, { description: 'Whether the shop has not answered in time.' })
  isOverdue: boolean;

  @Field(() => Boolean, { description: 'Whether the newest offer may be accepted now.' })
  isAcceptable: boolean;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt: Date;

  @Field(() => DateTime, { description: 'Until when the shop answers: two business days.' })
  responseDueAt: Date;

  @Field(() => Boolean, {
    description: 'Whether the buyer is mailed that the shop has it: not once their mailbox had enough.',
  })
  isAcknowledged: boolean;

  @Field(() => Id, { nullable: true, description: 'The customer; null for a guest.' })
  customerId: string | null;

  @Field(() => QuoteBuyer, { nullable: true, description: 'Who asks; null once erased.' })
  buyer: QuoteBuyer | null;

  @Field(() => QuoteReferences, { nullable: true, description: 'Their references; null without any.' })
  purchaseReferences: QuoteReferences | null;

  @Field(() => String, { nullable: true, description: 'Message of the request; null without one.' })
  message: string | null;

  @Field(() => [QuoteFile], { description: 'Files of the request.' })
  files: QuoteFile[];

  @Field(() => QuoteChannelEnum, { description: 'Through what it was asked for.' })
  channel: QuoteChannel;

  @Field(() => QuoteOriginEnum, { description: 'Where the request began.' })
  origin: QuoteOrigin;

  @Field(() => [QuoteLine], { description: 'What was asked for; empty where staff began without a request.' })
  lines: QuoteLine[];

  @Field(() => QuoteOffer, { nullable: true, description: 'The newest offer; null before the first.' })
  offer: QuoteOffer | null;

  @Field(() => [QuoteOffer], { description: 'All offers, oldest first.' })
  offers: QuoteOffer[];

  @Field(() => [QuoteAnswer], {
    description: 'Answers about the request as a whole, such as those of the wizard.',
  })
  answers: QuoteAnswer[];

  @Field(() => [QuoteCounterOffer], { description: 'What the buyer wanted otherwise, oldest first.' })
  counterOffers: QuoteCounterOffer[];

  @Field(() => [QuoteMessage], { description: 'Messages of both sides, oldest first.' })
  messages: QuoteMessage[];

  @Field(() => QuoteDecline, {
    nullable: true,
    description: 'Null unless the buyer declined it, and since staff changed the status.',
  })
  declined: QuoteDecline | null;

  @Field(() => QuoteOrder, { nullable: true, description: 'Null until it was accepted.' })
  acceptedOrder: QuoteOrder | null;

  /** Who reads it: staff never get what only the buyer may use. */
  reader: 'buyer' | 'sender' | 'staff';

  events: QuoteSnapshot['events'];

  static of(quote: QuoteSnapshot, now: Date, reader: Quote['reader'] = 'staff'): Quote {
    const offers = quote.offers.map((offered) => QuoteOffer.of(quote, offered, now));
    return Object.assign(new Quote(), {
      reader,
      events: quote.events,
      ...headOf(quote),
      offers,
      isExpired: isExpired(quote, now),
      isOverdue: isOverdue(quote, now),
      isAcceptable: isAcceptable(quote, now),
      responseDueAt: new Date(quote.responseDueAt),
      isAcknowledged: quote.isAcknowledged,
      purchaseReferences: quote.references,
      message: quote.texts?.message ?? null,
      files: quote.files.map((file) => QuoteFile.of(file, quote.texts?.fileNames)),
      lines: quote.lines.map((line) => QuoteLine.of(line, quote.texts?.lines[line.id])),
      offer: offers.at(-1) ?? null,
      answers: quote.answers,
      counterOffers: quote.counterOffers.map((countered) => QuoteCounterOffer.of(quote, countered)),
      messages: quote.messages.map((sent) => QuoteMessage.of(quote, sent)),
      declined: QuoteDecline.of(quote),
      acceptedOrder: QuoteOrder.of(quote),
    } satisfies Readonly<Quote>);
  }
}

function headOf(quote: QuoteSnapshot) {
  const { id, number, version, status, createdAt, updatedAt, customerId, buyer, channel, origin } = quote;
  return { id, number, version, status, createdAt, updatedAt, customerId, buyer, channel, origin };
}
