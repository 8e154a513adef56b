import { rowsToApply, whatHappens, whatStays, whyNotApplied } from './apply-text';
import { planned } from './test-planned';

const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

it('says what is written, and leaves out what there is none of', () => {
  expect(plain(whatHappens(planned({ newCategories: 2, newProducts: 412, priceJumps: 3 })))).toEqual([
    '2 yeni kategori eklenir',
    '412 yeni ürün eklenir',
    '3 satırda fiyat üç kattan çok değişir',
  ]);
});

it('counts the rows that change the catalog', () => {
  const changing = { newCategories: 2, changedCategories: 1, newProducts: 412, changedProducts: 5 };
  expect(rowsToApply(planned({ ...changing, unchanged: 12, invalid: 9, leftOut: 3 }))).toBe(420);
});

it('says which rows are left alone, and why', () => {
  expect(plain(whatStays(planned({ invalid: 8, unchanged: 12, leftOut: 1 })))).toEqual([
    '8 hatalı satır atlanır',
    '1 satır sizin isteğinizle atlanır',
    '12 satır zaten katalogla aynı',
  ]);
});

it('says why it cannot be applied', () => {
  const run = { planned: planned({ invalid: 9 }), options: { isAllOrNothing: true } };
  expect(whyNotApplied(run)).toContain('Hepsi ya da hiçbiri');
  expect(whyNotApplied({ ...run, options: { isAllOrNothing: false } })).toContain('bir şey yok');
  const some = planned({ changedProducts: 1, invalid: 9 });
  expect(whyNotApplied({ planned: some, options: { isAllOrNothing: false } })).toBeUndefined();
});
