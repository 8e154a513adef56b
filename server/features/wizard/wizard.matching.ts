import {
  CAPACITY_UNITS,
  isAsked,
  WIZARD_BUDGETS,
  WIZARD_QUESTIONS,
  type WizardAnswers,
  type WizardBudget,
  type WizardQuestion,
} from './wizard.answers.js';

/** What the wizard knows of a product. */
export interface WizardProduct {
  id: string;
  name: string;
  /** Net price of one unit with its first choices, in kuruş; 0 is price on request. */
  priceKurus: number;
  isNew: boolean;
  isFeatured: boolean;
  /** 0 to 5. */
  rating: number;
  inStock: boolean;
  minOrderQuantity: number;
  /** Its own words for the applications, materials and features that it fits, by their codes. */
  evidence: ReadonlyMap<string, string>;
  /** Specifications that are a number with a unit. */
  measures: readonly { name: string; value: number; unit: string }[];
}

/** How a product stands to an answer. */
export type WizardVerdict = 'fits' | 'relaxed' | 'differs' | 'unknown';

export interface WizardReason {
  question: WizardQuestion;
  /** The code of one answer; null where a number or nothing was answered. */
  answer: string | null;
  verdict: WizardVerdict;
  /** The product's own words or figure; null where it says nothing of that. */
  evidence: string | null;
}

