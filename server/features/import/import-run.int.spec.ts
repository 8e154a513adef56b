import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import sharp from 'sharp';
import type { RowOutcome } from './import.result.js';
import { countsOf, errorsOf, openShopForEachTest, type TestShop, warningsOf } from './test-shop.js';

let shop: TestShop;

openShopForEachTest((opened) => (shop = opened));

const CATALOG = {
  Kategoriler: [
    ['Kategori_Adi', 'Aciklama'],
    ['Pompalar', 'x'],
  ],
  Urunler: [
    ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
    ['Pompa', 'Pompalar', 5, 'P-1'],
    ['Pompa 2', 'Pompalar', 6, 'P-2'],
  ],
};

describe('a dry run', () => {
  const snapshot = () =>
    shop.read(`SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM category) AS categories,
      (SELECT max(version) FROM product) AS version, (SELECT count(*) FROM brand) AS brands,
      (SELECT count(*) FROM picture) AS pictures`);

  it('reports new categories and products in a dry run and writes nothing', async () => {
    const before = [await snapshot(), await shop.dataVersion()];
    const result = await shop.importSheets(CATALOG, { mode: 'dry-run' });
    expect(result).toMatchObject({ success: true, mode: 'dry-run' });
    expect(countsOf(result)).toEqual({ categories: [1, 0], products: [2, 0], unchanged: 0, failed: 0 });
    expect(result.rows[1]).toMatchObject({
      subject: 'product',
      outcome: 'added',
      after: { sku: 'P-1', categoryId: '1' },
    });
    expect([await snapshot(), await shop.dataVersion()]).toEqual(before);
  });

  it('reports the same outcomes in a dry run as the import that follows', async () => {
    await shop.importSheets(CATALOG);
    const changes = {
      Kategoriler: [...CATALOG.Kategoriler, ['Vanalar', 'y']],
      Urunler: [
        ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
        ['Pompa', 'Pompalar', 5, 'P-1'],
        ['Pompa 2', 'Vanalar', 60, 'P-2'],
        ['Pompa 3', 'Kazanlar', 5, 'P-3'],
      ],
    };
    const before = [await snapshot(), await shop.dataVersion()];
    const dryRun = await shop.importSheets(changes, { mode: 'dry-run' });
    expect([await snapshot(), await shop.dataVersion()]).toEqual(before);
    const applied = await shop.importSheets(changes);
    expect(countsOf(dryRun)).toEqual(countsOf(applied));
    expect(dryRun.rows.map((row) => row.outcome)).toEqual([
      'unchanged',
      'added',
      'unchanged',
      'updated',
      'failed',
    ]);
    expect(dryRun.rows[3]).toMatchObject({
      before: { basePriceKurus: 600, categoryId: '1' },
      after: { basePriceKurus: 6000, categoryId: '2' },
    });
    expect(warningsOf(dryRun)).toEqual(warningsOf(applied));
    expect(errorsOf(dryRun)).toEqual(errorsOf(applied));
  });
});

describe('onRow', () => {
  it('receives each row in order after its commit, while the result holds the first thousand', async () => {
    await shop.importSheets(CATALOG);
    const lines = Array.from(
      { length: 1500 },
      (_, index) => `Pompa ${index};${index % 2 ? 'Pompalar' : 'Yok'};5;N-${index}`,
    );
    const received: RowOutcome[] = [];
    let committed = 0;
    const result = await shop.importText(`Urun_Adi;Kategori;Fiyat;SKU\n${lines.join('\n')}\n`, {
      onRow: async (row) => {
        received.push(row);
        if (received.length === 600) {
          [{ committed }] = (await shop.read(`SELECT count(*) AS committed FROM product`)) as [
            { committed: number },
          ];
        }
      },
    });
    expect(received.map((row) => row.rowNumber)).toEqual(lines.map((_, index) => index + 2));
    expect(committed).toBe(2 + 500);
    expect(result).toMatchObject({
      rowCount: 1500,
      details: { productsAdded: 750, failed: 750, errorCount: 750 },
    });
    expect(result.rows).toHaveLength(1000);
  });

  it('keeps the chunks applied before a broken part of the file', async () => {
    await shop.importSheets(CATALOG);
    const lines = Array.from({ length: 700 }, (_, index) => `Pompa ${index};Pompalar;5;N-${index}`);
    const result = await shop.importText(`Urun_Adi;Kategori;Fiyat;SKU\n${lines.join('\n')}\n"Pompa;`);
    expect(result).toMatchObject({
      success: false,
      status: 'failed',
      message:
        'Excel dosyası işlenirken hata oluştu: Dosya bozuk, okunamadı (702. satırda açılan tırnak kapanmıyor).',
      details: { productsAdded: 500 },
    });
    expect(await shop.read('SELECT count(*) FROM product')).toEqual([{ count: 502 }]);
  });
});

