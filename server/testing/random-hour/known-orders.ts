import type { OrderChoice } from './panel-actions.js';

export interface KnownOrder {
  id: string;
  trackingToken: string;
  /** As it was read last by anybody: it may have changed since. */
  version: number;
  /** Versions of the notes that can be withdrawn. */
  notes: readonly number[];
}

/** So few that several people are often at one order. */
const AT_HAND = 12;
const LARGEST_VERSION = 2_147_483_647;

/** The orders that people work on: the newest ones, as somebody read them last. */
export class KnownOrders {
  private readonly orders = new Map<string, KnownOrder>();
  private newest: KnownOrder[] = [];

  add(order: KnownOrder): void {
    this.orders.set(order.id, order);
    this.newest = [...this.newest, order].slice(-AT_HAND);
  }

  /** What an answer says about an order. */
  read({ id, ...order }: Pick<KnownOrder, 'id' | 'version' | 'notes'>): void {
    const known = this.orders.get(id);
    if (known && order.version >= known.version) Object.assign(known, order);
  }

  /** What a list says about one: its notes are not listed. */
  see({ id, version }: Pick<KnownOrder, 'id' | 'version'>): void {
    this.read({ id, version, notes: this.orders.get(id)?.notes ?? [] });
  }

  /** The order that is meant; an unknown one has nothing but an id. */
  chosen(choice: OrderChoice): KnownOrder {
    const known = typeof choice === 'number' ? this.newest[choice % this.newest.length] : undefined;
    return known ?? { id: String(choice), trackingToken: '', version: 1, notes: [] };
  }
}

/** The version that somebody believes an order to have. */
export const believed = ({ version }: KnownOrder, shift: number): number =>
  Math.min(version + shift, LARGEST_VERSION);
