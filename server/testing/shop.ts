import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module, type Type } from '@nestjs/common';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { graphql } from 'graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { guestVisit } from '../kernel/actor/test-visit.js';
import type { Visit } from '../kernel/actor/visit.js';
import { ClockModule } from '../kernel/clock/clock.module.js';
import { Config, readConfig } from '../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../kernel/config/test-master-key.js';
import { openTestDatabase, type TestDatabase } from '../kernel/database/test-database.js';
import { EventAuditModule } from '../kernel/event-audit/event-audit.module.js';
import { EventStoreModule } from '../kernel/event-store/event-store.module.js';
import { KeysModule } from '../kernel/keys/keys.module.js';
import { QueueModule } from '../kernel/queue/queue.module.js';
import { RateLimitModule } from '../kernel/rate-limit/rate-limit.module.js';
import { Revisions } from '../kernel/revision/revisions.js';
import { EVENT_SOURCED } from '../event-sourced.js';
import { CatalogQueries } from '../features/catalog/index.js';
import {
  CatalogWriter,
  CatalogWritingModule,
  type CategoryDraft,
  type CategorySnapshot,
  type ProductDraft,
  type ProductSnapshot,
} from '../features/catalog-writing/index.js';
import { CheckoutModule } from '../features/checkout/index.js';
import { ProductListModule } from '../features/product-list/index.js';

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** A shop without products on a database of its own; everything is asked over GraphQL and written by the writer. */
export async function openTestShop() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  const revisions = new Revisions(dataSource);
  const application = await startApplication(database, revisions);
  const writer = application.get(CatalogWriter);
  const { schema } = application.get(GraphQLSchemaHost);
  let skus = 0;

  async function write<Answer>(work: (manager: EntityManager) => Promise<Answer>): Promise<Answer> {
    const answer = await dataSource.transaction(work);
    await revisions.refresh();
    return answer;
  }

  const save = (draft: ProductDraft, existing: ProductSnapshot | null = null) =>
    write((manager) => writer.saveProduct(manager, { draft, existing }));

  const saveCategory = (draft: CategoryDraft, existing: CategorySnapshot | null = null) =>
    write((manager) => writer.saveCategory(manager, draft, existing));

  return {
    dataSource,
    revisions,
    writer,
    service: <Service>(type: Type<Service>): Service => application.get(type),
    write,
    save,
    saveCategory,
    queries: application.get(CatalogQueries),
    /** A product of which only some things matter. */
    add: async (draft: Partial<ProductDraft> & { name: string }) =>
      (await save({ sku: `TEST-${(skus += 1)}`, ...draft })).after,
    addCategory: async (name: string, parentId: string | null = null) =>
      (await saveCategory({ name, parentId })).after,
    productOf: (sku: string) =>
      write(async (manager) => {
        const [product] = (await writer.findProductsBySku(manager, [sku])).values();
        return product ?? null;
      }),
    categoryOf: (slug: string) =>
      write(async (manager) => {
        const categories = await writer.findCategories(manager);
        return categories.find((category) => category.slug === slug) ?? null;
      }),
    /** Asks as a visitor does, a guest unless said otherwise; errors fail the test. */
    async ask<Data>(
      source: string,
      variableValues: Record<string, unknown> = {},
      visit: Visit = guestVisit(),
    ): Promise<Data> {
      const contextValue = { visit: () => Promise.resolve(visit) };
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
      if (errors) throw errors[0]?.originalError ?? new Error(errors[0]?.message);
      return data as Data;
    },
    /** Takes everything back out, for the next test. */
    empty: () =>
      write(async (manager) => {
        await manager.query('TRUNCATE product, category, brand, search_word CASCADE');
        await revisions.bump(manager, 'catalog');
      }),
    async close() {
      await application.close();
      await database.close();
    },
  };
}

/** Every guest of a spec comes from one address. */
const configOf = (databaseUrl: string) =>
  readConfig({
    DATABASE_URL: databaseUrl,
    MASTER_KEY: TEST_MASTER_KEY,
    GUEST_ORDERS_PER_HOUR: '100000',
  });

async function startApplication(
  { url: databaseUrl, dataSource }: TestDatabase,
  revisions: Revisions,
): Promise<NestFastifyApplication> {
  const kernel = [
    { provide: DataSource, useValue: dataSource },
    { provide: Revisions, useValue: revisions },
    { provide: Config, useValue: configOf(databaseUrl) },
  ];

  @Global()
  @Module({ providers: kernel, exports: kernel })
  class KernelOfTest {}

  const api = GraphQLModule.forRoot<ApolloDriverConfig>({ driver: ApolloDriver, autoSchemaFile: true });
  const imports = [
    KernelOfTest,
    ClockModule,
    KeysModule,
    EventStoreModule.of(EVENT_SOURCED),
    EventAuditModule,
    QueueModule.forAdding(),
    RateLimitModule,
    api,
    CatalogWritingModule,
    ProductListModule,
    CheckoutModule,
  ];
  const testing = await Test.createTestingModule({ imports }).compile();
  const application = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), {
    logger: false,
  });
  return application.init();
}

/** Names of the products of a list. */
export async function namesOf(
  shop: TestShop,
  filter: Record<string, unknown>,
  page: { sort?: string; skip?: number; take?: number } = {},
): Promise<string[]> {
  const { products } = await shop.ask<{ products: { total: number; items: { name: string }[] } }>(
    `query ($filter: ProductFilter, $sort: ProductSort, $skip: Int!, $take: Int!) {
      products(filter: $filter, sort: $sort, skip: $skip, take: $take) { total items { name } }
    }`,
    { filter, skip: 0, take: 100, ...page },
  );
  return products.items.map(({ name }) => name);
}
