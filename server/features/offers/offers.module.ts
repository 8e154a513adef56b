import { Module } from '@nestjs/common';
import { OfferQueries } from './offer.queries.js';

/** What is sold at this moment: prices, choices and stock, never kept. */
@Module({ providers: [OfferQueries], exports: [OfferQueries] })
export class OffersModule {}
