import { type VariablesOf } from '../../graphql/graphql';
import { paths } from '../../paths';
import { capacityUnit, INDIFFERENT, mayBeIndifferent, type Question, QUESTIONS } from './questions';
import { type WizardQuery } from './wizard.query';

type Answers = VariablesOf<typeof WizardQuery>['answers'];

/** Where a visitor stands, as the address says it. */
export interface WizardState {
  /** By the parameter of each question that is answered: codes, a number, or that any product will do. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** The question that is asked; undefined once all are answered. */
  readonly question: Question | undefined;
  /** Of the results, from 1. */
  readonly page: number;
  /** Slugs of results that are shown side by side. */
  readonly compared: readonly string[];
}

const STEP = 'adim';
const PAGE = 'sayfa';
export const COMPARED = 'karsilastir';
export const MAX_COMPARED = 3;
export const MAX_PAGE = 50;
const SLUG = /^[a-z0-9-]{1,200}$/;

/** Every parameter that makes another page, in the order of the questions. */
const PARAMETERS = QUESTIONS.map(({ parameter }) => parameter);

const isWhole = (text: string, most: number) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most;

/** The answer in its one spelling; empty where it is none. */
function readAnswer(question: Question, given: readonly string[]): readonly string[] {
  const indifferent = given.includes(INDIFFERENT) && mayBeIndifferent(question) ? [INDIFFERENT] : [];
  if (question.kind === 'number') {
    const number = given.find((text) => isWhole(text, question.most));
    return number === undefined ? indifferent : [number];
  }
  const chosen = question.options.map(({ code }) => code).filter((code) => given.includes(code));
  if (chosen.length === 0) return indifferent;
  return question.kind === 'one' ? chosen.slice(0, 1) : chosen;
}

export function isAsked({ name }: Question, answers: WizardState['answers']): boolean {
  return name !== 'CAPACITY' || capacityUnit(answers.get('kategori')?.[0]) !== undefined;
}

/** What an address says, whatever else stands in it. Nobody gets past a question that is not answered. */
export function readWizard(parameters: URLSearchParams): WizardState {
  const answers = new Map(
    QUESTIONS.map(
      (question) =>
        [question.parameter, readAnswer(question, parameters.getAll(question.parameter))] as const,
    ).filter(([, answer]) => answer.length > 0),
  );
  const capacity = QUESTIONS.find(({ name }) => name === 'CAPACITY');
  if (capacity && !isAsked(capacity, answers)) answers.delete(capacity.parameter);
  const asked = QUESTIONS.filter((question) => isAsked(question, answers));
  const next = asked.findIndex(({ parameter }) => !answers.has(parameter));
  const step = Number(parameters.get(STEP));
  const wanted = asked.findIndex((question) => QUESTIONS.indexOf(question) + 1 === step);
  const isReached = wanted !== -1 && (next === -1 || wanted <= next);
  const page = parameters.get(PAGE) ?? '';
  return {
    answers,
    question: isReached ? asked[wanted] : asked[next],
    page: isWhole(page, MAX_PAGE) ? Number(page) : 1,
    compared: [...new Set(parameters.getAll(COMPARED).filter((slug) => SLUG.test(slug)))].slice(
      0,
      MAX_COMPARED,
    ),
  };
}

/** The answers as parameters, those of one question left out. */
export const answerParameters = ({ answers }: Pick<WizardState, 'answers'>, without?: Question) =>
  PARAMETERS.filter((parameter) => parameter !== without?.parameter).flatMap((parameter) =>
    (answers.get(parameter) ?? []).map((code): [string, string] => [parameter, code]),
  );

interface Place {
  /** A question that is asked although it may be answered. */
  question?: Question | undefined;
  page?: number;
  compared?: readonly string[];
}

/** The address of these answers at a question, or of what they lead to. */
export function wizardAddress(
  state: Pick<WizardState, 'answers'>,
  { question, page = 1, compared = [] }: Place = {},
): string {
  const parameters = new URLSearchParams([
    ...answerParameters(state),
    ...(question ? [[STEP, String(QUESTIONS.indexOf(question) + 1)]] : []),
    ...(page > 1 ? [[PAGE, String(page)]] : []),
    ...compared.map((slug) => [COMPARED, slug]),
  ]);
  const text = parameters.toString();
  return text === '' ? paths.wizard() : `${paths.wizard()}?${text}`;
}

/** The parameters that make another page, in their one spelling. */
export function canonicalWizard(given: URLSearchParams): URLSearchParams {
  const state = readWizard(given);
  const isLast = state.question === undefined;
  const first = firstOpen(state);
  const address = wizardAddress(state, {
    question: state.question === first ? undefined : state.question,
    ...(isLast && { page: state.page, compared: state.compared }),
  });
  return new URLSearchParams(address.split('?')[1] ?? '');
}

/** The first question without an answer; undefined once all have one. */
const firstOpen = ({ answers }: Pick<WizardState, 'answers'>): Question | undefined =>
  QUESTIONS.find((question) => isAsked(question, answers) && !answers.has(question.parameter));

/** The one before, for who wants to go back. */
export function questionBefore(question: Question, answers: WizardState['answers']): Question | undefined {
  return QUESTIONS.slice(0, QUESTIONS.indexOf(question)).findLast((one) => isAsked(one, answers));
}

/** Whether answering this question leads to the results. */
export function isLastOpen(question: Question, { answers }: Pick<WizardState, 'answers'>): boolean {
  return QUESTIONS.every((one) => one === question || !isAsked(one, answers) || answers.has(one.parameter));
}

/** As the server takes them. */
export function toAnswers({ answers }: Pick<WizardState, 'answers'>): Answers {
  const indifferent = QUESTIONS.filter(({ parameter }) => answers.get(parameter)?.[0] === INDIFFERENT);
  const given = (name: Question['name']): readonly string[] => {
    const question = QUESTIONS.find((one) => one.name === name);
    const codes = question ? (answers.get(question.parameter) ?? []) : [];
    if (!question || codes[0] === INDIFFERENT) return [];
    if (question.kind === 'number') return codes;
    return codes.flatMap((code) => question.options.find((one) => one.code === code)?.answer ?? []);
  };
  const number = (name: Question['name']) => (given(name)[0] === undefined ? null : Number(given(name)[0]));
  // The names are those of the schema: the questions list them.
  return {
    category: given('CATEGORY')[0] ?? null,
    application: given('APPLICATION')[0] ?? null,
    capacity: number('CAPACITY'),
    budget: given('BUDGET')[0] ?? null,
    materials: given('MATERIALS'),
    features: given('FEATURES'),
    quantity: number('QUANTITY'),
    indifferent: indifferent.map(({ name }) => name),
  } as Answers;
}

/** The quantity that is wanted; 1 until it is said. */
export const wantedQuantity = ({ answers }: Pick<WizardState, 'answers'>): number =>
  Number(answers.get('adet')?.[0] ?? 1);
