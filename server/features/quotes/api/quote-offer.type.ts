import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { eventOf, type QuoteSnapshot } from '../history/quote.snapshot.js';
import { listTotalOf } from '../history/quote.pricing.js';
import { daysLeft } from '../history/quote.validity.js';
import { QuoteOfferLine } from './quote-line.type.js';

@ObjectType({ description: 'An offer of the shop; a later one replaces it.' })
export class QuoteOffer {
  @Field(() => Int, { description: 'Counts the offers of the quote from 1.' })
  number: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  sentAt: Date;

  @Field(() => String, { description: 'Last day of Istanbul on which it may be accepted, YYYY-MM-DD.' })
  validUntil: string;

  @Field(() => Int, { nullable: true, description: 'Days until that day; null once it is over.' })
  daysLeft: number | null;

  @Field(() => [QuoteOfferLine], { description: 'Its lines, alternatives among them.' })
  lines: QuoteOfferLine[];

  @Field(() => Money, { description: 'Net list prices of the lines that have one, without alternatives.' })
  listTotal: number;

  @Field(() => Money, { description: 'Net sum of the lines, without alternatives.' })
  subtotal: number;

  @Field(() => Money, { description: 'Tax (KDV) on the net sum, rounded once.' })
  tax: number;

  @Field(() => Int, { description: 'Tax rate in basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => Money, { description: 'Shipping, tax included.' })
  shipping: number;

  @Field(() => Money, { description: 'Amount to be paid, without alternatives.' })
  total: number;

  @Field(() => Int, { nullable: true, description: 'Days to pay within; null when it is paid as any order.' })
  paymentTermDays: number | null;

  @Field(() => String, { nullable: true, description: 'Terms, as staff wrote them.' })
  terms: string | null;

  @Field(() => String, { nullable: true, description: 'Note of staff to the buyer.' })
  note: string | null;

  @Field(() => Boolean, { description: 'False once a later offer replaced it.' })
  isNewest: boolean;

  static of(quote: QuoteSnapshot, offered: QuoteSnapshot['offers'][number], now: Date): QuoteOffer {
    const { offer, validUntil, paymentTermDays, texts } = offered;
    return Object.assign(new QuoteOffer(), {
      number: offer,
      validUntil,
      paymentTermDays,
      sentAt: eventOf(quote, offered).recordedAt,
      daysLeft: daysLeft(validUntil, now),
      lines: offered.lines.map((line) => QuoteOfferLine.of(line)),
      listTotal: listTotalOf(offered.lines),
      subtotal: offered.subtotalKurus,
      tax: offered.taxKurus,
      taxRate: offered.taxRateBasisPoints,
      shipping: offered.shippingKurus,
      total: offered.totalKurus,
      terms: texts?.terms ?? null,
      note: texts?.note ?? null,
      isNewest: offer === quote.offers.length,
    } satisfies Readonly<QuoteOffer>);
  }
}
