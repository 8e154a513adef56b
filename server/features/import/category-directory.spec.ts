import type { CategorySnapshot } from '../catalog-writing/index.js';
import { CategoryDirectory } from './category-directory.js';
import { nearestName, slipsBetween } from './nearest-name.js';

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

it('asks the file first', () => {
  const directory = shop();
  directory.put(category('7', 'Isı değiştiriciler'));
  expect(directory.find('Isı Değiştiriciler', 'file and shop')?.category.id).toBe('7');
});

it('asks nothing but the file when the file alone counts', () => {
  const directory = shop();
  expect(directory.find('Pompalar', 'file')).toBeUndefined();
  directory.put(category('2', 'Pompalar'));
  expect(directory.find('Pompalar', 'file')?.category.id).toBe('2');
});

it('prefers the main category, says that there are others, and takes a path', () => {
  expect(shop().find('Pompalar', 'file and shop')).toMatchObject({
    category: { id: '2' },
    isOneOfMany: true,
  });
  expect(shop().find('Pompalar > Aksesuarlar', 'file and shop')).toMatchObject({
    category: { id: '2-1' },
    isOneOfMany: false,
  });
  expect(shop().find('Vanalar > Aksesuarlar', 'file and shop')).toBeUndefined();
});

it('suggests the nearest name, as long as it is near', () => {
  expect(shop().nearest('Pompalr')).toBe('Pompalar');
  expect(shop().nearest('ısı degistirciler')).toBe('Isı Değiştiriciler');
  expect(shop().nearest('Kazan')).toBeUndefined();
});

it('counts slips of the hand', () => {
  expect(slipsBetween('vana', 'vana')).toBe(0);
  expect(slipsBetween('vana', 'vnaa')).toBe(1);
  expect(slipsBetween('vana', 'vanalar')).toBe(3);
  expect(slipsBetween('', 'abc')).toBe(3);
  expect(nearestName('filtre', [])).toBeUndefined();
});
