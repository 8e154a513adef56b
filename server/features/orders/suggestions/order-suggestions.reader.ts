import { Injectable } from '@nestjs/common';
import { Order } from '../api/order.type.js';
import { typedNumber } from '../history/order.number.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OrderSuggestionsQueries } from './order-suggestions.queries.js';
import type { AdminOrderSuggestions } from './order-suggestions.type.js';
import { suggestedBuyers } from './suggested-buyers.js';

const MAX_ORDERS = 6;
/** Shorter beginnings of a number stand for too many orders to come before all others. */
const NUMBER_PREFIX = /^[0-9a-f]{4,8}$/;

/** Finds what the text of a search may stand for. */
@Injectable()
export class OrderSuggestionsReader {
  constructor(
    private readonly suggestions: OrderSuggestionsQueries,
    private readonly orders: OrdersQueries,
  ) {}

  async suggest(text: string): Promise<AdminOrderSuggestions> {
    const number = typedNumber(text);
    const [numbered, found] = await Promise.all([
      NUMBER_PREFIX.test(number) ? this.suggestions.byNumber(number, MAX_ORDERS) : [],
      this.suggestions.byText(text),
    ]);
    const ids = [...new Set([...numbered, ...found.map(({ id }) => id)])].slice(0, MAX_ORDERS);
    const orders = await this.orders.byIds(ids);
    return {
      orders: orders.map((order) => Order.of(order, 'staff')),
      buyers: suggestedBuyers(found, text),
    };
  }
}
