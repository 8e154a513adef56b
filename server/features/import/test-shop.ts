import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import ExcelJS from 'exceljs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Clock } from '../../kernel/clock/clock.js';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { PictureStore } from '../../kernel/files/picture-store.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { CatalogWriter, type ProductSnapshot } from '../catalog-writing/index.js';
import type { ImportResult } from './import.result.js';
import { type ImportRequest, ImportService } from './import.service.js';

type Options = Partial<Omit<ImportRequest, 'bytes' | 'path'>>;

/** An empty shop with an import, for integration tests. */
export class TestShop {
  private constructor(
    readonly database: TestDatabase,
    readonly folder: string,
    readonly service: ImportService,
    private readonly writer: CatalogWriter,
    private readonly revisions: Revisions,
  ) {}

  static async open(): Promise<TestShop> {
    const database = await openTestDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
    const revisions = new Revisions(database.dataSource);
    const writer = new CatalogWriter(new Clock(), revisions);
    const disk = new Disk(new FSDriver({ location: path.join(folder, 'kept'), visibility: 'private' }));
    const pictures = new PictureStore(database.dataSource, disk);
    const service = new ImportService(database.dataSource, writer, pictures, revisions);
    return new TestShop(database, folder, service, writer, revisions);
  }

  async close(): Promise<void> {
    await this.database.close();
    await rm(this.folder, { recursive: true });
  }

  importText(text: string, options: Options = {}): Promise<ImportResult> {
    return this.service.importFile({ bytes: Buffer.from(text), fileName: 'liste.csv', ...options });
  }

  async importSheets(
    sheets: Record<string, (string | number)[][]>,
    options: Options = {},
  ): Promise<ImportResult> {
    const workbook = new ExcelJS.Workbook();
    for (const [name, rows] of Object.entries(sheets)) workbook.addWorksheet(name).addRows(rows);
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
    return this.service.importFile({ bytes, fileName: 'liste.xlsx', ...options });
  }

  product(sku: string): Promise<ProductSnapshot | null> {
    return this.database.dataSource.transaction(async (manager) => {
      const [product] = (await this.writer.findProductsBySku(manager, [sku])).values();
      return product ?? null;
    });
  }

  read<Row>(sql: string): Promise<Row[]> {
    return this.database.dataSource.query<Row[]>(sql);
  }

  async revision(): Promise<number> {
    await this.revisions.refresh();
    return this.revisions.current().catalog;
  }
}

/** Gives each test of a file an empty shop, and time: a thousand products take a while on a busy machine. */
export function openShopForEachTest(take: (shop: TestShop) => void): void {
  let shop: TestShop;

  jest.setTimeout(60_000);

  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  beforeEach(async () => {
    shop = await TestShop.open();
    take(shop);
  });

  afterEach(() => shop.close());
}

export const countsOf = ({ details }: ImportResult) => ({
  categories: [details.categoriesAdded, details.categoriesUpdated],
  products: [details.productsAdded, details.productsUpdated],
  unchanged: details.unchanged,
  skipped: details.skipped,
});

export const errorsOf = ({ details }: ImportResult) => details.errors.map((problem) => problem.text);
export const warningsOf = ({ details }: ImportResult) => details.warnings.map((problem) => problem.text);
