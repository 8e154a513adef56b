import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import sharp from 'sharp';
import { countsOf, ImportShop, openImportShopForEachTest, warningsOf } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

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
    const run = await shop.planSheets(CATALOG);
    expect(run).toMatchObject({ status: 'ready', result: null });
    expect(await shop.planned(run.id)).toMatchObject({ newCategories: 1, newProducts: 2, invalid: 0 });
    const [, first] = await shop.items(run.id);
    expect(first).toMatchObject({ subject: 'product', kind: 'new', sku: 'P-1', targetId: null });
    expect(first?.changes).toContainEqual({ column: 'Kategori', before: '', after: 'Pompalar' });
    expect([await snapshot(), await shop.dataVersion()]).toEqual(before);
  });

  it('needs no more than to read the catalog for a dry run', async () => {
    await shop.importSheets(CATALOG);
    const role = `reader_${randomBytes(4).toString('hex')}`;
    const own = 'import_run, import_row, import_item, job, audit, audit_chain, outbox';
    await shop.read(`CREATE ROLE ${role} LOGIN PASSWORD 'reads'`);
    await shop.read(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role}`);
    await shop.read(`GRANT INSERT, UPDATE, DELETE ON ${own} TO ${role}`);
    const url = new URL(shop.databaseUrl);
    [url.username, url.password] = [role, 'reads'];
    const reader = await ImportShop.open({ DATABASE_URL: url.href });
    try {
      const run = await reader.planSheets({
        Urunler: [...CATALOG.Urunler.slice(0, 2), ['Yeni', 'Pompalar', 9, 'N-1']],
      });
      expect(await reader.planned(run.id)).toMatchObject({ newProducts: 1, unchanged: 1 });
      await expect(reader.read(`UPDATE product SET name = 'x'`)).rejects.toThrow('permission denied');
    } finally {
      await reader.close();
      await shop.read(`DROP OWNED BY ${role}`);
      await shop.read(`DROP ROLE ${role}`);
    }
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
    const dryRun = await shop.planSheets(changes);
    expect([await snapshot(), await shop.dataVersion()]).toEqual(before);
    const rows = await shop.items(dryRun.id);
    expect(rows.map(({ kind }) => kind)).toEqual(['unchanged', 'new', 'unchanged', 'changed', 'invalid']);
    expect(rows[3]?.changes).toEqual([
      { column: 'Fiyat', before: '₺6,00', after: '₺60,00' },
      { column: 'Kategori', before: 'Pompalar', after: 'Vanalar' },
    ]);
    const applied = await shop.importSheets(changes);
    expect(applied.items).toEqual(rows);
    expect(countsOf(applied)).toEqual({ categories: [1, 0], products: [0, 1], unchanged: 2, failed: 1 });
    expect(await shop.product('P-2')).toMatchObject({ basePriceKurus: 6000, categoryId: '2' });
  });
});

describe('a broken part of a file', () => {
  it('leaves the catalog as it is, however many rows came before it', async () => {
    await shop.importSheets(CATALOG);
    const lines = Array.from({ length: 700 }, (_, index) => `Pompa ${index};Pompalar;5;N-${index}`);
    const result = await shop.importText(`Urun_Adi;Kategori;Fiyat;SKU\n${lines.join('\n')}\n"Pompa;`);
    expect(result).toMatchObject({
      success: false,
      status: 'failed',
      message:
        'Excel dosyası işlenirken hata oluştu: Dosya bozuk, okunamadı (702. satırda açılan tırnak kapanmıyor).',
    });
    expect(await shop.read('SELECT count(*) FROM product')).toEqual([{ count: 2 }]);
  });
});

describe('a failure', () => {
  it('reports an expected failure with a Turkish message', async () => {
    const html = await shop.importText('<html><table></table></html>', { fileName: 'liste.xls' });
    expect(html).toMatchObject({ success: false, run: { format: null, status: 'failed' } });
    expect(html.message).toBe(
      'Excel dosyası işlenirken hata oluştu: Bu dosya bir Excel ya da CSV dosyası değil (HTML sayfası). ' +
        "Excel'de açıp «Farklı Kaydet» ile .xlsx olarak kaydedin.",
    );
  });
});

describe('pictures', () => {
  const writePicture = (name: string, background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toFile(path.join(shop.folder, name));
  const importPictures = (cell: string, options: Parameters<ImportShop['importText']>[1] = {}) =>
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
      { pictureId: picture?.id, source: null, alt: '' },
      { pictureId: null, source: 'https://example.com/a.png', alt: '' },
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
    expect(await shop.dataVersion()).toBeGreaterThan(before);
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

  it('warns about a picture that ends early in the dry run as in the import, which does not use it', async () => {
    const whole = await readFile(path.join(shop.folder, 'pompa.png'));
    await writeFile(path.join(shop.folder, 'yarim.png'), whole.subarray(0, whole.length * 0.6));
    const text = 'Urun_Adi;Kategori;Fiyat;SKU;Gorsel_URL\nPompa;Pompalar;5;P-1;"yarim.png; pompa.png"\n';
    const planned = await shop.plan(Buffer.from(text), { picturesFolder: shop.folder });
    const items = await shop.items(planned.id);
    const warned = items.flatMap(({ warnings }) => warnings ?? []).map(({ text: sentence }) => sentence);
    expect(warned).toEqual([expect.stringContaining('yarim.png. Resim dosyası yarım kalmış ya da bozuk.')]);
    const applied = await importPictures('yarim.png; pompa.png');
    expect(warningsOf(applied)).toEqual([expect.stringContaining(warned[0] ?? 'none')]);
    expect((await shop.product('P-1'))?.pictures).toHaveLength(1);
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
    const text = 'Urun_Adi;Kategori;Fiyat;SKU;Gorsel_URL\nPompa;Pompalar;5;P-1;yeni.png\n';
    await shop.plan(Buffer.from(text), { picturesFolder: shop.folder });
    expect(await shop.read('SELECT id FROM picture')).toEqual([]);
  });
});

it('imports a real .xls file despite its .csv name', async () => {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(CATALOG.Urunler), 'Urunler');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(CATALOG.Kategoriler), 'Kategoriler');
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  const result = await shop.importBytes(bytes, { fileName: 'liste.csv' });
  expect(result.run.format?.file).toEqual({ kind: 'xls' });
  expect(countsOf(result)).toMatchObject({ categories: [1, 0], products: [2, 0] });
});
