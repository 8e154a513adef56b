import type { TestBrowser } from '../browser.js';
import type { TestOrders } from '../orders.js';
import { recordStaff } from '../people.js';

/** Somebody who uses the panel, or should not be able to. */
export interface Actor {
  name: string;
  browser: TestBrowser;
  /** How often they do something, in proportion. */
  share: number;
  /** What is not in it is refused to them. */
  may: readonly ('orders' | 'exports' | 'settings')[];
}

/** People and programs that work at once, two of them without any permission for orders. */
export async function openActors(shop: TestOrders): Promise<Actor[]> {
  const staff = async (...permissions: Parameters<TestOrders['staff']>) =>
    recordStaff(shop.app, await shop.staff(...permissions));
  return [
    { name: 'super admin', browser: await staff(), share: 5, may: ['orders', 'exports', 'settings'] },
    { name: 'staff 1', browser: await staff(['orders']), share: 5, may: ['orders', 'exports'] },
    { name: 'staff 2', browser: await staff(['orders']), share: 5, may: ['orders', 'exports'] },
    { name: 'program', browser: await shop.program(['orders']), share: 5, may: ['orders'] },
    { name: 'staff without orders', browser: await staff(['catalog']), share: 1, may: [] },
    { name: 'customer', browser: await shop.customer(), share: 1, may: [] },
  ];
}
