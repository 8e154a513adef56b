/** The questions, in the order in which they are asked. */
export const WIZARD_QUESTIONS = [
  'category',
  'application',
  'capacity',
  'budget',
  'materials',
  'features',
  'quantity',
] as const;
export type WizardQuestion = (typeof WIZARD_QUESTIONS)[number];

/** The answers to the first question, each with the address of the main category that it stands for. */
export const WIZARD_CATEGORY_SLUGS = {
  heat_exchangers: 'isi-degistiricileri',
  boilers: 'boylerler',
  pumps: 'pompalar',
  valves: 'vanalar',
  filters: 'filtreler',
} as const;
export type WizardCategory = keyof typeof WIZARD_CATEGORY_SLUGS;

export const WIZARD_APPLICATIONS = [
  'hvac',
  'food',
  'chemical',
  'power',
  'petrochemical',
  'water',
  'other',
] as const;
export type WizardApplication = (typeof WIZARD_APPLICATIONS)[number];

export const WIZARD_MATERIALS = ['ss316', 'ss304', 'carbon', 'titanium', 'copper'] as const;
export type WizardMaterial = (typeof WIZARD_MATERIALS)[number];

export const WIZARD_FEATURES = [
  'high_efficiency',
  'compact',
  'easy_maintenance',
  'modular',
  'automation',
  'certification',
] as const;
export type WizardFeature = (typeof WIZARD_FEATURES)[number];

const LIRA_KURUS = 100;
const upTo = (lira: number) => lira * LIRA_KURUS;

/** Net prices of one unit in kuruş: from this one on, below that one. */
export const WIZARD_BUDGETS = {
  up_to_10000: { from: 0, below: upTo(10_000) },
  up_to_25000: { from: upTo(10_000), below: upTo(25_000) },
  up_to_50000: { from: upTo(25_000), below: upTo(50_000) },
  from_50000: { from: upTo(50_000), below: Number.POSITIVE_INFINITY },
} as const;
export type WizardBudget = keyof typeof WIZARD_BUDGETS;

/** In what the wanted capacity is counted; categories without a unit are not asked for it. */
export const CAPACITY_UNITS: Readonly<Record<WizardCategory, string | null>> = {
  heat_exchangers: 'kW',
  boilers: 'kW',
  pumps: 'm³/h',
  valves: null,
  filters: null,
};

export const MAX_CAPACITY = 1_000;
export const MAX_QUANTITY = 100;

/** What a visitor answered so far; what was not asked or not answered is left out. */
export interface WizardAnswers {
  category?: WizardCategory | null | undefined;
  application?: WizardApplication | null | undefined;
  /** In the unit of the category. */
  capacity?: number | null | undefined;
  budget?: WizardBudget | null | undefined;
  materials?: readonly WizardMaterial[] | null | undefined;
  features?: readonly WizardFeature[] | null | undefined;
  quantity?: number | null | undefined;
  /** Questions to which any product will do. */
  indifferent?: readonly WizardQuestion[] | null | undefined;
}

/** Whether the question is one of this category. */
export const isAsked = (question: WizardQuestion, { category }: Pick<WizardAnswers, 'category'>): boolean =>
  question !== 'capacity' || !category || CAPACITY_UNITS[category] !== null;

/** Whether it needs no answer any more: answered, not asked, or all the same to the visitor. */
export function isAnswered(question: WizardQuestion, answers: WizardAnswers): boolean {
  if (!isAsked(question, answers) || answers.indifferent?.includes(question)) return true;
  const answer = answers[question];
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== null;
}
