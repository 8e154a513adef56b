import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import type { SignedInBrowser } from '../../../testing/people.js';

const RECORDS = `query ($sort: AuditSort!) {
  auditRecords(sort: $sort, skip: 0, take: 50) { total items { id } } }`;
const NEIGHBORS = `query ($id: ID!, $filter: AuditRecordFilter, $sort: AuditSort!) {
  auditRecordNeighbors(id: $id, filter: $filter, sort: $sort) { previousId nextId position total } }`;

let shop: TestOrders;
let owner: SignedInBrowser;

beforeAll(async () => {
  shop = await openTestOrders();
  owner = await shop.staff();
  await shop.place(shop.browser());
  await shop.place(shop.browser());
});

afterAll(() => shop.close());

async function listed(sort: string): Promise<{ total: number; items: { id: string }[] }> {
  const { auditRecords } = await owner.ask<{ auditRecords: { total: number; items: { id: string }[] } }>(
    RECORDS,
    { sort },
  );
  return auditRecords;
}

describe('the records beside one', () => {
  const beside = async (id: string, sort: string) =>
    (await owner.ask<{ auditRecordNeighbors: object }>(NEIGHBORS, { id, sort, filter: {} }))
      .auditRecordNeighbors;

  it.each(['NEWEST', 'OLDEST'])('are those of the list, events and entries alike: %s', async (sort) => {
    const { items, total } = await listed(sort);
    const ids = items.map(({ id }) => id);
    for (const [place, id] of ids.entries()) {
      const [previousId, nextId] = [ids[place - 1] ?? null, ids[place + 1] ?? null];
      expect(await beside(id, sort)).toEqual({ previousId, nextId, position: place + 1, total });
    }
  });

  it.each(['event-999999', 'entry-999999', 'baska'])('are none for %s', async (id) => {
    const none = { previousId: null, nextId: null, position: null };
    expect(await beside(id, 'NEWEST')).toMatchObject(none);
  });
});
