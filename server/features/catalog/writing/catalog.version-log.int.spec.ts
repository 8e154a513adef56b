import type { Actor } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { Refusal } from '../../../kernel/refusal/refusal.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const PUMP = { name: 'Pompa', sku: 'P-1', basePriceKurus: 100_000, stockQuantity: 9 };

const causeOf = (kind: Actor['kind'], id: string | null): Cause => ({
  actor: { kind, id },
  requestId: 'r-1',
});

const conflictOf = (save: Promise<unknown>) =>
  save.then(
    () => 'saved',
    (error: unknown) => ({ code: (error as Refusal).code, details: (error as Refusal).details }),
  );

const versions = (id: string) =>
  shop.dataSource.query<{ version: number; snapshot: { stockQuantity?: number } }[]>(
    `SELECT version, snapshot, changed_fields AS changed, actor_kind AS kind, actor_id AS "actorId", request_id AS request
     FROM catalog_version WHERE id = $1 ORDER BY version`,
    [id],
  );

const audited = (id: string) =>
  shop.dataSource.query<unknown[]>(
    `SELECT actor_kind AS kind, request_id AS request, what, before, after FROM audit WHERE subject LIKE '% ' || $1 ORDER BY id`,
    [id],
  );

const orderPieces = (productId: string, quantity: number) =>
  shop.dataSource.query('UPDATE product_stock SET quantity = quantity - $2 WHERE product_id = $1', [
    productId,
    quantity,
  ]);

it('keeps each version of a product with its author, its request and the fields that changed', async () => {
  const { after: first } = await shop.save(PUMP, null, causeOf('staff', 'ayse'));
  const { after: second } = await shop.save(
    { ...PUMP, basePriceKurus: 120_000 },
    first,
    causeOf('program', 'k-1'),
  );
  await shop.save({ ...PUMP, basePriceKurus: 120_000 }, second, causeOf('staff', 'ayse'));
  expect(await versions(first.id)).toEqual([
    { version: 1, snapshot: first, changed: [], kind: 'staff', actorId: 'ayse', request: 'r-1' },
    {
      version: 2,
      snapshot: second,
      changed: ['basePriceKurus'],
      kind: 'program',
      actorId: 'k-1',
      request: 'r-1',
    },
  ]);
  const author = 'SELECT updated_by_kind AS kind, updated_by_id AS id FROM product';
  expect(await shop.dataSource.query(author)).toEqual([{ kind: 'program', id: 'k-1' }]);
});

it('keeps each version of a category and who changed it last', async () => {
  const { after: first } = await shop.saveCategory({ name: 'Vanalar' }, null, causeOf('staff', 'ayse'));
  const { after: second } = await shop.saveCategory({ name: 'Vana' }, first, causeOf('staff', 'can'));
  expect(await versions(first.id)).toMatchObject([
    { version: 1, snapshot: first, changed: [], actorId: 'ayse' },
    { version: 2, snapshot: second, changed: ['name'], actorId: 'can' },
  ]);
  const author = 'SELECT updated_by_kind AS kind, updated_by_id AS id FROM category';
  expect(await shop.dataSource.query(author)).toEqual([{ kind: 'staff', id: 'can' }]);
});

it('stores the current stock with each version, not the stock the editor saw', async () => {
  const { after: seen } = await shop.save(PUMP);
  await orderPieces(seen.id, 4);
  await shop.save({ ...PUMP, name: 'Pompa II', stockQuantity: undefined }, seen);
  expect((await versions(seen.id)).map(({ snapshot }) => snapshot.stockQuantity)).toEqual([9, 5]);
});

it('refuses every change of a stored version', async () => {
  await shop.save(PUMP);
  for (const statement of ['UPDATE catalog_version SET version = 7', 'DELETE FROM catalog_version']) {
    await expect(shop.dataSource.query(statement)).rejects.toThrow(/append-only|permission denied/);
  }
});

it('writes what staff and programs changed to the audit log, only the fields that differ', async () => {
  const { after: first } = await shop.save(PUMP, null, causeOf('staff', 'ayse'));
  await shop.save({ ...PUMP, basePriceKurus: 120_000 }, first, causeOf('program', 'k-1'));
  expect(await audited(first.id)).toEqual([
    {
      kind: 'staff',
      request: 'r-1',
      what: 'product-created',
      before: null,
      after: { name: 'Pompa', slug: 'pompa' },
    },
    {
      kind: 'program',
      request: 'r-1',
      what: 'product-changed',
      before: { basePriceKurus: 100_000 },
      after: { basePriceKurus: 120_000 },
    },
  ]);
});

it('leaves imports from the command line out of the audit log', async () => {
  const { after } = await shop.save(PUMP, null, causeOf('system', null));
  expect(await audited(after.id)).toEqual([]);
});

it('writes neither version nor audit entry when the transaction of a save fails', async () => {
  const { after: first } = await shop.save(PUMP);
  const failing = shop.dataSource.transaction(async (transaction) => {
    const change = { draft: { ...PUMP, name: 'Başka' }, existing: first };
    await shop.writer.saveProduct(transaction, change, causeOf('staff', 'ayse'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await versions(first.id), await audited(first.id)]).toMatchObject([[{ version: 1 }], []]);
});

it('lets one of two saves of a product made on one version win, and names to the other what differs', async () => {
  const { after: seen } = await shop.save(PUMP);
  const answers = await Promise.all(
    [110_000, 120_000].map((basePriceKurus) => conflictOf(shop.save({ ...PUMP, basePriceKurus }, seen))),
  );
  expect(answers).toContainEqual('saved');
  expect(answers).toContainEqual({
    code: 'VERSION_CONFLICT',
    details: {
      expectedVersion: 1,
      currentVersion: 2,
      differing: ['basePrice'],
      changedBy: { kind: SPEC_CAUSE.actor.kind, id: SPEC_CAUSE.actor.id },
      changedAt: expect.any(String) as string,
    },
  });
});

it('lets one of two saves of a category made on one version win, and names to the other what differs', async () => {
  const { after: seen } = await shop.saveCategory({ name: 'Vanalar' });
  const answers = await Promise.all(
    ['Vana', 'Valf'].map((description) =>
      conflictOf(shop.saveCategory({ name: 'Vanalar', description }, seen, SPEC_CAUSE)),
    ),
  );
  expect(answers).toContainEqual('saved');
  expect(answers).toContainEqual({
    code: 'VERSION_CONFLICT',
    details: {
      expectedVersion: 1,
      currentVersion: 2,
      differing: ['description'],
      changedBy: { kind: SPEC_CAUSE.actor.kind, id: SPEC_CAUSE.actor.id },
      changedAt: expect.any(String) as string,
    },
  });
});

it('names neither stock that orders lowered nor a field that was changed back as differing', async () => {
  const { after: first } = await shop.save(PUMP);
  const { after: second } = await shop.save({ ...PUMP, brand: 'Kazmer', unit: 'takım' }, first);
  await orderPieces(first.id, 4);
  const current = await shop.productOf(PUMP.sku);
  await shop.save({ ...PUMP, stockQuantity: undefined, brand: '', unit: 'takım' }, current);
  expect(await conflictOf(shop.save({ ...PUMP, name: 'Başka' }, first))).toMatchObject({
    details: { expectedVersion: 1, currentVersion: 3, differing: ['unit'] },
  });
  expect(await conflictOf(shop.save({ ...PUMP, name: 'Başka' }, second))).toMatchObject({
    details: { expectedVersion: 2, currentVersion: 3, differing: ['brand'] },
  });
});
