import { openTestApi, type TestApi } from '../../testing/api.js';
import { openTestShop, type TestShop } from '../../testing/shop.js';

const WIZARD = `query ($answers: WizardAnswersInput!, $take: Int! = 12) { wizard(answers: $answers, take: $take) {
  answered total onRequest isCatalogEmpty relaxed { question answer }
  questions { question isAsked isAnswered unit left options { answer count } }
  results { product { name } score points { part points } reasons { question answer verdict evidence } }
} }`;

interface Wizard {
  answered: number;
  total: number;
  onRequest: number;
  isCatalogEmpty: boolean;
  relaxed: { question: string; answer: string }[];
  questions: {
    question: string;
    isAsked: boolean;
    isAnswered: boolean;
    unit: string | null;
    left: number | null;
    options: { answer: string; count: number }[];
  }[];
  results: {
    product: { name: string };
    score: number;
    points: { part: string; points: number }[];
    reasons: { question: string; answer: string | null; verdict: string; evidence: string | null }[];
  }[];
}

describe('with a catalog', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop();
    const pumps = (await shop.addCategory('Pompalar')).id;
    const circulators = (await shop.addCategory('Sirkülasyon', pumps)).id;
    const valves = (await shop.addCategory('Vanalar')).id;
    const hvac = { applications: ['Merkezi ısıtma'], features: ['Frekans kontrollü', 'Kompakt gövde'] };
    await shop.add({
      name: 'Ana Pompa',
      categoryId: pumps,
      basePriceKurus: 1_000_000,
      rating: 4.5,
      isNew: true,
      ...hvac,
      technicalSpecs: [{ name: 'Debi', value: '12,5', unit: 'm³/h' }],
    });
    await shop.add({ name: 'Alt Pompa', categoryId: circulators, basePriceKurus: 999_999, ...hvac });
    await shop.add({ name: 'Sorulan Pompa', categoryId: circulators, basePriceKurus: 0, ...hvac });
    await shop.add({
      name: 'Su Pompası',
      categoryId: pumps,
      basePriceKurus: 500,
      applications: ['Su temini'],
    });
    await shop.add({ name: 'Vana', categoryId: valves, basePriceKurus: 500, ...hvac });
  });

  afterAll(() => shop.close());

  const ask = async (answers: object) => (await shop.ask<{ wizard: Wizard }>(WIZARD, { answers })).wizard;
  const names = ({ results }: Wizard) => results.map(({ product }) => product.name);

  it.each([
    {},
    { application: 'HVAC' },
    { budget: 'UP_TO_10000', features: ['COMPACT'] },
    { application: 'FOOD', features: ['CERTIFICATION', 'MODULAR'] },
  ])('shows points that add up for each result of %j, best first', async (answers) => {
    const { results } = await ask({ category: 'PUMPS', ...answers });
    expect(results.length).toBeGreaterThan(0);
    for (const { score, points } of results) {
      expect(points.reduce((sum, part) => sum + part.points, 0)).toBe(score);
    }
    const scores = results.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('asks seven questions in their order, and says how many products each answer leads to', async () => {
    const { questions, answered, total } = await ask({});
    expect(questions.map(({ question }) => question)).toEqual([
      'CATEGORY',
      'APPLICATION',
      'CAPACITY',
      'BUDGET',
      'MATERIALS',
      'FEATURES',
      'QUANTITY',
    ]);
    expect(questions[0]!.options).toEqual([
      { answer: 'HEAT_EXCHANGERS', count: 0 },
      { answer: 'BOILERS', count: 0 },
      { answer: 'PUMPS', count: 4 },
      { answer: 'VALVES', count: 1 },
      { answer: 'FILTERS', count: 0 },
    ]);
    expect({ answered, total }).toEqual({ answered: 0, total: 0 });
  });

  it('finds products of the category and of those below it; a price on request is in every budget, an edge in the band above', async () => {
    const wizard = await ask({ category: 'PUMPS', application: 'HVAC', budget: 'UP_TO_25000' });
    expect(names(wizard)).toEqual(['Ana Pompa', 'Sorulan Pompa']);
    expect(wizard).toMatchObject({ total: 2, onRequest: 1, answered: 3, relaxed: [] });
    expect(wizard.questions[3]!.options).toEqual([
      { answer: 'UP_TO_10000', count: 2 },
      { answer: 'UP_TO_25000', count: 2 },
      { answer: 'UP_TO_50000', count: 1 },
      { answer: 'FROM_50000', count: 1 },
    ]);
    expect(wizard.questions.map(({ left }) => left)).toEqual([4, 3, null, 2, null, null, null]);
  });

  it('explains each result, and its points add up to its score', async () => {
    const { results } = await ask({
      category: 'PUMPS',
      application: 'HVAC',
      capacity: 10,
      features: ['COMPACT'],
      quantity: 3,
      indifferent: ['BUDGET', 'MATERIALS'],
    });
    const [first] = results;
    expect(first).toMatchObject({ product: { name: 'Ana Pompa' }, score: 52.5 });
    expect(first!.reasons).toEqual([
      { question: 'CATEGORY', answer: 'PUMPS', verdict: 'FITS', evidence: null },
      { question: 'APPLICATION', answer: 'HVAC', verdict: 'FITS', evidence: 'Merkezi ısıtma' },
      { question: 'CAPACITY', answer: null, verdict: 'FITS', evidence: '12,5 m³/h' },
      { question: 'FEATURES', answer: 'COMPACT', verdict: 'FITS', evidence: 'Kompakt gövde' },
      { question: 'QUANTITY', answer: null, verdict: 'FITS', evidence: null },
    ]);
    for (const { points, score } of results) {
      expect(points.reduce((sum, { points: given }) => sum + given, 0)).toBe(score);
    }
  });

  it('gives up the softest answer where nothing fits all of them, and says which', async () => {
    const wizard = await ask({ category: 'PUMPS', application: 'HVAC', features: ['COMPACT', 'MODULAR'] });
    expect(wizard.relaxed).toEqual([{ question: 'FEATURES', answer: 'MODULAR' }]);
    expect(wizard.total).toBe(3);
    const reasons = wizard.results[0]!.reasons.filter(({ question }) => question === 'FEATURES');
    expect(reasons.map(({ verdict }) => verdict)).toEqual(['FITS', 'RELAXED']);
  });

  it('does not ask valves for a capacity, and counts the question as answered', async () => {
    const { questions, answered } = await ask({ category: 'VALVES' });
    expect(questions[2]).toMatchObject({
      question: 'CAPACITY',
      isAsked: false,
      isAnswered: true,
      unit: null,
    });
    expect(answered).toBe(2);
    expect((await ask({ category: 'PUMPS' })).questions[2]!.unit).toBe('m³/h');
  });

  it('follows the catalog at once: a product that comes, a category that gets another address', async () => {
    const before = await ask({ category: 'BOILERS' });
    expect(before.total).toBe(0);
    const boilers = await shop.addCategory('Boylerler');
    await shop.add({ name: 'Boyler', categoryId: boilers.id, basePriceKurus: 100 });
    expect(names(await ask({ category: 'BOILERS' }))).toEqual(['Boyler']);
    await shop.saveCategory({ name: 'Boylerler', slug: 'sicak-su-hazirlama' }, boilers);
    expect(names(await ask({ category: 'BOILERS' }))).toEqual(['Boyler']);
  });
});

