import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { placeOrder } from '../placed-order';
import { rowOf } from './panel-orders';

export const LIST = '/admin/siparisler';

interface ListedOrders {
  readonly company: string;
  /** The newest first, as they are listed. */
  readonly numbers: readonly string[];
}

/** Places orders of one company, which nothing else is found by. */
export async function placeOrders(buyer: Page, count: number): Promise<ListedOrders> {
  const company = `Kazan Dairesi ${randomUUID()} Tesisat Taahhüt ve Ticaret Ltd. Şti.`;
  const numbers: string[] = [];
  for (let placed = 0; placed < count; placed += 1) {
    numbers.unshift((await placeOrder(buyer.request, 1, company)).number);
  }
  return { company, numbers };
}

export const listOf = ({ company }: ListedOrders): string => `${LIST}?arama=${encodeURIComponent(company)}`;

export const linkOf = (page: Page, number: string): Locator =>
  rowOf(page, number).getByRole('link', { name: `#${number}` });
