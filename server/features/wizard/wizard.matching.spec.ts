import fc from 'fast-check';
import { WIZARD_BUDGETS, WIZARD_FEATURES, type WizardAnswers, type WizardBudget } from './wizard.answers.js';
import {
  criteriaOf,
  findProducts,
  isInBudget,
  ranked,
  reasonsOf,
  SCORE_PARTS,
  scoreOf,
  totalOf,
  type WizardProduct,
} from './wizard.matching.js';

const BUDGETS = Object.keys(WIZARD_BUDGETS) as WizardBudget[];

const product = (name: string, different: Partial<WizardProduct> = {}): WizardProduct => ({
  id: name,
  name,
  priceKurus: 2_000_000,
  isNew: false,
  isFeatured: false,
  rating: 0,
  inStock: false,
  minOrderQuantity: 1,
  evidence: new Map(),
  measures: [],
  ...different,
});

const fitting = (...answers: string[]) => ({ evidence: new Map(answers.map((answer) => [answer, answer])) });
const find = (products: WizardProduct[], answers: WizardAnswers) => {
  const found = findProducts(products, criteriaOf(answers));
  return {
    names: found.products.map(({ name }) => name).sort(),
    relaxed: found.relaxed.map(({ answer }) => answer),
  };
};

it.each([
  [0, BUDGETS],
  [1, ['up_to_10000']],
  [999_999, ['up_to_10000']],
  [1_000_000, ['up_to_25000']],
  [2_499_999, ['up_to_25000']],
  [2_500_000, ['up_to_50000']],
  [5_000_000, ['from_50000']],
])(
  'a price of %i kuruş is in the bands %j: in one alone, and without a price in all',
  (priceKurus, bands) => {
    expect(BUDGETS.filter((band) => isInBudget(band, product('A', { priceKurus })))).toEqual(bands);
  },
);

it('leaves out what does not fit application, budget and every feature; materials, capacity and quantity leave out nothing', () => {
  const products = [
    product('A', fitting('hvac', 'compact', 'modular')),
    product('B', fitting('hvac', 'compact')),
    product('C', { ...fitting('hvac', 'compact', 'modular'), priceKurus: 9_000_000 }),
    product('D', fitting('food', 'compact', 'modular')),
  ];
  const answers: WizardAnswers = {
    category: 'pumps',
    application: 'hvac',
    capacity: 999,
    budget: 'up_to_25000',
    materials: ['titanium'],
    features: ['compact', 'modular'],
    quantity: 100,
  };
  expect(find(products, answers)).toEqual({ names: ['A'], relaxed: [] });
  expect(find(products, { ...answers, indifferent: ['features', 'budget'] }).names).toEqual(['A', 'B', 'C']);
  expect(find(products, { ...answers, application: 'other' }).names).toEqual(['A', 'D']);
});

it('gives up the softest answers where nothing fits, and no more of them than it must', () => {
  const products = [product('A', fitting('hvac', 'compact')), product('B', fitting('food', 'modular'))];
  const features: WizardAnswers = { application: 'hvac', features: ['compact', 'modular'] };
  expect(find(products, features)).toEqual({ names: ['A'], relaxed: ['modular'] });
  const nowhere: WizardAnswers = { application: 'water', budget: 'up_to_25000', features: ['modular'] };
  expect(find(products, nowhere)).toEqual({ names: ['B'], relaxed: ['water'] });
  expect(find(products, { budget: 'from_50000' })).toEqual({ names: ['A', 'B'], relaxed: ['from_50000'] });
  expect(find([], { budget: 'from_50000', application: 'hvac' }).names).toEqual([]);
});

it('says why: the words of the product, what was given up, what it says nothing of, and a figure that is too small', () => {
  const found = product('A', {
    evidence: new Map([['hvac', 'Isıtma']]),
    priceKurus: 0,
    minOrderQuantity: 10,
    measures: [
      { name: 'Kapasite', value: 150, unit: 'kW' },
      { name: 'Güç', value: 90, unit: 'kW' },
    ],
  });
  const answers: WizardAnswers = {
    category: 'boilers',
    application: 'hvac',
    capacity: 200,
    budget: 'up_to_10000',
    materials: ['copper'],
    features: ['compact'],
    quantity: 2,
  };
  const relaxed = criteriaOf(answers).filter(({ answer }) => answer === 'compact');
  expect(reasonsOf(found, answers, relaxed)).toEqual([
    { question: 'category', answer: 'boilers', verdict: 'fits', evidence: null },
    { question: 'application', answer: 'hvac', verdict: 'fits', evidence: 'Isıtma' },
    { question: 'capacity', answer: null, verdict: 'differs', evidence: '150 kW' },
    { question: 'budget', answer: 'up_to_10000', verdict: 'unknown', evidence: null },
    { question: 'materials', answer: 'copper', verdict: 'unknown', evidence: null },
    { question: 'features', answer: 'compact', verdict: 'relaxed', evidence: null },
    { question: 'quantity', answer: null, verdict: 'differs', evidence: '10' },
  ]);
});

it('ranks by points, of equal ones by name in Turkish order', () => {
  const products = [
    product('Şamandıra'),
    product('Ilık', { isFeatured: true }),
    product('Çelik', { isFeatured: true }),
    product('Vana', { inStock: true, rating: 4.5, isNew: true }),
  ];
  expect(ranked(products).map(({ name }) => name)).toEqual(['Vana', 'Çelik', 'Ilık', 'Şamandıra']);
  expect(scoreOf(products[3]!)).toEqual({ in_stock: 20, rating: 22.5, featured: 0, new: 10 });
});

const ANY_PRODUCT = fc.record({
  isNew: fc.boolean(),
  isFeatured: fc.boolean(),
  inStock: fc.boolean(),
  rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
  priceKurus: fc.nat(10_000_000),
  features: fc.subarray([...WIZARD_FEATURES]),
});

it('adds up to the total as the rule says, and shows only what fits every answer that was not given up', () => {
  fc.assert(
    fc.property(
      fc.array(ANY_PRODUCT, { maxLength: 12 }),
      fc.subarray([...WIZARD_FEATURES]),
      fc.constantFrom(...BUDGETS),
      (raw, features, budget) => {
        const products = raw.map(({ features: own, ...one }, index) =>
          product(`P${String(index)}`, { ...one, ...fitting(...own) }),
        );
        for (const one of products) {
          const { isNew, isFeatured, rating, inStock } = one;
          const expected = (isNew ? 10 : 0) + (isFeatured ? 15 : 0) + 5 * rating + (inStock ? 20 : 0);
          const parts = scoreOf(one);
          expect(totalOf(parts)).toBeCloseTo(expected, 9);
          expect(SCORE_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(totalOf(parts));
        }
        const criteria = criteriaOf({ features, budget });
        const found = findProducts(products, criteria);
        const kept = criteria.filter((criterion) => !found.relaxed.includes(criterion));
        expect(found.products).toEqual(
          products.filter((one) => kept.every((criterion) => criterion.fits(one))),
        );
        expect(found.products.length > 0).toBe(products.length > 0);
        // None was given up for nothing.
        for (const given of found.relaxed) expect(found.products.some((one) => given.fits(one))).toBe(false);
      },
    ),
  );
});
