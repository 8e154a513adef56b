import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type INestApplicationContext, Logger, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import ExcelJS from 'exceljs';
import { DataSource } from 'typeorm';
import { CatalogLookup, type ProductSnapshot } from '../features/catalog/index.js';
import {
  ImportItems,
  type ImportRunEntity,
  ImportRuns,
  ImportSteering,
  ImportSweeper,
  ImportUploads,
} from '../features/import/index.js';
import type { Cause } from '../kernel/actor/cause.js';
import { readConfig } from '../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../kernel/config/test-master-key.js';
import { createTestDatabase, dropTestDatabase } from '../kernel/database/test-database.js';
import { DataVersions } from '../kernel/data-version/data-versions.js';
import { JobRunner } from '../kernel/jobs/job-runner.js';
import { Refusal } from '../kernel/refusal/refusal.js';
import { WorkerModule } from '../worker.module.js';
import { type ImportOfSpec, type ItemOfSpec, NOTHING } from './import-outcome.js';
import { SPEC_CAUSE } from './spec-cause.js';

type Upload = Parameters<ImportUploads['upload']>[0];
type Options = Partial<Omit<Upload, 'content'>>;

export type SheetsOfSpec = Record<string, (string | number | null)[][]>;

/** An empty shop whose imports are carried out at once, as a one-off command does. */
export class ImportShop {
  private requests = 0;

  private constructor(
    private readonly context: INestApplicationContext,
    readonly databaseUrl: string,
    readonly folder: string,
    private readonly given: Readonly<Record<string, string>>,
    private readonly ownsDatabase: boolean,
  ) {}

  /** @param environment with a `DATABASE_URL` it is the shop of somebody else, whose database stays */
  static async open(environment: Record<string, string> = {}): Promise<ImportShop> {
    const databaseUrl = environment.DATABASE_URL ?? (await createTestDatabase());
    const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
    const given = {
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      MASTER_KEY: TEST_MASTER_KEY,
      DATA_DIR: path.join(folder, 'data'),
      ...environment,
    };
    const config = readConfig(given);
    const context = await NestFactory.createApplicationContext(WorkerModule.forCommands(config), {
      logger: false,
    });
    return new ImportShop(context, databaseUrl, folder, given, environment.DATABASE_URL === undefined);
  }

  /** What the shop is made of, by its class. */
  provider<Provider>(type: Type<Provider>): Provider {
    return this.context.get(type);
  }

  get dataSource(): DataSource {
    return this.context.get(DataSource);
  }

  async close(): Promise<void> {
    await this.context.close();
    if (this.ownsDatabase) await dropTestDatabase(this.databaseUrl);
    await rm(this.folder, { recursive: true });
  }

  /** What processes of the same shop are started with. */
  get environment(): Record<string, string> {
    const { DATABASE_URL = '', DATA_DIR = '', ...rest } = this.given;
    return { ...rest, DATABASE_URL, DATA_DIR };
  }

  /** Uploads a file, which nobody looks at yet. */
  upload(bytes: Buffer, options: Options = {}): Promise<string> {
    const upload = { fileName: 'liste.xlsx', ...options, content: Readable.from([bytes]) };
    return this.context.get(ImportUploads).upload(upload, this.nextCause());
  }

  /** Uploads a file and compares it with the catalog. */
  async plan(bytes: Buffer, options: Options = {}): Promise<ImportRunEntity> {
    return this.carriedOut(await this.upload(bytes, options));
  }

  /** Has a file compared with the catalog once more, by whatever worker there is. */
  async preview(id: string): Promise<void> {
    await this.context.get(ImportSteering).preview({ id }, this.nextCause());
  }

  /** Has what the preview shows applied, by whatever worker there is. */
  async beginApplying(id: string, version?: number): Promise<void> {
    const current = version ?? (await this.context.get(ImportRuns).get(id)).version;
    await this.context.get(ImportSteering).apply({ id, version: current }, this.nextCause());
  }

  /** Applies what the preview shows; one without anything to apply ends, too. */
  async apply({ id, version }: Pick<ImportRunEntity, 'id' | 'version'>): Promise<ImportRunEntity> {
    const steering = this.context.get(ImportSteering);
    try {
      await steering.apply({ id, version }, this.nextCause());
    } catch (error) {
      if (error instanceof Refusal && error.code === 'IMPORT_EMPTY') return steering.finishUnchanged(id);
      throw error;
    }
    return this.carriedOut(id);
  }

