export { CartModule } from './cart.module.js';
export { type PricingTerms, type Totals, totalsOf } from './cart.pricing.js';
export { CartService } from './cart.service.js';
export {
  type RequestedLine,
  LinePricingService,
  type PricedLine,
  type PricedLines,
} from './line-pricing.service.js';
export { SelectedVariation } from './selected-variation.type.js';
