import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

describe('categories', () => {
  it('gives categories short ids, counted among the children of their parent', async () => {
    for (let number = 1; number <= 10; number++) await shop.addCategory(`Kök ${number}`);
    const ids = [
      (await shop.addCategory('Çocuk', '1')).id,
      (await shop.addCategory('Öbür', '10')).id,
      (await shop.addCategory('Üçüncü', '1')).id,
      (await shop.addCategory('On bir')).id,
    ];
    expect(ids).toEqual(['1-1', '10-1', '1-2', '11']);
  });

  it('limits categories to two levels, in the writer and in the database', async () => {
    const root = await shop.addCategory('Vanalar');
    const child = await shop.addCategory('Küresel Vanalar', root.id);
    const other = await shop.addCategory('Pompalar');
    expect(await codeOf(shop.addCategory('Derin', child.id))).toBe('CATEGORY_TOO_DEEP');
    expect(await codeOf(shop.addCategory('Yok', '77'))).toBe('CATEGORY_NOT_FOUND');
    const asChild = shop.write((transaction) =>
      shop.writer.saveCategory(
        transaction,
        { draft: { name: 'Vanalar', parentId: other.id }, existing: root },
        SPEC_CAUSE,
      ),
    );
    expect(await codeOf(asChild)).toBe('CATEGORY_TOO_DEEP');
    const inSql = shop.dataSource.query('UPDATE category SET parent_id = $1 WHERE id = $2', [
      other.id,
      root.id,
    ]);
    await expect(inSql).rejects.toThrow('foreign key');
    await expect(shop.dataSource.query('UPDATE category SET parent_id = id')).rejects.toThrow('foreign key');
  });

  it('returns the snapshots before and after when the slug of a category changes', async () => {
    const root = await shop.addCategory('Isı Değiştiricileri');
    const moved = await shop.saveCategory({ name: root.name, slug: 'esanjorler' }, root);
    expect(moved).toMatchObject({
      outcome: 'changed',
      before: root,
      after: { slug: 'esanjorler', version: 2 },
    });
    expect(await shop.categoryOf('esanjorler')).toEqual(moved.after);
  });

  it('writes no version of a category when no field changed', async () => {
    const root = await shop.addCategory('Filtreler');
    const again = await shop.saveCategory({ name: 'Filtreler' }, root);
    expect(again).toEqual({ outcome: 'unchanged', before: root, after: root });
  });
});
