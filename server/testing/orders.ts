import { DataSource } from 'typeorm';
import { CatalogWriter, CatalogWritingModule } from '../features/catalog/index.js';
import { openTestApi, type TestApiOptions } from './api.js';
import type { TestBrowser } from './browser.js';
import { addOrderMutation, ORDER_DRAFT, purchaseInput } from './purchase.js';
import { SPEC_CAUSE } from './spec-cause.js';

/** As its buyer sees it. */
export interface TestOrder {
  id: string;
  number: string;
  trackingToken: string;
  documents: { slug: string; title: string; version: number; hash: string }[];
}

export const TEST_BUYER = ORDER_DRAFT.buyer;

/** 1.000,00 net, 20 % tax, and the shipping fee of a new shop. */
const PRICE_KURUS = 100_000;
const TOTAL_KURUS = 135_000;

const ADD_ORDER = addOrderMutation('id number trackingToken documents { slug title version hash }');

/** The whole API with one product that buyers order over GraphQL. */
export async function openTestOrders(options: TestApiOptions = {}) {
  const modules = [...(options.modules ?? []), CatalogWritingModule];
  const api = await openTestApi({ ...options, modules });
  const dataSource = api.app.get(DataSource);
  const product = await dataSource.transaction((transaction) =>
    api.app.get(CatalogWriter).saveProduct(
      transaction,
      {
        draft: {
          sku: 'TEST-1',
          name: 'Sirkülasyon Pompası',
          basePriceKurus: PRICE_KURUS,
          stockQuantity: 10_000,
        },
        existing: null,
      },
      SPEC_CAUSE,
    ),
  );
  const lines = [{ productId: product.after.id, quantity: 1 }];

  /** Orders one piece, past the cart. */
  async function place(browser: TestBrowser, change: object = {}): Promise<TestOrder> {
    const input = await purchaseInput(browser, { lines, ...change });
    const { addOrder } = await browser.ask<{ addOrder: TestOrder }>(ADD_ORDER, {
      input: { ...input, expectedTotal: TOTAL_KURUS },
    });
    return addOrder;
  }

  return {
    ...api,
    dataSource,
    place,
    productId: product.after.id,
    /** One piece of the product, and what it costs with tax and shipping. */
    lines,
    total: TOTAL_KURUS,
  };
}

export type TestOrders = Awaited<ReturnType<typeof openTestOrders>>;
