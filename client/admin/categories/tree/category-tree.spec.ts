import {
  branchesOf,
  narrowed,
  placeText,
  rowAfter,
  slotOf,
  slotsOf,
  stepFrom,
  wizardGaps,
  withMoved,
} from './category-tree';

const category = (id: string, parentId: string | null = null, more: object = {}) => ({
  id,
  parentId,
  name: id.toUpperCase(),
  slug: id,
  isActive: true,
  ...more,
});

const [pumps, valves, ball, gate, filters] = [
  category('pumps'),
  category('valves'),
  category('ball', 'valves'),
  category('gate', 'valves'),
  category('filters'),
];
const ALL = [pumps, valves, filters, ball, gate];
const spelled = ({ parentId, beforeId }: { parentId: string | null; beforeId: string | null }) =>
  `${parentId ?? '-'}/${beforeId ?? '-'}`;

it('offers a category without others below it every place of both levels', () => {
  expect(slotsOf(ALL, pumps).map(spelled)).toEqual([
    '-/valves',
    'valves/ball',
    'valves/gate',
    'valves/-',
    '-/filters',
    'filters/-',
    '-/-',
  ]);
});

it('leaves a category with others below it among the main ones', () => {
  expect(slotsOf(ALL, valves).map(spelled)).toEqual(['-/pumps', '-/filters', '-/-']);
});

it('goes up, down, and to the nearest place of the other level', () => {
  const slots = slotsOf(ALL, pumps);
  const here = slotOf(ALL, pumps);
  expect(spelled(here)).toBe('-/valves');
  expect(spelled(stepFrom(slots, here, 'up'))).toBe('-/valves');
  expect(spelled(stepFrom(slots, here, 'down'))).toBe('valves/ball');
  expect(spelled(stepFrom(slots, here, 'in'))).toBe('valves/ball');
  expect(spelled(stepFrom(slots, { parentId: 'valves', beforeId: null }, 'out'))).toBe('-/filters');
});

it('puts a category into its place', () => {
  const moved = withMoved(ALL, pumps, { parentId: 'valves', beforeId: 'gate' });
  const tree = branchesOf(moved).map(({ main, children }) => [main.id, children.map(({ id }) => id)]);
  expect(tree).toEqual([
    ['valves', ['ball', 'pumps', 'gate']],
    ['filters', []],
  ]);
  expect(placeText(ALL, pumps, { parentId: 'valves', beforeId: null })).toBe('VALVES altında 3. sıra');
  expect(placeText(ALL, ball, { parentId: null, beforeId: 'pumps' })).toBe(
    'ana kategoriler arasında 1. sıra',
  );
});

it('knows the row that a place lies before', () => {
  expect(rowAfter(ALL, { parentId: 'valves', beforeId: null })).toBe('filters');
  expect(rowAfter(ALL, { parentId: 'filters', beforeId: null })).toBeUndefined();
});

it('keeps above what was found what it stands below', () => {
  const found = narrowed(branchesOf(ALL), { text: 'ball', part: 'ALL' });
  expect(found.map(({ main, children }) => [main.id, children.map(({ id }) => id)])).toEqual([
    ['valves', ['ball']],
  ]);
  const passive = [pumps, category('old', null, { isActive: false })];
  expect(narrowed(branchesOf(passive), { text: '', part: 'PASSIVE' }).map(({ main }) => main.id)).toEqual([
    'old',
  ]);
});

it('says which answers of the wizard lead nowhere, and why', () => {
  const roots = ['isi-degistiricileri', 'boylerler', 'pompalar', 'vanalar', 'filtreler'];
  const all = roots.map((slug) => category(slug));
  expect(wizardGaps(all)).toEqual([]);
  const [first, second, third, ...rest] = all;
  const wrong = [{ ...first!, isActive: false }, { ...second!, parentId: 'pompalar' }, ...rest];
  expect(third!.slug).toBe('pompalar');
  expect(wizardGaps(wrong)).toEqual([
    { slug: 'isi-degistiricileri', reason: 'pasif' },
    { slug: 'boylerler', reason: 'alt kategori' },
    { slug: 'pompalar', reason: 'yok' },
  ]);
});