  /** Each request has an id of its own. */
  private nextCause(): Cause {
    return { ...SPEC_CAUSE, requestId: `spec-${(this.requests += 1)}` };
  }

  run(id: string): Promise<ImportRunEntity> {
    return this.context.get(ImportRuns).get(id);
  }

  /** What a worker does with imports that ended long ago. */
  sweep(limit: number): Promise<number> {
    const sweeper = this.context.get(ImportSweeper);
    return this.dataSource.transaction((transaction) => sweeper.sweep(transaction, limit));
  }

  /** Asks for what runs to end. */
  cancel(id: string): Promise<void> {
    return this.context.get(ImportSteering).cancel(id, this.nextCause());
  }

  async beginUndoing(id: string): Promise<void> {
    await this.context.get(ImportSteering).undo(id, this.nextCause());
  }

  async undo(id: string): Promise<ImportRunEntity> {
    await this.beginUndoing(id);
    return this.carriedOut(id);
  }

  /** Compares and applies a file in one go. */
  async importBytes(bytes: Buffer, options: Options = {}): Promise<ImportOfSpec> {
    const planned = await this.plan(bytes, options);
    return this.shown(planned.status === 'ready' ? await this.apply(planned) : planned);
  }

  importText(text: string, options: Options = {}): Promise<ImportOfSpec> {
    return this.importBytes(Buffer.from(text), { fileName: 'liste.csv', ...options });
  }

  async importSheets(sheets: SheetsOfSpec, options: Options = {}): Promise<ImportOfSpec> {
    return this.importBytes(await workbookOf(sheets), options);
  }

  async planSheets(sheets: SheetsOfSpec, options: Options = {}): Promise<ImportRunEntity> {
    return this.plan(await workbookOf(sheets), options);
  }

  /** Runs the job that waits. */
  async carriedOut(id: string): Promise<ImportRunEntity> {
    const runs = this.context.get(ImportRuns);
    const { jobId } = await runs.get(id);
    if (jobId !== null) await this.context.get(JobRunner).runHere(jobId);
    return runs.get(id);
  }

  /** Has a job carried out here; resolves once it has ended, here or elsewhere. */
  async runJob(id: string): Promise<void> {
    await this.context.get(JobRunner).runHere(id);
  }

  /** What the preview counts. */
  planned(id: string) {
    return this.context.get(ImportItems).counts(this.dataSource, id);
  }

  /** What the preview shows of each row. */
  items(id: string): Promise<ItemOfSpec[]> {
    return this.read<ItemOfSpec>(
      `SELECT number, subject, kind, label, sku, row_number AS "rowNumber", target_id AS "targetId", fields, changes,
         problems, warnings, is_price_jump AS "isPriceJump", cleared_fields AS "clearedFields", nearest_category AS "nearestCategory"
       FROM import_item WHERE run_id = $1 ORDER BY number`,
      [id],
    );
  }

  private async shown(run: ImportRunEntity): Promise<ImportOfSpec> {
    const items = await this.items(run.id);
    const failure = { success: false, status: 'failed' as const, message: run.failure?.message ?? '' };
    const result = run.result ?? { ...failure, details: { ...NOTHING, errors: [] } };
    const warnings = [...run.warnings, ...items.flatMap((item) => item.warnings ?? [])];
    return { run, items, ...result, warnings: warnings.map(({ text }) => text) };
  }

  async product(sku: string): Promise<ProductSnapshot | null> {
    const [product] = (await this.context.get(CatalogLookup).productsBySku(this.dataSource, [sku])).values();
    return product ?? null;
  }

  read<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql, values);
  }

  async dataVersion(): Promise<number> {
    const dataVersions = this.context.get(DataVersions);
    await dataVersions.refresh();
    return dataVersions.current().catalog;
  }
}

export async function workbookOf(sheets: SheetsOfSpec): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) workbook.addWorksheet(name).addRows(rows);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** Opens an empty shop for each test. */
export function openImportShopForEachTest(take: (shop: ImportShop) => void): void {
  let shop: ImportShop;

  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  beforeEach(async () => {
    shop = await ImportShop.open();
    take(shop);
  });

  afterEach(() => shop.close());
}

export { countsOf, errorsOf, warningsOf } from './import-outcome.js';
