import { appliedFigures, failedText, hasWritten, resultFigures } from './result-figures';

const NOTHING = {
  categoriesAdded: 0,
  categoriesUpdated: 0,
  productsAdded: 0,
  productsUpdated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  warnings: 0,
};
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

it('always says how many categories and products were added', () => {
  expect(plain(resultFigures(NOTHING))).toEqual(['0 kategori eklendi', '0 ürün eklendi']);
});

it('says first what failed, and of the rest what there is any of', () => {
  expect(plain(resultFigures({ ...NOTHING, productsAdded: 412, productsUpdated: 2_551, failed: 9 }))).toEqual(
    ['9 satır uygulanamadı', '0 kategori eklendi', '412 ürün eklendi', '2.551 ürün güncellendi'],
  );
});

it('leaves what failed to a heading that says so', () => {
  expect(plain(appliedFigures({ ...NOTHING, failed: 9 }))).toEqual(['0 kategori eklendi', '0 ürün eklendi']);
  expect(failedText(NOTHING)).toBeNull();
});

it('knows whether anything was written, whatever was gone through', () => {
  expect(hasWritten({ ...NOTHING, unchanged: 4, skipped: 3, failed: 2, warnings: 1 })).toBe(false);
  expect(hasWritten({ ...NOTHING, categoriesUpdated: 1 })).toBe(true);
});