/** What a product is ranked by. */
export const SCORE_PARTS = ['in_stock', 'rating', 'featured', 'new'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

const POINTS = { in_stock: 20, rating: 5, featured: 15, new: 10 } as const;
/** Ratings are rounded to a tenth, as they are shown. */
const TENTHS = 10;

/** The points of a product by what gave them. */
export function scoreOf({ inStock, rating, isFeatured, isNew }: WizardProduct): Record<ScorePart, number> {
  return {
    in_stock: inStock ? POINTS.in_stock : 0,
    rating: (Math.round(rating * TENTHS) * POINTS.rating) / TENTHS,
    featured: isFeatured ? POINTS.featured : 0,
    new: isNew ? POINTS.new : 0,
  };
}

export const totalOf = (parts: Record<ScorePart, number>): number =>
  SCORE_PARTS.reduce((sum, part) => sum + parts[part], 0);

/** One criterion that leaves products out: it may be given up when nothing fits all of them. */
export interface Criterion {
  question: WizardQuestion;
  answer: string;
  fits: (product: WizardProduct) => boolean;
}

export const isInBudget = (budget: WizardBudget, { priceKurus }: WizardProduct): boolean => {
  const { from, below } = WIZARD_BUDGETS[budget];
  return priceKurus === 0 || (priceKurus >= from && priceKurus < below);
};

/** Of the answers so far, softest first: features, then the application, then the budget. */
export function criteriaOf({ application, budget, features, indifferent }: WizardAnswers): Criterion[] {
  const counts = (question: WizardQuestion) => !indifferent?.includes(question);
  const criteria: Criterion[] = [];
  for (const feature of (counts('features') && features) || []) {
    criteria.push({ question: 'features', answer: feature, fits: says(feature) });
  }
  if (application && application !== 'other' && counts('application')) {
    criteria.push({ question: 'application', answer: application, fits: says(application) });
  }
  if (budget && counts('budget')) {
    criteria.push({ question: 'budget', answer: budget, fits: (product) => isInBudget(budget, product) });
  }
  return criteria;
}

const says =
  (answer: string) =>
  ({ evidence }: WizardProduct) =>
    evidence.has(answer);

export interface Found {
  products: WizardProduct[];
  /** The criteria that were given up. */
  relaxed: Criterion[];
}

/**
 * The products that fit every criterion, in their order. Where there are none, one criterion after the other is given up, softest first, until
 * some fit; what turns out not to have stood in the way is asked for again.
 */
export function findProducts(products: readonly WizardProduct[], criteria: readonly Criterion[]): Found {
  const fitting = (kept: readonly Criterion[]) =>
    products.filter((product) => kept.every(({ fits }) => fits(product)));
  let kept = [...criteria];
  let found = fitting(kept);
  while (found.length === 0 && kept.length > 0) {
    kept = kept.slice(1);
    found = fitting(kept);
  }
  // The hardest of those given up first.
  for (const given of criteria.slice(0, criteria.length - kept.length).toReversed()) {
    const narrower = found.filter((product) => given.fits(product));
    if (narrower.length === 0) continue;
    found = narrower;
    kept = [given, ...kept];
  }
  return { products: found, relaxed: criteria.filter((criterion) => !kept.includes(criterion)) };
}

const COLLATOR = new Intl.Collator('tr');

/** Best first; of equally good ones by name. */
export function ranked(products: readonly WizardProduct[]): WizardProduct[] {
  const points = new Map(products.map((product) => [product, totalOf(scoreOf(product))]));
  const of = (product: WizardProduct) => points.get(product) ?? 0;
  return [...products].sort(
    (one, other) =>
      of(other) - of(one) || COLLATOR.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  );
}

interface Judgement {
  product: WizardProduct;
  answers: WizardAnswers;
  isRelaxed: (question: WizardQuestion, answer: string) => boolean;
}

const REASONS: Readonly<Record<WizardQuestion, (judgement: Judgement) => WizardReason[]>> = {
  category: ({ answers: { category } }) => (category ? [fitting('category', category)] : []),
  application: (judgement) => {
    const { application } = judgement.answers;
    if (!application) return [];
    return [
      application === 'other'
        ? fitting('application', application)
        : judged('application', application, judgement),
    ];
  },
  capacity: capacityReason,
  budget: budgetReason,
  materials: (judgement) =>
    (judgement.answers.materials ?? []).map((material) => judged('materials', material, judgement)),
  features: (judgement) =>
    (judgement.answers.features ?? []).map((feature) => judged('features', feature, judgement)),
  quantity: quantityReason,
};

/** Why a product is shown: each answer with what the product says of it. */
export function reasonsOf(
  product: WizardProduct,
  answers: WizardAnswers,
  relaxed: readonly Criterion[],
): WizardReason[] {
  const isRelaxed = (question: WizardQuestion, answer: string) =>
    relaxed.some((criterion) => criterion.question === question && criterion.answer === answer);
  return WIZARD_QUESTIONS.filter(
    (question) => isAsked(question, answers) && !answers.indifferent?.includes(question),
  ).flatMap((question) => REASONS[question]({ product, answers, isRelaxed }));
}

const fitting = (question: WizardQuestion, answer: string): WizardReason => ({
  question,
  answer,
  verdict: 'fits',
  evidence: null,
});

function judged(question: WizardQuestion, answer: string, { product, isRelaxed }: Judgement): WizardReason {
  const evidence = product.evidence.get(answer) ?? null;
  const missing = isRelaxed(question, answer) ? 'relaxed' : 'unknown';
  return { question, answer, verdict: evidence === null ? missing : 'fits', evidence };
}

function capacityReason({
  product: { measures },
  answers: { category, capacity },
}: Judgement): WizardReason[] {
  const unit = category && CAPACITY_UNITS[category];
  if (!unit || !capacity) return [];
  const given = measures.filter((measure) => measure.unit === unit);
  // A product with several figures is as good as its best one.
  const best = given.reduce<(typeof given)[number] | null>(
    (most, one) => (most && most.value >= one.value ? most : one),
    null,
  );
  const evidence = best && `${best.value.toLocaleString('tr-TR')} ${unit}`;
  const verdict = best ? (best.value >= capacity ? 'fits' : 'differs') : 'unknown';
  return [{ question: 'capacity', answer: null, verdict, evidence }];
}

function budgetReason({ product, answers: { budget }, isRelaxed }: Judgement): WizardReason[] {
  if (!budget) return [];
  const reason = { question: 'budget', answer: budget, evidence: null } as const;
  if (product.priceKurus === 0) return [{ ...reason, verdict: 'unknown' }];
  if (isInBudget(budget, product)) return [{ ...reason, verdict: 'fits' }];
  return [{ ...reason, verdict: isRelaxed('budget', budget) ? 'relaxed' : 'differs' }];
}

function quantityReason({ product: { minOrderQuantity }, answers: { quantity } }: Judgement): WizardReason[] {
  if (!quantity) return [];
  const isEnough = quantity >= minOrderQuantity;
  return [
    {
      question: 'quantity',
      answer: null,
      verdict: isEnough ? 'fits' : 'differs',
      evidence: isEnough ? null : String(minOrderQuantity),
    },
  ];
}
