import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor/actor.js';
import { fold } from '../../../kernel/turkish/fold.js';
import type { QuoteSnapshot } from '../history/quote.snapshot.js';
import { newestOffer } from '../history/quote.state.js';
import { OwnQuotes } from './own-quotes.js';

/** Quotes of a customer that are read, newest first. */
const MAX_QUOTES = 50;
const MAX_CODE_LENGTH = 40;

/** A part number of a buyer's own without case and punctuation, as their lists are compared with it. */
export const ownNumberKey = (written: string) => fold(written).replace(/[^a-z0-9]/g, '');

/** A part number of a customer's own. */
export interface OwnPartNumber {
  /** As they wrote it last. */
  written: string;
  productId: string;
}

/** Which products a customer means by part numbers of their own: their quotes say so. */
@Injectable()
export class OwnPartNumbers {
  constructor(private readonly quotes: OwnQuotes) {}

  /** By the key of each number; the newest quote counts. Empty for anybody but a customer. */
  async of(actor: Actor): Promise<ReadonlyMap<string, OwnPartNumber>> {
    if (actor.kind !== 'customer' || actor.id === null) return new Map();
    const { items } = await this.quotes.page(actor, { filter: null, skip: 0, take: MAX_QUOTES });
    return new Map(items.toReversed().flatMap(numbersOf));
  }
}

/** What the buyer named a line by, and the product they asked for, or were offered for it. */
function numbersOf(quote: QuoteSnapshot): [string, OwnPartNumber][] {
  const offered = newestOffer(quote)?.lines ?? [];
  return quote.lines.flatMap(({ id, productId }): [string, OwnPartNumber][] => {
    const text = quote.texts?.lines[id];
    const written = text?.ownPartNumber ?? text?.asWritten ?? '';
    const answer = offered.find((line) => line.askedLineId === id && line.alternativeOf === null);
    const meant = productId ?? answer?.productId ?? null;
    const isCode =
      /\d/.test(written) && written.length <= MAX_CODE_LENGTH && ownNumberKey(written).length > 2;
    return meant !== null && isCode ? [[ownNumberKey(written), { written, productId: meant }]] : [];
  });
}
