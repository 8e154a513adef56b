export { CartModule } from './cart.module.js';
export { type PricingTerms, type Totals, totalsOf } from './cart.pricing.js';
export { CartService } from './cart.service.js';
export { type RequestedLine, LinePricing, type PricedLine, type PricedLines } from './line.pricing.js';
export { SelectedVariation } from './selected-variation.type.js';
