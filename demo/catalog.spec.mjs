import { fileURLToPath } from 'node:url';
import ExcelJS from 'exceljs';
import { buildWorkbook, sheets } from './build.mjs';
import { categories, products } from './catalog/index.mjs';
import { ON_REQUEST } from './catalog/product.mjs';
import { pictureNames, pictures } from './draw.mjs';
import { machineNames } from './drawings/machines.mjs';

const count = (matches) => products.filter(matches).length;
const duplicatesIn = (values) => values.filter((value, i) => values.indexOf(value) !== i);

describe('the demo catalog', () => {
  it('has a realistic range of products: some new, featured, sold out, expensive or without a price', () => {
    expect(products.length).toBeGreaterThanOrEqual(130);
    expect(count(({ isFeatured }) => isFeatured)).toBeGreaterThanOrEqual(8);
    expect(count(({ isNew }) => isNew)).toBeGreaterThanOrEqual(8);
    expect(count(({ price }) => price === 0)).toBeGreaterThanOrEqual(10);
    expect(count(({ price }) => price > 100_000)).toBeGreaterThanOrEqual(10);
    expect(count(({ price }) => !Number.isInteger(price))).toBeGreaterThanOrEqual(8);
    expect(count(({ inStock }) => !inStock)).toBeGreaterThanOrEqual(10);
    expect(count(({ delivery }) => delivery === '1 hafta')).toBeGreaterThanOrEqual(40);
    expect(count(({ minOrder }) => minOrder > 1)).toBeGreaterThanOrEqual(8);
    expect(count(({ reviews }) => reviews === 0)).toBeGreaterThanOrEqual(10);
  });

  it('delivers stocked products within two weeks and promises no fast delivery for sold-out ones', () => {
    const quick = ['1 hafta', '1-2 hafta'];
    const broken = products.filter(({ inStock, delivery }) => inStock !== quick.includes(delivery));
    expect(broken.map(({ sku }) => sku)).toEqual([]);
  });

  it('has 5 root categories with 14 children and assigns every product to a child', () => {
    const roots = categories.filter(({ parent }) => !parent).map(({ name }) => name);
    expect(roots).toEqual(['Isı Değiştiricileri', 'Boylerler', 'Pompalar', 'Vanalar', 'Filtreler']);
    const children = categories.filter(({ parent }) => parent);
    expect(roots.map((root) => children.filter(({ parent }) => parent === root).length)).toEqual([
      2, 2, 3, 4, 3,
    ]);
    const known = new Set(children.map(({ name }) => name));
    expect(products.filter(({ category }) => !known.has(category))).toEqual([]);
    for (const name of known) expect(count(({ category }) => category === name)).toBeGreaterThanOrEqual(8);
  });

  it('uses every name, SKU, text and picture only once', () => {
    expect(duplicatesIn(products.map(({ name }) => name))).toEqual([]);
    expect(duplicatesIn(products.map(({ sku }) => sku.toLowerCase()))).toEqual([]);
    expect(duplicatesIn([...products, ...categories].map(({ picture }) => picture))).toEqual([]);
    expect(duplicatesIn(products.map(({ short }) => short))).toEqual([]);
    expect(duplicatesIn(products.map(({ description }) => description))).toEqual([]);
  });

  it('keeps SEO descriptions within the length that search engines show', () => {
    const long = [...products, ...categories].filter(({ seoDescription }) => seoDescription.length > 160);
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it.each(products.map((product) => [product.sku, product]))(
    'describes the product %s completely',
    (_, product) => {
      expect(product.specs.length).toBeGreaterThanOrEqual(8);
      expect(product.specs.length).toBeLessThanOrEqual(20);
      expect(duplicatesIn(product.specs.map(({ name }) => name))).toEqual([]);
      for (const { name, value } of product.specs.slice(0, 3)) {
        expect(name.length).toBeLessThanOrEqual(10);
        expect(value.length).toBeLessThanOrEqual(20);
      }
      const paragraphs = product.description.split('\n\n');
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeLessThanOrEqual(4);
      const written = JSON.stringify(product);
      expect(written).not.toMatch(/undefined|NaN|Infinity|null/);
      expect(product.applications.length).toBeGreaterThanOrEqual(2);
      expect(product.features.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('has choices of every kind, some sold out, one with its price on request, and none that takes the whole price', () => {
    const chosen = products.filter(({ choices }) => choices.length > 0);
    expect(chosen.length).toBeGreaterThanOrEqual(25);
    const groups = chosen.flatMap(({ choices }) => choices);
    expect(new Set(groups.map(({ kind }) => kind))).toEqual(new Set(['secim', 'renk', 'olcu', 'metin']));
    const options = groups.flatMap(({ options: offered }) => offered);
    expect(options.filter(({ price }) => price < 0).length).toBeGreaterThan(5);
    expect(options.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5);
    expect(groups.every(({ options: [first] }) => first.price === 0)).toBe(true);
    const having = (matches) =>
      chosen
        .filter((product) =>
          product.choices.some(({ options: offered }) => offered.some((option) => matches(option, product))),
        )
        .map(({ sku }) => sku);
    expect(having((option) => option.price === ON_REQUEST)).toEqual(['PLT-065-72-N']);
    expect(having((option, { price }) => price > 0 && price + option.price <= 0)).toEqual([]);
  });

  it('has pumps whose hydraulic power fits their motors', () => {
    for (const { sku, drawing, specs } of products.filter((product) => product.drawing.duty)) {
      const power = specs.find(({ name }) => ['Motor gücü', 'Çektiği güç', 'Pompa'].includes(name));
      const watts = Number(power.value.split('× ').at(-1).split(' ')[0].replace('.', '').replace(',', '.'));
      const kilowatts = power.unit === 'W' ? watts / 1000 : watts;
      const pumps = drawing.dutyPumps ?? drawing.pumps ?? 1;
      const hydraulic = (drawing.duty.flow * drawing.duty.head) / 367;
      expect([sku, hydraulic < kilowatts * pumps * 0.8]).toEqual([sku, true]);
    }
  });

  it('can render every referenced picture in both themes', () => {
    const drawn = new Map(pictures());
    for (const name of products.flatMap(pictureNames)) {
      expect([name, drawn.has(name), drawn.has(name.replace('.png', '.dark.png'))]).toEqual([
        name,
        true,
        true,
      ]);
    }
    for (const { picture } of categories) expect(drawn.has(`${picture}.png`)).toBe(true);
    for (const [name, svg] of drawn) {
      expect([name, /NaN|undefined|Infinity/.test(svg)]).toEqual([name, false]);
      expect(svg).not.toContain('<text');
    }
    const used = new Set(products.map(({ drawing }) => drawing.machine));
    expect(machineNames.filter((machine) => !used.has(machine))).toEqual([]);
  });

  it('equals the committed workbook', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(fileURLToPath(new URL('katalog.xlsx', import.meta.url)));
    // When this fails after a change of the data, run `npm run demo:build`.
    for (const [title, columns, rows] of sheets) {
      const written = workbook.getWorksheet(title).getSheetValues().slice(1);
      expect(written.map(([, ...cells]) => columns.map((_, i) => cells[i] ?? ''))).toEqual([
        columns.map(([header]) => header),
        ...rows.map((row) => columns.map(([, , cell]) => cell(row))),
      ]);
    }
  }, 30_000);

  it('builds a byte-identical workbook from the same data', async () => {
    const first = await buildWorkbook();
    const second = await buildWorkbook();
    expect(first.equals(second)).toBe(true);
  }, 30_000);
});
