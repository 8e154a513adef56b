import { type Download, expect, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { sendGraphql } from '../graphql';

const HEADINGS = [
  'Sipariş No',
  'Tarih',
  'Müşteri',
  'E-posta',
  'Telefon',
  'Firma',
  'Durum',
  'Ödeme Durumu',
  'Ödeme Yöntemi',
  'Ara Toplam',
  'KDV',
  'Kargo',
  'Toplam',
  'Teslimat Adresi',
  'Fatura Adresi',
  'Notlar',
  'Alınan Ödeme',
  'Kalan Ödeme',
  'Satın alma sipariş no',
  'Proje / şantiye',
  'Talep no',
  'Teslimat yeri',
  'Teslim alacak kişi',
  'Teslimat telefonu',
];
const KURUS = 100;
const MINUTE_MS = 60_000;
const ISTANBUL_OFFSET_MS = 3 * 60 * MINUTE_MS;
const ISTANBUL_DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Istanbul' });

interface Sums {
  readonly createdAt: string;
  readonly subtotal: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
}

interface Exported {
  readonly company: string;
  /** In the order of the list. */
  readonly orders: readonly { readonly id: string; readonly number: string }[];
}

async function sumsOf({ request }: Page, id: string): Promise<Sums> {
  const { adminOrder } = await sendGraphql<{ adminOrder: Sums }>(
    request,
    'query ($id: ID!) { adminOrder(id: $id) { createdAt subtotal tax shipping total } }',
    { id },
  );
  return adminOrder;
}

/** The file holds these orders alone, cell by cell; all of them are being prepared and wait for their transfer. */
export async function expectExportOf(
  page: Page,
  download: Download,
  { company, orders }: Exported,
): Promise<void> {
  expect(download.suggestedFilename()).toBe(`Siparisler_${ISTANBUL_DAY.format()}.xlsx`);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await download.path());
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Siparişler']);
  const rows: unknown[][] = [];
  workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  const [headings, ...lines] = rows;
  expect(headings).toEqual(HEADINGS);
  expect(lines.map(([number]) => number)).toEqual(orders.map(({ number }) => `#${number}`));
  for (const [index, { id }] of orders.entries()) {
    const { createdAt, subtotal, tax, shipping, total } = await sumsOf(page, id);
    const [, at, ...cells] = lines[index] ?? [];
    expect(at).toBeInstanceOf(Date);
    const difference = (at as Date).getTime() - Date.parse(createdAt) - ISTANBUL_OFFSET_MS;
    expect(Math.abs(difference)).toBeLessThan(MINUTE_MS);
    const address = 'Taşocağı Cad. No: 14, 34218 Bağcılar / İstanbul';
    expect(cells).toEqual([
      'Gülşah Işıldak',
      'gulsah@firma.example',
      '0532 555 08 17',
      company,
      'Hazırlanıyor',
      'Beklemede',
      'Banka Havalesi',
      ...[subtotal, tax, shipping, total].map((kurus) => kurus / KURUS),
      address,
      address,
      undefined,
      0,
      total / KURUS,
    ]);
  }
}
