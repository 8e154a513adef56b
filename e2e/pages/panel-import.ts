import { readFile, writeFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expectAccessible, expectToFit, main, open } from './page';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** Where spreadsheets come into the catalog. */
export const IMPORTS = '/admin/excel-ice-aktar';

/** A file as a browser hands it over. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A text file of products with the headings of the first row, as a Turkish spreadsheet program writes it. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): TestFile {
  const text = rows.map((row) => row.join(';')).join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}\r\n`) };
}

/** A workbook of named sheets, each with its headings first. */
export async function xlsxFile(
  name: string,
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
): Promise<TestFile> {
  const workbook = new ExcelJS.Workbook();
  for (const [title, rows] of Object.entries(sheets)) {
    workbook.addWorksheet(title).addRows(rows.map((row) => [...row]));
  }
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, mimeType, buffer: Buffer.from(await workbook.xlsx.writeBuffer()) };
}

/** What the browser was sent as a file. */
export async function readDownload(download: Download): Promise<Pick<TestFile, 'name' | 'buffer'>> {
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) };
}

/** Chooses a file for the import, as the picker of the browser does. */
export async function chooseFile(page: Page, file: TestFile): Promise<void> {
  await main(page).locator('input[type=file]').setInputFiles(file);
}

/** Drops files where the screen takes one, as from a folder: files that a script makes have no entry to be read from. */
export async function dropFiles(page: Page, ...dropped: readonly TestFile[]): Promise<void> {
  const files = dropped.map(({ name }) => test.info().outputPath(name));
  await Promise.all(dropped.map(({ buffer }, place) => writeFile(files[place] ?? '', buffer)));
  const zone = main(page).getByRole('button', { name: 'Dosyayı buraya sürükleyin ya da seçin' });
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (!box) throw new Error('There is no place to drop a file at');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files, dragOperationsMask: 1 };
    await browser.send('Input.dispatchDragEvent', { type, ...place, data });
  }
}

/** Uploads a file and waits until it is compared with the catalog. */
export async function previewFile(page: Page, file: TestFile): Promise<void> {
  await open(page, IMPORTS);
  await chooseFile(page, file);
  await expect(page).toHaveURL(/excel-ice-aktar\/[\da-f-]{36}/);
  // The list of earlier imports shows states, too, until the screen of this one is there.
  await expect(main(page).getByRole('list', { name: 'Aktarım adımları' })).toBeVisible();
  await expect(state(page, 'Onay bekliyor')).toBeVisible();
}

export const heading = (page: Page, fileName: string): Locator =>
  main(page).getByRole('heading', { name: fileName });

/** Where the import stands, beside the name of its file. */
export const state = (page: Page, label: string): Locator => main(page).getByText(label, { exact: true });

/** A row of the file by the name of its product or category. */
export const rowNamed = (page: Page, name: string): Locator => main(page).getByRole('row', { name });

/** One of the figures above the rows. */
export const figure = (page: Page, label: string): Locator =>
  main(page).getByRole('navigation', { name: 'Satırlar' }).getByRole('link', { name: label });

/** Applies what is previewed, and confirms it. */
export async function applyRows(page: Page, rows: number): Promise<void> {
  await main(page)
    .getByRole('button', { name: `Uygula (${String(rows)} satır)` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uygula' }).click();
}

/** Takes the import back, and waits until that has ended. */
export async function undoImport(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Geri al', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Geri al' }).click();
  await expect(state(page, 'Geri alındı').first()).toBeVisible();
}

/** The screen as it is at the moment, on a desk and on a phone. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
}
