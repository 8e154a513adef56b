import { DataSource } from 'typeorm';
import { SYSTEM } from '../kernel/actor/actor.js';
import { CatalogWriter, CatalogWritingModule } from '../features/catalog/index.js';
import { openTestApi, type TestApiOptions } from './api.js';
import type { TestBrowser } from './browser.js';
import { DRAFT } from './checkout.js';

/** As its buyer sees it. */
export interface TestOrder {
  id: string;
  number: string;
  trackingToken: string;
  documents: { slug: string; title: string; version: number; hash: string }[];
}

export const TEST_BUYER = DRAFT.buyer;

/** 1.000,00 net, 20 % tax, and the shipping fee of a new shop. */
const PRICE_KURUS = 100_000;
const TOTAL_KURUS = 135_000;

const DOCUMENTS = `query ($input: OrderDraftInput!) { orderDocuments(input: $input) { slug version hash html } }`;
const ADD_ORDER = `mutation ($input: AddOrderInput!) {
  addOrder(input: $input) { id number trackingToken documents { slug title version hash } }
}`;

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
      { actor: SYSTEM, requestId: 'spec' },
    ),
  );
  const draft = {
    ...DRAFT,
    lines: [{ productId: product.after.id, quantity: 1 }],
  };
  let orders = 0;

  /** Orders one piece, having read and accepted the documents. */
  async function place(browser: TestBrowser, change: object = {}): Promise<TestOrder> {
    const input = { ...draft, ...change };
    const { orderDocuments } = await browser.ask<{
      orderDocuments: { slug: string; version: number; hash: string; html: string }[];
    }>(DOCUMENTS, { input });
    const acceptedDocuments = orderDocuments.map(({ html: _html, ...accepted }) => accepted);
    const { addOrder } = await browser.ask<{ addOrder: TestOrder }>(ADD_ORDER, {
      input: {
        ...input,
        acceptedDocuments,
        expectedTotal: TOTAL_KURUS,
        idempotencyKey: `order of a test ${(orders += 1)}`,
      },
    });
    return addOrder;
  }

  return { ...api, dataSource, place };
}

export type TestOrders = Awaited<ReturnType<typeof openTestOrders>>;
