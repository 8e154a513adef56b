import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module, type Type } from '@nestjs/common';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { graphql } from 'graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../kernel/actor/cause.js';
import { guestContext } from '../kernel/actor/test-context.js';
import type { RequestContext } from '../kernel/actor/request-context.js';
import { ClockModule } from '../kernel/clock/clock.module.js';
import { Config, readConfig } from '../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../kernel/config/test-master-key.js';
import { openTestDatabase, type TestDatabase } from '../kernel/database/test-database.js';
import { EventAuditModule } from '../kernel/event-audit/event-audit.module.js';
import { EventStoreModule } from '../kernel/event-store/event-store.module.js';
import { ExportsModule } from '../kernel/exports/exports.module.js';
import { KeysModule } from '../kernel/keys/keys.module.js';
import { MailModule } from '../kernel/mail/mail.module.js';
import { QueueModule } from '../kernel/queue/queue.module.js';
import { RateLimitModule } from '../kernel/rate-limit/rate-limit.module.js';
import { RequestKeysModule } from '../kernel/request-keys/request-keys.module.js';
import { DataVersions } from '../kernel/data-version/data-versions.js';
import { VersionedRecords } from '../kernel/records/versioned-records.js';
import { EVENT_SOURCED } from '../event-sourced.js';
import { EVIDENCE } from '../evidence.js';
import { REACTIONS } from '../reactions.js';
import {
  CatalogAdminModule,
  CatalogQueries,
  CatalogWriter,
  CatalogWritingModule,
  type CategoryDraft,
  type CategorySnapshot,
  type ProductDraft,
  ProductListModule,
  type ProductSnapshot,
} from '../features/catalog/index.js';
import { MaterialListsModule } from '../features/material-lists/index.js';
import { OrdersModule } from '../features/orders/index.js';
import { WizardModule } from '../features/wizard/index.js';
import { testRecords } from './records.js';
import { SPEC_CAUSE } from './spec-cause.js';

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** A shop without products on a database of its own; everything is asked over GraphQL and written by the writer. */
export async function openTestShop() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  const dataVersions = new DataVersions(dataSource);
  const application = await startApplication(database, dataVersions);
  const writer = application.get(CatalogWriter);
  const { schema } = application.get(GraphQLSchemaHost);
  let skus = 0;

  async function write<Result>(work: (transaction: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await dataSource.transaction(work);
    await dataVersions.refresh();
    return result;
  }

  const save = (draft: ProductDraft, existing: ProductSnapshot | null = null, cause: Cause = SPEC_CAUSE) =>
    write((transaction) => writer.saveProduct(transaction, { draft, existing }, cause));

  const saveCategory = (
    draft: CategoryDraft,
    existing: CategorySnapshot | null = null,
    cause: Cause = SPEC_CAUSE,
  ) => write((transaction) => writer.saveCategory(transaction, { draft, existing }, cause));

  /** A product with only the fields that matter. */
  const add = async (draft: Partial<ProductDraft> & { name: string }) =>
    (await save({ sku: `TEST-${(skus += 1)}`, ...draft })).after;

  return {
    databaseUrl: database.url,
    dataSource,
    dataVersions,
    writer,
    service: <Service>(type: Type<Service>): Service => application.get(type),
    write,
    save,
    saveCategory,
    queries: application.get(CatalogQueries),
    add,
    pump: (change: Partial<ProductDraft> = {}) =>
      add({ name: 'Sirkülasyon Pompası', basePriceKurus: 100_000, stockQuantity: 10, ...change }),
    addCategory: async (name: string, parentId: string | null = null) =>
      (await saveCategory({ name, parentId })).after,
    productOf: (sku: string) =>
      write(async (transaction) => {
        const [product] = (await writer.findProductsBySku(transaction, [sku])).values();
        return product ?? null;
      }),
    categoryOf: (slug: string) =>
      write(async (transaction) => {
        const categories = await writer.findCategories(transaction);
        return categories.find((category) => category.slug === slug) ?? null;
      }),
    /** Asks as a visitor does, a guest unless said otherwise; errors fail the test. */
    async ask<Data>(
      source: string,
      variableValues: Record<string, unknown> = {},
      context: RequestContext = guestContext(),
    ): Promise<Data> {
      const contextValue = { requestContext: () => Promise.resolve(context) };
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
      if (errors) throw errors[0]?.originalError ?? new Error(errors[0]?.message);
      return data as Data;
    },
    /** Takes everything back out, for the next test. */
    empty: () =>
      write(async (transaction) => {
        await transaction.query('TRUNCATE product, category, brand, search_word CASCADE');
        await emptyHistory(transaction);
        await dataVersions.bump(transaction, 'catalog');
      }),
    async close() {
      await application.close();
      await database.close();
    },
  };
}

/**
 * Categories begin to count from 1 again, and so do their versions. The table is locked before its privileges change:
 * the other way round an autovacuum between the two statements waits for us, and we for it.
 */
async function emptyHistory(transaction: EntityManager): Promise<void> {
  await transaction.query(`
    ALTER TABLE catalog_version DISABLE TRIGGER USER;
    GRANT TRUNCATE ON catalog_version TO CURRENT_USER;
    TRUNCATE catalog_version;
    ALTER TABLE catalog_version ENABLE ALWAYS TRIGGER catalog_version_is_append_only`);
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
  dataVersions: DataVersions,
): Promise<NestFastifyApplication> {
  const kernel = [
    { provide: DataSource, useValue: dataSource },
    { provide: DataVersions, useValue: dataVersions },
    { provide: VersionedRecords, useValue: testRecords(dataSource, dataVersions) },
    { provide: Config, useValue: configOf(databaseUrl) },
  ];

  @Global()
  @Module({ providers: kernel, exports: kernel })
  class TestKernelModule {}

  const api = GraphQLModule.forRoot<ApolloDriverConfig>({ driver: ApolloDriver, autoSchemaFile: true });
  const imports = [
    TestKernelModule,
    ClockModule,
    KeysModule,
    EventStoreModule.forRoot(EVENT_SOURCED),
    EventAuditModule.forRoot(EVIDENCE),
    QueueModule.forProducer(REACTIONS),
    RateLimitModule,
    RequestKeysModule,
    MailModule,
    ExportsModule,
    api,
    CatalogWritingModule,
    CatalogAdminModule,
    ProductListModule,
    OrdersModule,
    WizardModule,
    MaterialListsModule,
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
