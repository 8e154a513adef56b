import { whatHappens, whatStays, whyNotApplied } from './apply-text';

const NOTHING = {
  newCategories: 0,
  changedCategories: 0,
  newProducts: 0,
  changedProducts: 0,
  unchanged: 0,
  invalid: 0,
  leftOut: 0,
  priceJumps: 0,
  withWarnings: 0,
};
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

const TAKEN = { added: 0, changed: 0, invalid: 0, priceJumps: 0 };

it('says what is written, and leaves out what there is none of', () => {
  const planned = { ...NOTHING, newCategories: 2, newProducts: 412 };
  expect(plain(whatHappens(planned, { ...TAKEN, added: 414, priceJumps: 3 }))).toEqual([
    '2 yeni kategori eklenir',
    '412 yeni ürün eklenir',
    '3 satırda fiyat üç kattan çok değişir',
  ]);
});

it('counts only what is taken as soon as rows were left out', () => {
  const planned = { ...NOTHING, newProducts: 412, leftOut: 2 };
  expect(plain(whatHappens(planned, { ...TAKEN, added: 410 }))).toEqual([
    '410 yeni ürün ya da kategori eklenir',
  ]);
});

it('says which rows are left alone, and why', () => {
  const planned = { ...NOTHING, invalid: 9, unchanged: 12, leftOut: 1 };
  expect(plain(whatStays(planned, { ...TAKEN, invalid: 8 }))).toEqual([
    '8 hatalı satır atlanır',
    '1 satır sizin isteğinizle atlanır',
    '12 satır zaten katalogla aynı',
  ]);
});

it('says why it cannot be applied', () => {
  const run = { planned: { ...NOTHING, invalid: 9 }, options: { isAllOrNothing: true } };
  expect(whyNotApplied(run)).toContain('Hepsi ya da hiçbiri');
  expect(whyNotApplied({ ...run, options: { isAllOrNothing: false } })).toContain('bir şey yok');
  const some = { ...NOTHING, changedProducts: 1, invalid: 9 };
  expect(whyNotApplied({ planned: some, options: { isAllOrNothing: false } })).toBeUndefined();
});
