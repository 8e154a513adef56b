import { Global, Module } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { graphql } from 'graphql';
import { DataSource } from 'typeorm';
import { ClockModule } from '../../kernel/clock/clock.module.js';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { MasterKey } from '../../kernel/keys/master-key.js';
import { testMasterKey } from '../../kernel/keys/test-master.js';
import { VersionedRecords } from '../../kernel/records/versioned-records.js';
import { testRecords } from '../../testing/records.js';
import { ContentModule } from './content.module.js';

let database: TestDatabase;
let application: NestFastifyApplication;

beforeAll(async () => {
  database = await openTestDatabase();
  const { dataSource } = database;
  const dataVersions = new DataVersions(dataSource);
  const kernel = [
    { provide: DataSource, useValue: dataSource },
    { provide: AuditLog, useValue: { add: vi.fn() } },
    { provide: DataVersions, useValue: dataVersions },
    { provide: MasterKey, useValue: testMasterKey() },
    { provide: VersionedRecords, useValue: testRecords(dataSource, dataVersions) },
  ];

  @Global()
  @Module({ providers: kernel, exports: kernel })
  class TestKernelModule {}

  const api = GraphQLModule.forRoot<ApolloDriverConfig>({ driver: ApolloDriver, autoSchemaFile: true });
  const testing = await Test.createTestingModule({
    imports: [TestKernelModule, ClockModule, api, ContentModule],
  }).compile();
  application = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await application.init();
});

afterAll(async () => {
  await application.close();
  await database.close();
});

async function ask(source: string): Promise<Record<string, unknown>> {
  const { schema } = application.get(GraphQLSchemaHost);
  const { data, errors } = await graphql({ schema, source, contextValue: {} });
  expect(errors).toBeUndefined();
  return data ?? {};
}

it('answers the settings that visitors may see', async () => {
  const { siteSettings } = await ask(`{ siteSettings {
    siteName siteDescription currency contactEmail contactPhone whatsappNumber address freeShippingThreshold shippingFee
    taxRate stockControl workingHours { label days opens closes } seo { title description keywords }
  } }`);
  expect(siteSettings).toMatchObject({
    currency: 'TRY',
    freeShippingThreshold: 500_000,
    shippingFee: 15_000,
    taxRate: 2_000,
    stockControl: false,
  });
});

it('answers header and footer', async () => {
  const { header, footer } = await ask(`{
    header { logo { text subtext } topBar { enabled phone email announcement } navigation { id text url order } }
    footer {
      logo { text subtext } description copyright social { facebook twitter instagram linkedin }
      contact { address phones emails workingHours { label days opens closes } }
      quickLinks { id text url order } legalLinks { id text url order }
    }
  }`);
  expect(header).toMatchObject({ topBar: { enabled: true, phone: '0212 555 01 60' } });
  expect(footer).toMatchObject({
    social: { facebook: null },
    contact: { workingHours: [{ label: 'Pazartesi – Cuma' }, {}, {}] },
  });
});

it.each(['HOME', 'ABOUT', 'CONTACT', 'QUOTE'])('answers the page %s', async (key) => {
  const { page } = await ask(`{ page(key: ${key}) {
    key title subtitle description heroImage updatedAt seo { title description keywords }
    sections { id title content order items { title text } }
  } }`);
  expect(page).toMatchObject({ key, heroImage: null });
});

it('answers static pages', async () => {
  const { staticPage, missing, staticPages } = await ask(`{
    staticPage(slug: "garanti") { slug kind title summary html contents { id title text } version hash updatedAt seo { title description keywords } }
    missing: staticPage(slug: "yok") { slug }
    staticPages { slug kind }
  }`);
  expect(staticPage).toMatchObject({ kind: 'SUPPORT', version: 1, seo: { title: 'Garanti' } });
  expect(missing).toBeNull();
  expect(staticPages).toHaveLength(12);
});

it('answers whether the shop is closed, but not who still has access', async () => {
  const { maintenance } = await ask('{ maintenance { enabled message disableIndexing } }');
  expect(maintenance).toMatchObject({ enabled: false, disableIndexing: false });
  const { __type } = await ask('{ __type(name: "Maintenance") { fields { name } } }');
  expect(__type).toEqual({
    fields: ['enabled', 'staffOnly', 'showsDraft', 'message', 'disableIndexing'].map((name) => ({ name })),
  });
});
