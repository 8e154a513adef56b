import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { LightMyRequestResponse } from 'fastify';
import { Disk } from 'flydrive';
import { DataSource } from 'typeorm';
import type { TestBrowser } from './browser.js';
import { openImportApi } from './import-api.js';

const EXPORT = `{ id status fileName products categories bytes failure jobId expiresAt requestedBy { kind name }
  progress { done total isWaiting isStopping } }`;
const START = `mutation { startCatalogExport ${EXPORT} }`;
const ONE = `query ($id: ID!) { catalogExport(id: $id) ${EXPORT} }`;
const NEWEST = `{ catalogExports ${EXPORT} }`;
export const CANCEL = `mutation ($id: ID!) { cancelCatalogExport(id: $id) ${EXPORT} }`;

/** As a spreadsheet program would take them for formulas. */
export const ODD_NAMES = ['=HYPERLINK("http://kotu.example")', '+90 532', '-1 bar', '@SUM(A1)'];
export const PRODUCTS = 450;
/** On all sheets: a category and a technical spec beside the products. */
export const ROWS = PRODUCTS + 2;

export interface ShownExport {
  id: string;
  status: string;
  fileName: string;
  products: number | null;
  categories: number | null;
  bytes: number | null;
  jobId: string;
  progress: { done: number; total: number | null; isWaiting: boolean; isStopping: boolean } | null;
}

/** An export whose file can be downloaded, although nobody wrote it. */
export async function addWrittenExport(app: INestApplicationContext): Promise<string> {
  const [id, fileKey] = [randomUUID(), `katalog/${randomUUID()}`];
  await app.get(Disk).put(fileKey, 'x');
  await app.get(DataSource).query(
    `INSERT INTO catalog_export (id, status, job_id, requested_at, requested_by_kind, file_key, bytes, finished_at)
     VALUES ($1, 'ready', $1, now(), 'system', $2, 1, now())`,
    [id, fileKey],
  );
  return id;
}

export type TestCatalogExports = Awaited<ReturnType<typeof openCatalogExports>>;

/** A shop with a catalog of several pages and odd texts, and a worker that writes it when the spec says so. */
export async function openCatalogExports() {
  const shop = await openImportApi();
  await shop.worker.importSheets({
    Kategoriler: [
      ['Kategori_Adi', 'Aciklama'],
      ['Pompalar', '=1+1'],
    ],
    Urunler: [
      ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Aciklama'],
      ...Array.from({ length: PRODUCTS }, (_, index) => [
        ODD_NAMES[index] ?? `Pompa ${index}`,
        'Pompalar',
        5 + index,
        `P-${index}`,
        '\t=A1',
      ]),
    ],
    Teknik: [
      ['SKU', 'Ozellik', 'Deger'],
      ['P-1', 'Debi', '-60'],
    ],
  });
  const { api, worker } = shop;
  const staff = await api.staff(['import']);

  async function download(
    id: string,
    { browser = staff, method = 'GET' }: { browser?: TestBrowser; method?: 'GET' | 'HEAD' } = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...browser.headers, ...(cookie && { cookie }) };
    return api.app.inject({ method, url: `/admin/excel-ice-aktar/katalog${id && `/${id}`}`, headers });
  }

  return {
    ...shop,
    staff,
    /** Of the finished file; with an empty id of the one that is sent at once. */
    download,
    async start(browser: TestBrowser = staff): Promise<ShownExport> {
      return (await browser.ask<{ startCatalogExport: ShownExport }>(START)).startCatalogExport;
    },
    async find(id: string): Promise<ShownExport | null> {
      return (await staff.ask<{ catalogExport: ShownExport | null }>(ONE, { id })).catalogExport;
    },
    async newest(): Promise<ShownExport[]> {
      return (await staff.ask<{ catalogExports: ShownExport[] }>(NEWEST)).catalogExports;
    },
    statusOf: async (id: string) => (await download(id)).statusCode,
    /** The stored files of an export, whether they are offered or not. */
    async files(id: string): Promise<string[]> {
      const folder = path.join(worker.environment.DATA_DIR ?? '', 'dosyalar', 'katalog', id);
      return readdir(folder).catch(() => []);
    },
    /** What the audit log says of an export: `started`. */
    async entries(id: string): Promise<string[]> {
      const rows = await worker.read<{ what: string }>(
        'SELECT what FROM audit WHERE subject = $1 ORDER BY id',
        [`catalog-export ${id}`],
      );
      return rows.map(({ what }) => what.replace('catalog-export-', ''));
    },
  };
}
