import { Injectable } from '@nestjs/common';
import { CatalogQueries } from '../catalog/index.js';
import {
  CAPACITY_UNITS,
  isAnswered,
  isAsked,
  WIZARD_APPLICATIONS,
  WIZARD_BUDGETS,
  WIZARD_CATEGORY_SLUGS,
  WIZARD_FEATURES,
  WIZARD_MATERIALS,
  WIZARD_QUESTIONS,
  type WizardAnswers,
  type WizardQuestion,
} from './wizard.answers.js';
import {
  criteriaOf,
  findProducts,
  type Found,
  reasonsOf,
  SCORE_PARTS,
  scoreOf,
  totalOf,
  type WizardProduct,
} from './wizard.matching.js';
import { WizardProducts } from './wizard.products.js';
import type { Wizard, WizardOption, WizardQuestionState, WizardResult } from './wizard.type.js';

interface Slice {
  skip: number;
  take: number;
}

/** What an answer is chosen from; a capacity and a quantity are typed. */
const ANSWERS: Readonly<Partial<Record<WizardQuestion, readonly string[]>>> = {
  category: Object.keys(WIZARD_CATEGORY_SLUGS),
  application: WIZARD_APPLICATIONS,
  budget: Object.keys(WIZARD_BUDGETS),
  materials: WIZARD_MATERIALS,
  features: WIZARD_FEATURES,
};
const SEVERAL: ReadonlySet<WizardQuestion> = new Set(['materials', 'features']);

/** Leads from answers to products, and says why. */
@Injectable()
export class WizardService {
  constructor(
    private readonly products: WizardProducts,
    private readonly catalog: CatalogQueries,
  ) {}

  async guide(answers: WizardAnswers, slice: Slice): Promise<Wizard> {
    const [products, counts, isCatalogEmpty] = await Promise.all([
      answers.category ? this.products.of(answers.category) : [],
      this.products.counts(),
      this.products.isCatalogEmpty(),
    ]);
    const found = findProducts(products, criteriaOf(answers));
    const fitting = (other: WizardAnswers) => fittingOf(products, criteriaOf(other));
    return {
      questions: WIZARD_QUESTIONS.map((question) => ({
        ...stateOf(question, answers, fitting),
        options:
          question === 'category'
            ? [...counts].map(([category, count]) => ({ answer: category.toUpperCase(), count }))
            : optionsOf(question, answers, fitting),
      })),
      answered: WIZARD_QUESTIONS.filter((question) => isAnswered(question, answers)).length,
      total: found.products.length,
      onRequest: found.products.filter(({ priceKurus }) => priceKurus === 0).length,
      relaxed: found.relaxed.map(({ question, answer }) => ({ question, answer: answer.toUpperCase() })),
      isCatalogEmpty,
      results: await this.resultsOf(found, answers, slice),
    };
  }

  private async resultsOf(
    { products, relaxed }: Found,
    answers: WizardAnswers,
    { skip, take }: Slice,
  ): Promise<WizardResult[]> {
    // While questions are asked nothing is shown, and nothing ranked.
    if (take === 0) return [];
    const shown = products.slice(skip, skip + take);
    const known = new Map(
      (shown.length > 0 ? await this.catalog.productsById(shown.map(({ id }) => id)) : []).map((product) => [
        product.id,
        product,
      ]),
    );
    return shown.flatMap((found) => {
      const product = known.get(found.id);
      // It may have left the shop a moment ago.
      if (!product) return [];
      const parts = scoreOf(found);
      return {
        id: found.id,
        product,
        score: totalOf(parts),
        points: SCORE_PARTS.map((part) => ({ part, points: parts[part] })),
        reasons: reasonsOf(found, answers, relaxed).map(({ answer, ...reason }) => ({
          ...reason,
          answer: answer?.toUpperCase() ?? null,
        })),
      };
    });
  }
}

type Fitting = (answers: WizardAnswers) => number;

const MAX_COUNTS = 20_000;
/** How many products fit which criteria, for as long as the products of this data version are kept. */
const counts = new WeakMap<readonly WizardProduct[], Map<string, number>>();

function fittingOf(products: readonly WizardProduct[], criteria: ReturnType<typeof criteriaOf>): number {
  const known = counts.get(products) ?? new Map<string, number>();
  counts.set(products, known);
  const key = criteria.map(({ question, answer }) => `${question} ${answer}`).join();
  const counted = known.get(key);
  if (counted !== undefined) return counted;
  const count = products.filter((product) => criteria.every(({ fits }) => fits(product))).length;
  if (known.size < MAX_COUNTS) known.set(key, count);
  return count;
}

/** Only the answers up to this question. */
function upTo(question: WizardQuestion, answers: WizardAnswers): WizardAnswers {
  const asked = WIZARD_QUESTIONS.slice(0, WIZARD_QUESTIONS.indexOf(question) + 1);
  const given = asked.map((one) => [one, answers[one]]);
  return { ...(Object.fromEntries(given) as WizardAnswers), indifferent: answers.indifferent };
}

function stateOf(
  question: WizardQuestion,
  answers: WizardAnswers,
  fitting: Fitting,
): Omit<WizardQuestionState, 'options'> {
  const { category } = answers;
  const isOver = isAnswered(question, answers);
  return {
    question,
    isAsked: isAsked(question, answers),
    isAnswered: isOver,
    unit: question === 'capacity' && category ? CAPACITY_UNITS[category] : null,
    left: isOver && category ? fitting(upTo(question, answers)) : null,
  };
}

function optionsOf(question: WizardQuestion, answers: WizardAnswers, fitting: Fitting): WizardOption[] {
  const indifferent = answers.indifferent?.filter((one) => one !== question);
  return (ANSWERS[question] ?? []).map((answer) => ({
    answer: answer.toUpperCase(),
    count: fitting({
      ...answers,
      indifferent,
      // Beside the others of a question of several answers it would count only what has all of them.
      [question]: SEVERAL.has(question) ? [answer] : answer,
    }),
  }));
}
