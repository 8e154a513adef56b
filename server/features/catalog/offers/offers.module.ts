import { Module } from '@nestjs/common';
import { OfferQueries } from './offer.queries.js';

/** Products as sold now: prices, choices and stock, never cached. */
@Module({ providers: [OfferQueries], exports: [OfferQueries] })
export class OffersModule {}