describe('with its words and its counts', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi();
  });

  afterAll(() => api.close());

  it('says that the shop has no products', async () => {
    const { wizard } = await api
      .browser()
      .ask<{ wizard: Wizard }>(WIZARD, { answers: { category: 'PUMPS' } });
    expect(wizard).toMatchObject({ isCatalogEmpty: true, total: 0, results: [] });
  });

  it.each([
    [{ capacity: 0 }],
    [{ capacity: 1_001 }],
    [{ quantity: 101 }],
    [{ features: ['COMPACT', 'COMPACT'] }],
    [{ indifferent: Array(8).fill('BUDGET') }],
  ])('refuses the answers %j', async (answers) => {
    expect(await api.browser().codeOf(WIZARD, { answers })).toBe('BAD_USER_INPUT');
  });

  it('keeps the words that stand for an answer as staff save them, with versions', async () => {
    const staff = await api.staff(['content']);
    const DICTIONARY = '{ adminWizardDictionary { version keywords { id terms } } }';
    const { adminWizardDictionary } = await staff.ask<{
      adminWizardDictionary: { version: number; keywords: { id: string; terms: string[] }[] };
    }>(DICTIONARY);
    const { version, keywords } = adminWizardDictionary;
    expect(keywords.find(({ id }) => id === 'hvac')?.terms).toContain('ısıtma');
    const SAVE =
      'mutation ($input: UpdateWizardDictionaryInput!) { updateWizardDictionary(input: $input) { version } }';
    const changed = keywords.map((entry) =>
      entry.id === 'food' ? { id: 'food', terms: ['mutfak'] } : entry,
    );
    const input = { expectedVersion: version, dictionary: { keywords: changed } };
    expect(await staff.ask(SAVE, { input })).toEqual({ updateWizardDictionary: { version: version + 1 } });
    expect(await staff.codeOf(SAVE, { input })).toBe('VERSION_CONFLICT');
    const weak = await api.staff(['catalog']);
    expect(await weak.codeOf(DICTIONARY)).toBe('FORBIDDEN');
    expect(await weak.codeOf('{ wizardUsage { count } }')).toBe('FORBIDDEN');
    expect(await weak.codeOf('{ wizardEvidence(sku: "x") { answer } }')).toBe('FORBIDDEN');
    expect(await staff.codeOf('{ wizardEvidence(sku: "YOK") { answer } }')).toBe('PRODUCT_NOT_FOUND');
  });

  it('counts what visitors answered, and nothing else of them; a network that counts on and on is stopped', async () => {
    const staff = await api.staff(['content']);
    const COUNT = 'mutation ($answers: WizardAnswersInput!) { countWizardAnswers(answers: $answers) }';
    const answers = { category: 'VALVES', application: 'WATER', quantity: 4, indifferent: ['MATERIALS'] };
    const visitor = api.browser();
    await visitor.ask(COUNT, { answers });
    await visitor.ask(COUNT, { answers: { category: 'VALVES' } });
    const { wizardUsage } = await staff.ask<{ wizardUsage: object[] }>(
      '{ wizardUsage { question answer count } }',
    );
    expect(wizardUsage).toEqual([
      { question: 'CATEGORY', answer: 'valves', count: 2 },
      { question: 'APPLICATION', answer: 'water', count: 1 },
      { question: 'MATERIALS', answer: 'indifferent', count: 1 },
      { question: 'QUANTITY', answer: 'given', count: 1 },
    ]);
    const codes = [];
    for (let time = 0; time < 30; time += 1) codes.push(await visitor.codeOf(COUNT, { answers: {} }));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
