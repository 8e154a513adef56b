import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { openTestApi } from './api.js';
import type { TestBrowser } from './browser.js';
import { ImportShop, type SheetsOfSpec, workbookOf } from './import-shop.js';

const UPLOAD = '/admin/excel-ice-aktar/dosya';

export const PREVIEW = `mutation ($input: PreviewImportInput!) { previewImport(input: $input) { status version } }`;
export const APPLY = `mutation ($input: ApplyImportInput!) { applyImport(input: $input) { status } }`;
export const UNDO = `mutation ($id: ID!) { undoImport(id: $id) { status } }`;
export const CANCEL = `mutation ($id: ID!) { cancelImport(id: $id) { status progress { isStopping } } }`;
export const CORRECT = `mutation ($input: CorrectImportCellInput!) {
  correctImportCell(input: $input) { kind label problems { text } changes { column before after } cells { field value isCorrected } }
}`;
export const LEAVE_OUT = `mutation ($input: LeaveOutImportRowsInput!) {
  leaveOutImportRows(input: $input) { version planned { leftOut } }
}`;

const RUN = `query ($id: ID!, $filter: ImportRowFilter) { importRun(id: $id) {
  id status version failure canApply canUndo supplier
  sheets { position name kind rowCount missingHeadings headings { position heading field isAssigned } }
  warnings { text }
  planned { newCategories changedCategories newProducts changedProducts unchanged invalid priceJumps clearedFields withWarnings leftOut }
  result { success status message details { productsAdded productsUpdated unchanged skipped failed outdated errors { text } } }
  earlier { fileName status result { details { productsAdded } } }
  undo { reversed kept impossible }
  rows(filter: $filter, take: 100) { total items {
    number subject kind label sku rowNumber isPriceJump clearedFields isLeftOut nearestCategory outcome undoBucket undoReason
    changes { column before after } problems { text } warnings { text } } }
} }`;

export interface ShownRow {
  number: number;
  subject: string;
  kind: string;
  label: string;
  sku: string;
  isPriceJump: boolean;
  clearedFields: number;
  isLeftOut: boolean;
  nearestCategory: string | null;
  outcome: string | null;
  changes: { column: string; before: string; after: string }[];
  problems: { text: string }[];
}

export interface ShownRun {
  id: string;
  status: string;
  version: number;
  failure: string | null;
  canApply: boolean;
  canUndo: boolean;
  sheets: {
    position: number;
    kind: string | null;
    headings: { position: number; heading: string; field: string | null; isAssigned: boolean }[];
  }[];
  warnings: { text: string }[];
  planned: Record<string, number>;
  result: { success: boolean; status: string; message: string; details: Record<string, unknown> } | null;
  earlier: { fileName: string; status: string } | null;
  rows: { total: number; items: ShownRow[] };
}

const HEAD = 'Urun_Adi;Kategori;Fiyat;SKU;Stok_Miktari';

/** Name, category, price, SKU and stock of each product. */
export const priceList = (rows: readonly string[][]) =>
  `${[HEAD, ...rows.map((row) => row.join(';'))].join('\n')}\n`;

export type ImportApi = Awaited<ReturnType<typeof openImportApi>>;

/** The API beside what a worker would do, which is done when the spec says so. */
export async function openImportApi() {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-api-'));
  const environment = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT_FACTOR: '1000' };
  const api = await openTestApi({ environment });
  const worker = await ImportShop.open({ ...environment, DATABASE_URL: api.databaseUrl });

  function upload(
    browser: TestBrowser,
    content: Buffer | string,
    query = 'ad=liste.csv',
  ): Promise<LightMyRequestResponse> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return api.app.inject({
      method: 'POST',
      url: `${UPLOAD}?${query}`,
      payload: content,
      headers: {
        'content-type': 'application/octet-stream',
        ...(cookie && { cookie }),
        ...browser.headers,
      },
    });
  }

  /** Uploads a file and has it compared. */
  async function planned(browser: TestBrowser, content: Buffer | string, query?: string): Promise<string> {
    const response = await upload(browser, content, query);
    const { id } = response.json<{ id?: string }>();
    if (id === undefined) throw new Error(response.body);
    await worker.carriedOut(id);
    return id;
  }

  async function run(
    browser: TestBrowser,
    id: string,
    filter: Record<string, unknown> = {},
  ): Promise<ShownRun> {
    const { importRun } = await browser.ask<{ importRun: ShownRun }>(RUN, { id, filter });
    return importRun;
  }

  return {
    api,
    worker,
    /** Another worker of the same shop. */
    openWorker: () => ImportShop.open({ ...environment, DATABASE_URL: api.databaseUrl }),
    upload,
    planned,
    run,
    /** Applies what the preview shows now. */
    async applied(browser: TestBrowser, id: string): Promise<ShownRun> {
      const { version } = await run(browser, id);
      await browser.ask(APPLY, { input: { id, version } });
      await worker.carriedOut(id);
      return run(browser, id);
    },
    async previewed(browser: TestBrowser, id: string, input: Record<string, unknown>): Promise<ShownRun> {
      await browser.ask(PREVIEW, { input: { id, ...input } });
      await worker.carriedOut(id);
      return run(browser, id);
    },
    plannedSheets: async (browser: TestBrowser, sheets: SheetsOfSpec, query?: string) =>
      planned(browser, await workbookOf(sheets), query),
    async close(): Promise<void> {
      await worker.close();
      await api.close();
      await rm(folder, { recursive: true });
    },
  };
}
