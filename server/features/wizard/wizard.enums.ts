import { registerValueEnum } from '../../kernel/scalars/value-enum.js';
import type {
  WizardApplication,
  WizardBudget,
  WizardCategory,
  WizardFeature,
  WizardMaterial,
  WizardQuestion,
} from './wizard.answers.js';
import type { ScorePart, WizardVerdict } from './wizard.matching.js';

export const WizardQuestionEnum = registerValueEnum<WizardQuestion>({
  name: 'WizardQuestion',
  description: 'What the product wizard asks, in its order.',
  values: {
    category: 'Kind of product.',
    application: 'Where it is to work.',
    capacity: 'How much it has to do; not asked of valves and filters.',
    budget: 'Net price of one unit.',
    materials: 'Of what it is made.',
    features: 'What matters of it.',
    quantity: 'How many.',
  },
});

export const WizardCategoryEnum = registerValueEnum<WizardCategory>({
  name: 'WizardCategory',
  description: 'The main categories of the wizard, each by a fixed address.',
  values: {
    heat_exchangers: '/kategori/isi-degistiricileri',
    boilers: '/kategori/boylerler',
    pumps: '/kategori/pompalar',
    valves: '/kategori/vanalar',
    filters: '/kategori/filtreler',
  },
});

export const WizardApplicationEnum = registerValueEnum<WizardApplication>({
  name: 'WizardApplication',
  description: 'Where the product is to work.',
  values: {
    hvac: 'Isıtma, soğutma ve havalandırma.',
    food: 'Gıda ve içecek.',
    chemical: 'Kimya.',
    power: 'Enerji.',
    petrochemical: 'Petrokimya.',
    water: 'Su.',
    other: 'Anything else: leaves no product out.',
  },
});

export const WizardBudgetEnum = registerValueEnum<WizardBudget>({
  name: 'WizardBudget',
  description: 'A band of net prices of one unit: from the lower bound on, below the upper one.',
  values: {
    up_to_10000: '0 to 10,000 lira.',
    up_to_25000: '10,000 to 25,000 lira.',
    up_to_50000: '25,000 to 50,000 lira.',
    from_50000: '50,000 lira and more.',
  },
});

export const WizardMaterialEnum = registerValueEnum<WizardMaterial>({
  name: 'WizardMaterial',
  description: 'A material; it explains results and leaves none out.',
  values: {
    ss316: 'Stainless steel 316.',
    ss304: 'Stainless steel 304.',
    carbon: 'Carbon steel.',
    titanium: 'Titanium.',
    copper: 'Copper.',
  },
});

export const WizardFeatureEnum = registerValueEnum<WizardFeature>({
  name: 'WizardFeature',
  description: 'What matters of the product.',
  values: {
    high_efficiency: 'Yüksek verim.',
    compact: 'Az yer kaplaması.',
    easy_maintenance: 'Kolay bakım.',
    modular: 'Genişletilebilmesi.',
    automation: 'Otomasyona bağlanması.',
    certification: 'Belgeli olması.',
  },
});

export const WizardVerdictEnum = registerValueEnum<WizardVerdict>({
  name: 'WizardVerdict',
  description: 'How a product stands to an answer.',
  values: {
    fits: 'It fits.',
    relaxed: 'It does not, and the answer was given up because nothing fits all of them.',
    differs: 'It says something else.',
    unknown: 'It says nothing of that.',
  },
});

export const WizardScorePartEnum = registerValueEnum<ScorePart>({
  name: 'WizardScorePart',
  description: 'What a result is ranked by.',
  values: {
    in_stock: '20 points in stock.',
    rating: '5 points for each star.',
    featured: '15 points for a featured product, which is the choice of the shop.',
    new: '10 points for a new product, which is the choice of the shop.',
  },
});
