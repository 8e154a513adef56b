import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PictureStore } from '../../kernel/files/picture-store.js';
import { pictureOf } from '../../testing/import-pictures.js';
import { countsOf, errorsOf, ImportShop, warningsOf } from '../../testing/import-shop.js';

const SHEET = path.resolve(import.meta.dirname, '../../../demo/katalog.xlsx');

let shop: ImportShop;

beforeAll(async () => {
  shop = await ImportShop.open({ DEMO: '1' });
});

afterAll(() => shop.close());

const importDemo = async () => shop.importBytes(await readFile(SHEET), { fileName: 'katalog.xlsx' });

describe('the demo catalog', () => {
  it('imports every category and product of the demo catalog without errors', async () => {
    const result = await importDemo();
    expect(errorsOf(result)).toEqual([]);
    expect(warningsOf(result).filter((text) => !text.includes('Görsel dosyayla birlikte gelmedi'))).toEqual(
      [],
    );
    expect(countsOf(result)).toMatchObject({ categories: [19, 0], failed: 0 });
  });

  it('gives the demo categories the ids that the product wizard uses', async () => {
    const rows = await shop.read<{ id: string; slug: string }>('SELECT id, slug FROM category');
    const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    expect(['1', '2', '3', '4', '5'].map((id) => slugs.get(id))).toEqual([
      'isi-degistiricileri',
      'boylerler',
      'pompalar',
      'vanalar',
      'filtreler',
    ]);
    const children = ['1-1', '1-2', '2-1', '2-2', '3-1', '3-2', '3-3', '4-1', '4-2', '4-3', '5-1', '5-2'];
    expect(children.filter((id) => !slugs.has(id))).toEqual([]);
  });

  it('imports specs, variations, price on request and Turkish SKUs of the demo catalog', async () => {
    const exchanger = await shop.product('PLT-040-40-N');
    expect(exchanger).toMatchObject({ basePriceKurus: 4_875_000, brand: 'Platerm', unit: 'adet' });
    expect(exchanger?.technicalSpecs[0]).toMatchObject({ name: 'Kapasite', value: '200', unit: 'kW' });
    expect(exchanger?.attributes.map(({ name }) => name)).toEqual(['Plaka sayısı', 'Conta']);
    expect(await shop.product('PLT-100-90-E')).toMatchObject({ basePriceKurus: 0 });
    expect(await shop.product('KZB-800Ç')).toMatchObject({ name: 'Çift Serpantinli Emaye Boyler 800 Litre' });
    expect(await shop.product('AKV-114570-10')).toMatchObject({ model: '114570-10' });
  });

  it('changes nothing when the demo catalog is imported a second time', async () => {
    expect(countsOf(await importDemo())).toMatchObject({ categories: [0, 0], products: [0, 0], failed: 0 });
  });

  it('has its pictures encoded when they are first shown', async () => {
    await writeFile(path.join(shop.folder, 'pompa.png'), await pictureOf('#0a5c63'));
    const sheet = Buffer.from('Urun_Adi,Kategori,SKU,Fiyat,Gorsel_URL\nPompa,Pompalar,P-1,100,pompa.png\n');
    const result = await shop.importBytes(sheet, { fileName: 'pompa.csv', picturesFolder: shop.folder });
    expect(warningsOf(result)).toEqual([]);
    const id = (await shop.product('P-1'))?.pictures[0]?.pictureId ?? '';
    const files = () => readdir(path.join(shop.folder, 'data', 'dosyalar', 'gorsel', id.slice(0, 2)));
    expect(await files()).toEqual([id]);
    expect(await shop.provider(PictureStore).read(id, 160)).toBeDefined();
    expect(await files()).toHaveLength(3);
  });
});
