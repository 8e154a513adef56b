import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import ExcelJS from 'exceljs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { testMasterKey } from '../../kernel/keys/test-master.js';
import { Clock } from '../../kernel/clock/clock.js';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { PictureStore } from '../../kernel/files/picture-store.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { CatalogVersionLog, CatalogWriter, type ProductSnapshot } from '../catalog/index.js';
import type { ImportResult } from './import.result.js';
import { type ImportRequest, ImportService } from './import.service.js';

type Options = Partial<Omit<ImportRequest, 'bytes' | 'path'>>;

/** An empty shop with the import service, for integration tests. */
export class TestShop {
  private constructor(
    readonly database: TestDatabase,
    readonly folder: string,
    readonly service: ImportService,
    private readonly writer: CatalogWriter,
    private readonly dataVersions: DataVersions,
  ) {}

  static async open(): Promise<TestShop> {
    const database = await openTestDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
    const dataVersions = new DataVersions(database.dataSource);
    const writer = new CatalogWriter(
      new Clock(),
      dataVersions,
      new CatalogVersionLog(new AuditLog(testMasterKey())),
    );
    const disk = new Disk(new FSDriver({ location: path.join(folder, 'stored'), visibility: 'private' }));
    const pictures = new PictureStore(database.dataSource, disk);
    const service = new ImportService(database.dataSource, writer, pictures, dataVersions);
    return new TestShop(database, folder, service, writer, dataVersions);
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
    return this.database.dataSource.transaction(async (transaction) => {
      const [product] = (await this.writer.findProductsBySku(transaction, [sku])).values();
      return product ?? null;
    });
  }

  read<Row>(sql: string): Promise<Row[]> {
    return this.database.dataSource.query<Row[]>(sql);
  }

  async dataVersion(): Promise<number> {
    await this.dataVersions.refresh();
    return this.dataVersions.current().catalog;
  }
}

/** Opens an empty shop for each test; the longer timeout allows for a thousand products on a busy machine. */
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
  failed: details.failed,
});

export const errorsOf = ({ details }: ImportResult) => details.errors.map((problem) => problem.text);
export const warningsOf = ({ details }: ImportResult) => details.warnings.map((problem) => problem.text);
