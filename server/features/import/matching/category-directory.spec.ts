import type { CategorySnapshot } from '../../catalog/index.js';
import { CategoryDirectory } from './category-directory.js';
import { nearestName } from './nearest-name.js';

const category = (id: string, name: string, more: Partial<CategorySnapshot> = {}): CategorySnapshot => ({
  id,
  slug: `slug-${id}`,
  version: 1,
  name,
  description: '',
  parentId: id.includes('-') ? (id.split('-')[0] ?? null) : null,
  pictureId: null,
  pictureSource: null,
  seoTitle: null,
  seoDescription: null,
  seoKeywords: [],
  isActive: true,
  sortOrder: 0,
  isArchived: false,
  ...more,
});

const shop = () =>
  new CategoryDirectory([
    category('1', 'Isı Değiştiriciler', { slug: 'isi-degistiriciler' }),
    category('2', 'Pompalar'),
    category('1-1', 'Aksesuarlar'),
    category('2-1', 'Aksesuarlar'),
    category('2-2', 'Pompalar'),
    category('10-1', 'Vanalar'),
  ]);

it('finds a category of the shop by slug, then by folded name', () => {
  const find = (text: string) => shop().find(text, 'file and shop')?.category.id;
  expect(find('isi-degistiriciler')).toBe('1');
  expect(find('ISI DEĞİŞTİRİCİLER')).toBe('1');
  expect(find('ısı  değiştiriciler')).toBe('1');
  expect(find('vanalar')).toBe('10-1');
  expect(find('Kazanlar')).toBeUndefined();
});

it.each([
  ['Basınç > 16 bar', '3'],
  ['basınç>16 bar', '3'],
  ['Basınç > 16 bar > Vanalar', '3-1'],
  ['Vana > 2"', '3-2'],
  ['Basınç > 16 bar > Vana > 2"', '3-2'],
  ['Ana > Basınç > 16 bar > Vanalar', undefined],
  ['Tesisat > Pompalar > Aksesuarlar', '2-1'],
])('finds a category whose own name holds the separator: %s', (text, id) => {
  const directory = new CategoryDirectory([
    ...shop().all(),
    category('3', 'Basınç > 16 bar'),
    category('3-1', 'Vanalar'),
    category('3-2', 'Vana > 2"'),
  ]);
  expect(directory.find(text, 'file and shop')?.category.id).toBe(id);
  if (id) expect(directory.find(directory.pathOfId(id), 'file and shop')?.category.id).toBe(id);
});

it('prefers a category of the file over one of the shop', () => {
  const directory = shop();
  directory.put(category('7', 'Isı değiştiriciler'));
  expect(directory.find('Isı Değiştiriciler', 'file and shop')?.category.id).toBe('7');
});

it('finds only categories of the file in the scope of the file', () => {
  const directory = shop();
  expect(directory.find('Pompalar', 'file')).toBeUndefined();
  directory.put(category('2', 'Pompalar'));
  expect(directory.find('Pompalar', 'file')?.category.id).toBe('2');
});

it('prefers the main category of an ambiguous name, marks it as ambiguous and accepts a path', () => {
  expect(shop().find('Pompalar', 'file and shop')).toMatchObject({
    category: { id: '2' },
    isAmbiguous: true,
  });
  expect(shop().find('Pompalar > Aksesuarlar', 'file and shop')).toMatchObject({
    category: { id: '2-1' },
    isAmbiguous: false,
  });
  expect(shop().find('Vanalar > Aksesuarlar', 'file and shop')).toBeUndefined();
});

it('suggests no more names once five hundred were asked about', () => {
  const directory = shop();
  for (let index = 0; index < 500; index++) directory.nearest(`Kazan ${index}`);
  expect(directory.nearest('Pompalr')).toBeUndefined();
});

it('suggests the nearest category name only if it is similar enough', () => {
  expect(shop().nearest('Pompalr')?.name).toBe('Pompalar');
  expect(shop().nearest('ısı degistirciler')?.name).toBe('Isı Değiştiriciler');
  expect(shop().nearest('Kazan')).toBeUndefined();
});

it('suggests a name that differs by two swapped letters, and none where no name is near', () => {
  expect(shop().nearest('Popmalar')?.name).toBe('Pompalar');
  expect(nearestName('filtre', [])).toBeUndefined();
  expect(nearestName(`${' '.repeat(100)}Pompalr`, ['Pompalar'])).toBeUndefined();
});