describe('a failure', () => {
  it('reports an expected failure with a Turkish message', async () => {
    const html = await shop.importText('<html><table></table></html>', { fileName: 'liste.xls' });
    expect(html).toMatchObject({ success: false, format: null });
    expect(html.message).toBe(
      'Excel dosyası işlenirken hata oluştu: Bu dosya bir Excel ya da CSV dosyası değil (HTML sayfası). ' +
        "Excel'de açıp «Farklı Kaydet» ile .xlsx olarak kaydedin.",
    );
  });

  it('reports an unexpected failure with a reference and no technical details', async () => {
    const result = await shop.service.importFile({ path: '/nowhere/liste.xlsx', fileName: 'liste.xlsx' });
    expect(result.message).toMatch(
      /^Excel dosyası işlenirken hata oluştu: beklenmeyen bir hata \(başvuru no: [0-9a-f]{8}\)$/,
    );
    expect(result.fileHash).toBeNull();
  });
});

describe('pictures', () => {
  const writePicture = (name: string, background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toFile(path.join(shop.folder, name));
  const importPictures = (cell: string, options: Parameters<TestShop['importText']>[1] = {}) =>
    shop.importText(`Urun_Adi;Kategori;Fiyat;SKU;Gorsel_URL\nPompa;Pompalar;5;P-1;"${cell}"\n`, {
      picturesFolder: shop.folder,
      ...options,
    });

  beforeEach(async () => {
    await shop.importSheets(CATALOG);
    await writePicture('pompa.png', '#0a5c63');
    await writePicture('pompa.dark.png', '#ffffff');
    await writeFile(path.join(shop.folder, 'bozuk.png'), 'x');
  });

  it('imports pictures from the folder with their dark variants, and none again on a second import', async () => {
    const result = await importPictures('pompa.png; https://example.com/a.png');
    expect(warningsOf(result)).toEqual([]);
    const [picture] = await shop.read<{ id: string; dark_id: string }>(
      'SELECT * FROM picture WHERE dark_id IS NOT NULL',
    );
    expect((await shop.product('P-1'))?.pictures).toEqual([
      { pictureId: picture?.id, source: null },
      { pictureId: null, source: 'https://example.com/a.png' },
    ]);
    expect(countsOf(await importPictures('pompa.png; https://example.com/a.png'))).toMatchObject({
      unchanged: 1,
    });
  });

  it('bumps the data version when a picture gets another dark variant', async () => {
    await importPictures('pompa.png');
    const before = await shop.dataVersion();
    await importPictures('pompa.png');
    expect(await shop.dataVersion()).toBe(before);
    await writePicture('pompa.dark.png', '#eeeeee');
    await importPictures('pompa.png');
    expect(await shop.dataVersion()).toBe(before + 1);
  });

  it('warns about pictures that cannot be loaded and keeps those of the product', async () => {
    await importPictures('pompa.png');
    const before = await shop.product('P-1');
    const result = await importPictures(
      'yok.png; bozuk.png; ../gizli.png; ftp://a/b.png; file:///etc/passwd',
    );
    expect(warningsOf(result)).toEqual([
      'Görsel bulunamadı: yok.png (CSV, satır 2, Gorsel_URL)',
      'Görsel alınamadı: bozuk.png. Lütfen sadece resim dosyası yükleyin. (CSV, satır 2, Gorsel_URL)',
      'Görsel klasörün dışında: ../gizli.png (CSV, satır 2, Gorsel_URL)',
      'Görsel adresi http ya da https ile başlamalı: ftp://a/b.png (CSV, satır 2, Gorsel_URL)',
      'Görsel adresi http ya da https ile başlamalı: file:///etc/passwd (CSV, satır 2, Gorsel_URL)',
    ]);
    expect(countsOf(result)).toMatchObject({ unchanged: 1, failed: 0 });
    expect(await shop.product('P-1')).toEqual(before);
  });

  it('keeps a picture that was fetched from its URL in the meantime', async () => {
    await importPictures('pompa.png');
    await importPictures('https://example.com/a.png');
    await shop.read(
      `UPDATE product_picture SET picture_id = (SELECT id FROM picture WHERE dark_id IS NOT NULL)`,
    );
    expect(countsOf(await importPictures('https://example.com/a.png'))).toMatchObject({ unchanged: 1 });
  });

  it('stores no pictures in a dry run', async () => {
    await writePicture('yeni.png', '#aa0000');
    await importPictures('yeni.png', { mode: 'dry-run' });
    expect(await shop.read('SELECT id FROM picture')).toEqual([]);
  });
});

it('imports a real .xls file despite its .csv name', async () => {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(CATALOG.Urunler), 'Urunler');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(CATALOG.Kategoriler), 'Kategoriler');
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  const result = await shop.service.importFile({ bytes, fileName: 'liste.csv' });
  expect(result.format?.file).toEqual({ kind: 'xls' });
  expect(countsOf(result)).toMatchObject({ categories: [1, 0], products: [2, 0] });
});
