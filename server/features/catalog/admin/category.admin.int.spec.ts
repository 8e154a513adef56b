import { staffContext } from '../../../kernel/actor/test-context.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import type { Versioned } from '../writing/catalog.saving.js';

const FIELDS =
  'id version slug name description parentId isActive isArchived sortOrder seo { title } ownProductCount productCount';
const ALL = `{ adminCategories { ${FIELDS} } }`;
const CREATE = `mutation ($input: CategoryInput!) { createCategory(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { ${FIELDS} } }`;
const MOVE = `mutation ($input: MoveCategoryInput!) { moveCategory(input: $input) { ${FIELDS} } }`;
const DELETE = `mutation ($input: CategoryVersionInput!) { deleteCategory(input: $input) {
  products category { ${FIELDS} } subcategories { ${FIELDS} } } }`;
const UNDO = `mutation ($input: CategoryVersionInput!) { undoCategoryDeletion(input: $input) { ${FIELDS} } }`;
const RESTORE_PRODUCT =
  'mutation ($input: RestoreProductVersionInput!) { restoreProductVersion(input: $input) { id } }';
const UNDO_PRODUCTS = `mutation ($input: UndoProductChangesInput!) {
  undoProductChanges(input: $input) { id refusal { code } } }`;
const HISTORY = `query ($id: ID!) { adminCategoryHistory(id: $id) { version changes { field before after } } }`;

interface AdminCategory extends Versioned {
  name: string;
  slug: string;
  parentId: string | null;
  sortOrder: number;
}

const staff = staffContext(['catalog']);

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

async function run<Answer = AdminCategory>(mutation: string, input: object): Promise<Answer> {
  const [answer] = Object.values(await shop.ask<Record<string, Answer>>(mutation, { input }, staff));
  await shop.dataVersions.refresh();
  return answer!;
}

const create = (name: string, change: object = {}) =>
  run(CREATE, { name, description: 'Açıklama', ...change });

const at = ({ id, version }: Versioned) => ({ id, expectedVersion: version });

const update = (category: Versioned, change: object) => run(UPDATE, { ...at(category), category: change });

const move = (category: Versioned, place: object) =>
  run<AdminCategory[]>(MOVE, { ...at(category), ...place });

const all = async () =>
  (await shop.ask<{ adminCategories: AdminCategory[] }>(ALL, {}, staff)).adminCategories;

it('has every field that the form gave', async () => {
  const pumps = await create('Pompalar', { seoTitle: 'Başlık', sortOrder: 3, isActive: false });
  expect(pumps).toMatchObject({
    name: 'Pompalar',
    slug: 'pompalar',
    description: 'Açıklama',
    seo: { title: 'Başlık' },
    sortOrder: 3,
    isActive: false,
    parentId: null,
    version: 1,
  });
  expect(await create('Sirkülasyon', { parentId: pumps.id })).toMatchObject({ parentId: pumps.id });
});

it('stands last among its siblings unless it is given a place', async () => {
  const valves = await create('Vanalar', { sortOrder: 4 });
  await create('Küresel', { parentId: valves.id, sortOrder: 7 });
  await create('Filtreler');
  await create('Boyler', { sortOrder: 2 });
  expect((await all()).map(({ name }) => name)).toEqual(['Boyler', 'Vanalar', 'Filtreler', 'Küresel']);
});

it.each([{ name: ' ' }, { description: undefined }, { description: '' }])(
  'is refused with %o',
  async (change) => {
    expect(await codeOf(create('Pompalar', change))).toBe('CATEGORY_INVALID');
  },
);

it('has two levels', async () => {
  const pumps = await create('Pompalar');
  const circulators = await create('Sirkülasyon', { parentId: pumps.id });
  const valves = await create('Vanalar');
  expect(await codeOf(create('Islak', { parentId: circulators.id }))).toBe('CATEGORY_TOO_DEEP');
  expect(await codeOf(update(pumps, { parentId: valves.id }))).toBe('CATEGORY_TOO_DEEP');
  expect(await codeOf(update(valves, { parentId: valves.id }))).toBe('CATEGORY_TOO_DEEP');
  expect(await codeOf(update(valves, { parentId: 'yok' }))).toBe('CATEGORY_NOT_FOUND');
});

it('counts the products of subcategories too, hidden ones included', async () => {
  const pumps = await create('Pompalar', { isActive: false });
  const circulators = await create('Sirkülasyon', { parentId: pumps.id });
  await shop.pump({ categoryId: pumps.id });
  await shop.pump({ categoryId: circulators.id });
  expect(await all()).toMatchObject([
    { name: 'Pompalar', ownProductCount: 1, productCount: 2 },
    { name: 'Sirkülasyon', ownProductCount: 1, productCount: 1 },
  ]);
});

it('takes the former address of another only when it says so', async () => {
  await update(await create('Pompalar'), { slug: 'pompa' });
  const valves = await create('Vanalar');
  expect(await codeOf(update(valves, { slug: 'pompalar' }))).toBe('SLUG_FORMERLY_USED');
  expect(await update(valves, { slug: 'pompalar', takesFormerSlug: true })).toMatchObject({
    slug: 'pompalar',
  });
});

it('says in its history what each save changed', async () => {
  const pumps = await create('Pompalar');
  await update(pumps, { isActive: false });
  expect(await shop.ask(HISTORY, { id: pumps.id }, staff)).toEqual({
    adminCategoryHistory: [
      { version: 2, changes: [{ field: 'isActive', before: 'true', after: 'false' }] },
      { version: 1, changes: [] },
    ],
  });
});

