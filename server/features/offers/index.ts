export { ChosenVariation, ChosenVariations } from './chosen-variation.input.js';
export { choose, isCounted, withinLimits } from './offer.choices.js';
export { productNotFound } from './offer.refusals.js';
export { type Offer, OfferQueries, shelfOf } from './offer.queries.js';
export { OffersModule } from './offers.module.js';
