import type { TestBrowser } from '../../../testing/browser.js';
import { type ImportApi, openImportApi } from '../../../testing/import-api.js';

let shop: ImportApi;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await openImportApi();
  staff = await shop.api.staff(['import']);
});

afterAll(() => shop.close());

const HEADINGS = `query ($id: ID!) { importRun(id: $id) {
  categoryPaths sheets { name kind missingHeadings headings { heading field match samples } }
} }`;

interface Answer {
  importRun: {
    categoryPaths: string[];
    sheets: { name: string; kind: string | null; missingHeadings: string[]; headings: unknown[] }[];
  };
}

const shown = async (id: string) => (await staff.ask<Answer>(HEADINGS, { id })).importRun;

it('shows why each heading is read as its column, with the first values below it that differ', async () => {
  const id = await shop.planned(
    staff,
    'Ürün Adı;Kategorisi;Birim Fiyat;Raf\nVana;Vanalar;1.250,00;A-1\nPompa;Vanalar;900;\nBoru;Vanalar;900;A-2\n',
  );
  expect((await shown(id)).sheets[0]).toMatchObject({
    missingHeadings: [],
    headings: [
      { heading: 'Ürün Adı', field: 'name', match: 'HEADER', samples: ['Vana', 'Pompa', 'Boru'] },
      { heading: 'Kategorisi', field: 'category', match: 'GUESS', samples: ['Vanalar'] },
      { heading: 'Birim Fiyat', field: 'price', match: 'SYNONYM', samples: ['1.250,00', '900'] },
      { heading: 'Raf', field: null, match: null, samples: ['A-1', 'A-2'] },
    ],
  });
});

it('names the texts that a column of yes or no takes, and none for others', async () => {
  const { importColumns } = await staff.ask<{
    importColumns: { columns: { field: string; choices: string[] }[] }[];
  }>('{ importColumns { columns { field choices } } }', {});
  const choices = new Map(
    importColumns.flatMap(({ columns }) => columns.map((one) => [one.field, one.choices])),
  );
  expect(choices.get('inStock')).toEqual(['DOĞRU', 'YANLIŞ']);
  expect(choices.get('category')).toEqual([]);
  expect(choices.get('price')).toEqual([]);
});

it('shows the values below headings that nobody recognized too', async () => {
  const id = await shop.planned(staff, 'Benennung;Netto\nPumpe;120\n');
  expect((await shown(id)).sheets[0]).toMatchObject({
    kind: null,
    headings: [
      { heading: 'Benennung', match: null, samples: ['Pumpe'] },
      { heading: 'Netto', samples: ['120'] },
    ],
  });
});

it('opens a category for the products that name it, as a row that is applied with them', async () => {
  const id = await shop.planned(
    staff,
    'Urun_Adi;Kategori;Fiyat;SKU\nVana;Küresel;100;K-1\nPompa;Küresel;90;K-2\n',
  );
  expect((await shop.run(staff, id)).planned).toMatchObject({ invalid: 2 });
  const opened = await shop.previewed(staff, id, { newCategories: ['Küresel'] });
  expect(opened.planned).toMatchObject({ invalid: 0, newCategories: 1, newProducts: 2 });
  const { sheets, categoryPaths } = await shown(id);
  expect(sheets[1]).toMatchObject({ name: 'Yeni kategoriler', kind: 'CATEGORIES' });
  expect(categoryPaths).toContain('Küresel');

  const twice = await shop.previewed(staff, id, { newCategories: ['küresel', 'Küresel > Bronz'] });
  expect(twice.planned).toMatchObject({ invalid: 0, newCategories: 2 });
  const { result } = await shop.applied(staff, id);
  expect(result).toMatchObject({ success: true, details: { productsAdded: 2 } });
  expect((await shown(id)).categoryPaths).toContain('Küresel > Bronz');
});

it('ends the import of a file that is none as failed, and its job as done', async () => {
  const id = await shop.planned(staff, '<html><table></table></html>', 'ad=liste.xls');
  expect((await shop.run(staff, id)).status).toBe('FAILED');
  const jobs = await shop.worker.read<{ status: string; error: string | null }>(
    'SELECT status, error FROM job WHERE subject_id = $1',
    [id],
  );
  expect(jobs).toEqual([{ status: 'done', error: null }]);
});

it('names the file of each job, for staff who may see jobs', async () => {
  const id = await shop.planned(staff, 'Urun_Adi;Kategori;Fiyat\nVana;Kategorisiz;5\n', 'ad=kis.csv');
  const overseer = await shop.api.staff(['settings']);
  const asked = `query ($filter: JobFilter) { jobs(filter: $filter) { items { subjectId subjectName } } }`;
  const jobs = async (kind: string) => {
    const answer = await overseer.ask<{ jobs: { items: object[] } }>(asked, { filter: { kinds: [kind] } });
    return answer.jobs.items;
  };
  expect(await jobs('import-plan')).toContainEqual({ subjectId: id, subjectName: 'kis.csv' });
  expect(await jobs('catalog-export')).toEqual([]);
});
