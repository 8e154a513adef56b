import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { StoredFile } from '../../../kernel/files/private-files.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { eventOf, type QuoteSnapshot } from '../history/quote.snapshot.js';
import type { DeclineReason } from '../history/quote.statuses.js';
import { DeclineReasonEnum } from './quote.enums.js';

type Side = 'buyer' | 'shop';

const QuoteSideEnum = registerValueEnum<Side>({
  name: 'QuoteSide',
  description: 'Who says something of a quote.',
  values: { buyer: 'Who asks.', shop: 'Staff.' },
});

@ObjectType({ description: 'An answer of the wizard or of a form, as a specification.' })
export class QuoteAnswer {
  @Field(() => String, { description: 'What was asked.' })
  spec: string;

  @Field(() => String, { description: 'What was answered.' })
  value: string;

  @Field(() => String, { nullable: true, description: 'Its unit; null without one.' })
  unit: string | null;
}

@ObjectType({
  description:
    'A file of a request or a message: buyers get it at /teklif/{linkToken}/dosya/{id}, staff at /admin/teklifler/{quoteId}/dosya/{id}.',
})
export class QuoteFile {
  @Field(() => Id, { description: 'Random UUID.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'As the sender named it; null once erased.' })
  name: string | null;

  @Field(() => String, { description: 'What is in it: application/pdf.' })
  mediaType: string;

  @Field(() => Int, { description: 'Its size.' })
  bytes: number;

  static of(file: StoredFile, names: Record<string, string> | null | undefined): QuoteFile {
    return { ...file, name: names?.[file.id] ?? null };
  }
}

@ObjectType({ description: 'A message between buyer and shop.' })
export class QuoteMessage {
  @Field(() => Id, { description: 'Stays the same.' })
  id: string;

  @Field(() => QuoteSideEnum, { description: 'Who wrote it.' })
  side: Side;

  @Field(() => DateTime, { description: 'When it was sent.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'As typed; null beside files alone, and once erased.' })
  message: string | null;

  @Field(() => [QuoteFile], { description: 'Files that came with it.' })
  files: QuoteFile[];

  static of(quote: QuoteSnapshot, sent: QuoteSnapshot['messages'][number]): QuoteMessage {
    const { version, side, message } = sent;
    const files = sent.files.map((file) => QuoteFile.of(file, sent.fileNames));
    return { id: `${quote.id}/${version}`, side, message, files, at: eventOf(quote, sent).recordedAt };
  }
}

@ObjectType({ description: 'What the buyer wants otherwise of one offered line.' })
class QuoteCounterOfferLine {
  @Field(() => Id, { description: 'The offered line.' })
  lineId: string;

  @Field(() => Int, { nullable: true, description: 'Wanted quantity; null leaves it.' })
  quantity: number | null;

  @Field(() => Money, { nullable: true, description: 'Wanted net price of one; null leaves it.' })
  targetPrice: number | null;

  @Field(() => Boolean, { description: 'Whether the line is to go.' })
  isUnwanted: boolean;
}

@ObjectType({ description: 'What the buyer wants otherwise of an offer.' })
export class QuoteCounterOffer {
  @Field(() => Int, { description: 'Number of the offer.' })
  offer: number;

  @Field(() => DateTime, { description: 'When it was sent.' })
  at: Date;

  @Field(() => [QuoteCounterOfferLine], { description: 'Lines that are to be otherwise.' })
  lines: QuoteCounterOfferLine[];

  @Field(() => String, { nullable: true, description: 'As typed; null without one, and once erased.' })
  message: string | null;

  static of(quote: QuoteSnapshot, countered: QuoteSnapshot['counterOffers'][number]): QuoteCounterOffer {
    const { offer, message, lines } = countered;
    return {
      offer,
      message,
      at: eventOf(quote, countered).recordedAt,
      lines: lines.map(({ targetPriceKurus: targetPrice, ...line }) => ({ ...line, targetPrice })),
    };
  }
}

@ObjectType({ description: 'That the buyer does not want it.' })
export class QuoteDecline {
  @Field(() => Int, { nullable: true, description: 'The newest offer then; null when there was none.' })
  offer: number | null;

  @Field(() => DeclineReasonEnum, { description: 'Why.' })
  reason: DeclineReason;

  @Field(() => String, { nullable: true, description: 'As typed; null without one, and once erased.' })
  message: string | null;

  @Field(() => DateTime, { description: 'When it was declined.' })
  at: Date;

  static of(quote: QuoteSnapshot): QuoteDecline | null {
    const { declined } = quote;
    if (!declined) return null;
    const { offer, reason, message } = declined;
    return { offer, reason, message, at: eventOf(quote, declined).recordedAt };
  }
}

@ObjectType({ description: 'The order that a quote became.' })
export class QuoteOrder {
  @Field(() => Id, { description: 'Id of the order.' })
  id: string;

  @Field(() => String, { description: 'Number of the order.' })
  number: string;

  static of({ accepted }: QuoteSnapshot): QuoteOrder | null {
    return accepted && { id: accepted.orderId, number: accepted.orderNumber };
  }
}
