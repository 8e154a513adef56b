import { type ResultOf } from '../../graphql/graphql';
import { WIZARD_LABELS } from '../../shop/wizard-labels';
import { type WizardQuery } from './wizard.query';

type State = ResultOf<typeof WizardQuery>['wizard']['questions'][number];
export type QuestionName = State['question'];

interface Option {
  /** As the address has it. */
  readonly code: string;
  /** As the server has it. */
  readonly answer: string;
  readonly label: string;
}

interface Base {
  readonly name: QuestionName;
  /** In the address. */
  readonly parameter: string;
  /** In the list of answers. */
  readonly label: string;
  readonly title: string;
  readonly note: string;
}

export type Question =
  | (Base & { readonly kind: 'one' | 'several'; readonly options: readonly Option[] })
  | (Base & { readonly kind: 'number'; readonly most: number });

/** Stands in the address for an answer to which any product will do. */
export const INDIFFERENT = 'farketmez';
export const INDIFFERENT_LABEL = 'Fark etmez';

export const CAPACITY_PARAMETER = 'kapasite';

const option = (code: string, label: string, answer = code.toUpperCase()): Option => ({
  code,
  answer,
  label,
});

const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([code, label]) => option(code, label));

export const QUESTIONS: readonly Question[] = [
  {
    name: 'CATEGORY',
    parameter: 'kategori',
    label: 'Kategori',
    kind: 'one',
    title: 'Hangi ürünü arıyorsunuz?',
    note: 'Alt kategorilerin hepsi aranır.',
    options: [
      option('isi-degistiricileri', 'Isı Değiştiricileri', 'HEAT_EXCHANGERS'),
      option('boylerler', 'Boylerler', 'BOILERS'),
      option('pompalar', 'Pompalar', 'PUMPS'),
      option('vanalar', 'Vanalar', 'VALVES'),
      option('filtreler', 'Filtreler', 'FILTERS'),
    ],
  },
  {
    name: 'APPLICATION',
    parameter: 'uygulama',
    label: 'Uygulama',
    kind: 'one',
    title: 'Nerede kullanılacak?',
    note: '«Diğer» hiçbir ürünü elemez.',
    options: [...optionsOf(WIZARD_LABELS.application), option('other', 'Diğer')],
  },
  {
    name: 'CAPACITY',
    parameter: CAPACITY_PARAMETER,
    label: 'Kapasite',
    kind: 'number',
    most: 1000,
    title: 'Ne kadar kapasite gerekiyor?',
    note: 'Hiçbir ürünü elemez; sonuçlarda her ürünün değeri yanında görünür.',
  },
  {
    name: 'BUDGET',
    parameter: 'butce',
    label: 'Bütçe',
    kind: 'one',
    title: 'Bir ürün için ayırdığınız bütçe ne kadar?',
    note: 'Net birim fiyat, KDV hariç. Sınırdaki fiyat üst banda girer: 25.000 ₺, üçüncü seçenektedir.',
    options: [
      option('0-10000', '0 – 10.000 ₺', 'UP_TO_10000'),
      option('10000-25000', '10.000 – 25.000 ₺', 'UP_TO_25000'),
      option('25000-50000', '25.000 – 50.000 ₺', 'UP_TO_50000'),
      option('50000+', '50.000 ₺ ve üzeri', 'FROM_50000'),
    ],
  },
  {
    name: 'MATERIALS',
    parameter: 'malzeme',
    label: 'Malzeme',
    kind: 'several',
    title: 'Hangi malzemeler uygun?',
    note: 'Hiçbir ürünü elemez; sonuçlarda hangisinde olduğu görünür.',
    options: optionsOf(WIZARD_LABELS.materials),
  },
  {
    name: 'FEATURES',
    parameter: 'ozellik',
    label: 'Özellikler',
    kind: 'several',
    title: 'Sizin için neler önemli?',
    note: 'Seçtiklerinizin hepsi aranır.',
    options: optionsOf(WIZARD_LABELS.features),
  },
  {
    name: 'QUANTITY',
    parameter: 'adet',
    label: 'Adet',
    kind: 'number',
    most: 100,
    title: 'Kaç adet gerekiyor?',
    note: 'Sepete bu kadarı eklenir; ürünün en az sipariş miktarı varsa söylenir.',
  },
];

/** Questions to which an answer of its own says that any product will do, or that have to be answered. */
const NEEDED: ReadonlySet<QuestionName> = new Set(['CATEGORY', 'APPLICATION', 'QUANTITY']);

export const mayBeIndifferent = ({ name }: Question): boolean => !NEEDED.has(name);

const WITHOUT_CAPACITY = ['vanalar', 'filtreler'];
const IN_CUBIC_METRES = 'pompalar';

/** In what the capacity of a category is counted; undefined where it is not asked. */
export function capacityUnit(category: string | undefined): string | undefined {
  if (category !== undefined && WITHOUT_CAPACITY.includes(category)) return undefined;
  return category === IN_CUBIC_METRES ? 'm³/h' : 'kW';
}

/** What an answer of the server is called. */
export function answerLabel(question: QuestionName, answer: string): string {
  const found = QUESTIONS.find(({ name }) => name === question);
  if (!found || found.kind === 'number') return answer;
  return found.options.find((one) => one.answer === answer)?.label ?? answer;
}
