import { capacityUnit, INDIFFERENT, type Question, QUESTIONS } from './questions';
import { type WizardState } from './wizard-state';

interface SpecAnswer {
  readonly spec: string;
  readonly value: string;
  readonly unit: string | null;
}

/** The answers as specifications in words, for a request; what does not matter is left out. */
export function specAnswers({ answers }: Pick<WizardState, 'answers'>): SpecAnswer[] {
  const category = answers.get('kategori')?.[0];
  return QUESTIONS.flatMap((question) => {
    const codes = answers.get(question.parameter) ?? [];
    if (codes.length === 0 || codes[0] === INDIFFERENT) return [];
    return [{ spec: question.label, value: valueOf(question, codes), unit: unitOf(question, category) }];
  });
}

function valueOf(question: Question, codes: readonly string[]): string {
  if (question.kind === 'number') return codes[0] ?? '';
  return codes.map((code) => question.options.find((one) => one.code === code)?.label ?? code).join(', ');
}

function unitOf({ name }: Question, category: string | undefined): string | null {
  if (name === 'QUANTITY') return 'adet';
  return name === 'CAPACITY' ? (capacityUnit(category) ?? null) : null;
}
