import { searchedWords, searchTextOf } from '../rows/order.search-text.js';
import { isFoundBy } from '../listing/order-search.js';
import type { FoundOrder } from './order-suggestions.queries.js';
import type { SuggestedBuyer } from './order-suggestions.type.js';

const MAX_BUYERS = 5;

/**
 * The buyers of these orders who have the words of the text themselves, each e-mail address once, in the order of the orders: an
 * order is found by its number and its SKUs too, which say nothing about its buyer.
 */
export function suggestedBuyers(orders: readonly FoundOrder[], text: string): SuggestedBuyer[] {
  const words = searchedWords(text);
  const buyers = new Map<string, SuggestedBuyer>();
  for (const { buyer, emailKey, placedAt } of orders) {
    if (buyer === null || emailKey === null || buyers.has(emailKey)) continue;
    if (!isFoundBy(searchTextOf({ number: '', buyer, lines: [] }), words)) continue;
    const { name, company, email, phone } = buyer;
    buyers.set(emailKey, { name, company, email, phone, orderedAt: placedAt });
    if (buyers.size === MAX_BUYERS) break;
  }
  return [...buyers.values()];
}
