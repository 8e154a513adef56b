/** Carts of guests and customers, and what lines cost in carts and orders. */
export type { AssessedLine } from './cart.assessment.js';
export { CartModule } from './cart.module.js';
export { type PricingTerms, pricingTerms, type Totals, totalsOf } from './cart.pricing.js';
export { cartTooLarge } from './cart.refusals.js';
export type { CartLineRow } from './cart.queries.js';
export { CartService } from './cart.service.js';
export { type AddedLines, Cart, CartLineProblem, type RefusedLine } from './cart.type.js';
export { GuestCartSweeper } from './guest-cart.sweeper.js';
export {
  LinePricingService,
  type PricedLine,
  type PricedLines,
  type RequestedLine,
} from './line-pricing.service.js';
export { SelectedVariation } from './selected-variation.type.js';