describe('moving', () => {
  const names = (categories: readonly AdminCategory[], parentId: string | null = null) =>
    categories.filter((category) => category.parentId === parentId).map(({ name }) => name);

  it('gives a category its place among its siblings', async () => {
    const [first, , third] = [await create('A'), await create('B'), await create('C')];
    const moved = await move(third, { beforeId: first.id });
    expect(names(moved)).toEqual(['C', 'A', 'B']);
    const again = await move(moved[0]!, {});
    expect(names(again)).toEqual(['A', 'B', 'C']);
  });

  it('moves a category below another, and back', async () => {
    const [pumps, valves] = [await create('Pompalar'), await create('Vanalar')];
    const ball = await create('Küresel', { parentId: valves.id });
    const moved = await move(ball, { parentId: pumps.id });
    expect(names(moved, pumps.id)).toEqual(['Küresel']);
    const lifted = await move({ id: ball.id, version: 2 }, { beforeId: valves.id });
    expect(names(lifted)).toEqual(['Pompalar', 'Küresel', 'Vanalar']);
  });

  it('is refused below a subcategory, beside one that is not there, and at another version', async () => {
    const [pumps, valves] = [await create('Pompalar'), await create('Vanalar')];
    const ball = await create('Küresel', { parentId: valves.id });
    expect(await codeOf(move(pumps, { parentId: ball.id }))).toBe('CATEGORY_TOO_DEEP');
    expect(await codeOf(move(pumps, { beforeId: ball.id }))).toBe('CATEGORY_NOT_FOUND');
    expect(await codeOf(move({ id: pumps.id, version: 9 }, {}))).toBe('VERSION_CONFLICT');
  });
});

describe('deleting', () => {
  interface Deletion {
    products: number;
    category: AdminCategory;
    subcategories: AdminCategory[];
  }

  async function deleted() {
    const pumps = await create('Pompalar');
    const circulators = await create('Sirkülasyon', { parentId: pumps.id });
    const own = await shop.pump({ categoryId: pumps.id });
    const below = await shop.pump({ categoryId: circulators.id });
    const deletion = await run<Deletion>(DELETE, at(pumps));
    const categoryOf = async ({ sku }: { sku: string }) => (await shop.productOf(sku))?.categoryId;
    return { pumps, circulators, own, below, deletion, categoryOf };
  }

  it('leaves its products without a category and makes its subcategories main ones', async () => {
    const { pumps, circulators, own, below, deletion, categoryOf } = await deleted();
    expect(deletion).toMatchObject({
      products: 1,
      category: { id: pumps.id, isArchived: true },
      subcategories: [{ id: circulators.id, parentId: null }],
    });
    expect(await all()).toMatchObject([{ id: circulators.id, productCount: 1 }]);
    expect([await categoryOf(own), await categoryOf(below)]).toEqual([null, circulators.id]);
  });

  it('puts its subcategories behind the other main ones, and back in their order', async () => {
    const pumps = await create('Pompalar');
    const boilers = await create('Boylerler');
    for (const name of ['Sirkülasyon', 'Hidrofor']) await create(name, { parentId: pumps.id });
    const names = async () => (await all()).map(({ name }) => name);
    const before = await names();
    const { category } = await run<Deletion>(DELETE, at(pumps));
    expect(await names()).toEqual([boilers.name, 'Sirkülasyon', 'Hidrofor']);
    await run(UNDO, at(category));
    expect(await names()).toEqual(before);
  });

  it('is undone with what nobody changed since', async () => {
    const { pumps, circulators, own, below, deletion, categoryOf } = await deleted();
    const late = await shop.pump();
    expect(await run(UNDO, at(deletion.category))).toMatchObject({ id: pumps.id, isArchived: false });
    expect(await all()).toMatchObject([
      { id: pumps.id, productCount: 2 },
      { id: circulators.id, parentId: pumps.id },
    ]);
    expect([await categoryOf(own), await categoryOf(below), await categoryOf(late)]).toEqual([
      pumps.id,
      circulators.id,
      null,
    ]);
  });

  it('leaves a product where staff put it meanwhile', async () => {
    const { pumps, own, deletion, categoryOf } = await deleted();
    const valves = await create('Vanalar');
    const product = (await shop.productOf(own.sku))!;
    await shop.save({ name: product.name, sku: product.sku, categoryId: valves.id }, product);
    await run(UNDO, at(deletion.category));
    expect(await categoryOf(own)).toBe(valves.id);
    expect((await all()).map(({ id }) => id)).toContain(pumps.id);
  });

  it('takes no product and no subcategory any more', async () => {
    const { pumps, own, deletion } = await deleted();
    const [below] = deletion.subcategories;
    const product = (await shop.productOf(own.sku))!;
    const put = shop.save({ name: product.name, sku: product.sku, categoryId: pumps.id }, product);
    const tries = [create('Yeni', { parentId: pumps.id }), move(below!, { parentId: pumps.id }), put];
    expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => 'CATEGORY_NOT_FOUND'));
  });

  it('leaves a product without a category that gets an earlier version back', async () => {
    const { own, categoryOf } = await deleted();
    const { id, version } = (await shop.productOf(own.sku))!;
    await run(RESTORE_PRODUCT, { id, expectedVersion: version, version: 1 });
    expect(await categoryOf(own)).toBeNull();
    const [undone] = await run<object[]>(UNDO_PRODUCTS, { products: [{ id, expectedVersion: version }] });
    expect(undone).toMatchObject({ id, refusal: null });
    expect(await categoryOf(own)).toBeNull();
  });

  it('is undone once', async () => {
    const { deletion } = await deleted();
    await run(UNDO, at(deletion.category));
    expect(await codeOf(run(UNDO, at(deletion.category)))).toBe('VERSION_CONFLICT');
    const { id, version } = deletion.category;
    expect(await codeOf(run(UNDO, at({ id, version: version + 1 })))).toBe('CATALOG_CHANGE_NOT_UNDOABLE');
  });
});
