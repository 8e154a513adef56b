import { staffContext } from '../../../kernel/actor/test-context.js';
import { ProjectionRebuild } from '../../../kernel/projections/projection-rebuild.js';
import { type AddedOrder, openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';

const LIST = `query ($filter: AdminOrderFilter, $sort: OrderSort! = NEWEST, $skip: Int! = 0, $take: Int! = 100) {
  adminOrders(filter: $filter, sort: $sort, skip: $skip, take: $take) { items { id } total isTotalExact }
}`;
const NEIGHBORS = `query ($id: ID!, $filter: AdminOrderFilter, $sort: OrderSort! = NEWEST) {
  adminOrderNeighbors(id: $id, filter: $filter, sort: $sort) { previousId nextId }
}`;
const PLACE = `query ($id: ID!, $filter: AdminOrderFilter, $sort: OrderSort) {
  adminOrderNeighbors(id: $id, filter: $filter, sort: $sort) { position total isTotalExact }
}`;
const COUNTS = `query ($filter: AdminOrderFilter) {
  adminOrderCounts(filter: $filter) { total isTotalExact byStatus { status count isCountExact } }
}`;
const CHANGE = `mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { version } }`;
const PAY = 'mutation ($input: MarkOrderPaidInput!) { markOrderPaid(input: $input) { version } }';

const staff = staffContext(['orders']);

let shop: TestCheckout;
/** Of 1, 3, 2 and 5 pumps, placed in this order. */
let orders: AddedOrder[];

beforeAll(async () => {
  shop = await openTestCheckout();
  const productId = (await shop.pump({ stockQuantity: 100 })).id;
  orders = [];
  for (const quantity of [1, 3, 2, 5]) orders.push(await shop.checkout.order([{ productId, quantity }]));
  const [first, second, third] = orders as [AddedOrder, AddedOrder, AddedOrder];
  await decide(CHANGE, { orderId: first.id, expectedVersion: 1, status: 'CONFIRMED' });
  await decide(CHANGE, { orderId: second.id, expectedVersion: 1, status: 'CANCELLED' });
  await decide(PAY, { orderId: third.id, expectedVersion: 1 });
});

afterAll(() => shop.close());

const decide = (mutation: string, input: object) => shop.ask(mutation, { input }, staff);

async function list(variables: object) {
  type Answer = { adminOrders: { items: { id: string }[]; total: number; isTotalExact: boolean } };
  const { adminOrders } = await shop.ask<Answer>(LIST, { ...variables }, staff);
  return { ...adminOrders, places: adminOrders.items.map(placeOf) };
}

/** Which of the orders of this file it is, from 1. */
const placeOf = ({ id }: { id: string }) => orders.findIndex((order) => order.id === id) + 1;

describe('the list of all orders', () => {
  it.each([
    ['NEWEST', [4, 3, 2, 1]],
    ['OLDEST', [1, 2, 3, 4]],
    ['LOWEST_TOTAL', [1, 3, 2, 4]],
    ['HIGHEST_TOTAL', [4, 2, 3, 1]],
  ])('is sorted by %s and read page by page', async (sort, places) => {
    expect((await list({ sort })).places).toEqual(places);
    const pages = await Promise.all([0, 2, 4].map((skip) => list({ sort, skip, take: 2 })));
    expect(pages.map((page) => page.places)).toEqual([places.slice(0, 2), places.slice(2), []]);
    for (const { total, isTotalExact } of pages) {
      expect({ total, isTotalExact }).toEqual({ total: 4, isTotalExact: true });
    }
  });

  it.each<[string, object, number[]]>([
    ['statuses', { statuses: ['CONFIRMED', 'CANCELLED'] }, [2, 1]],
    ['no status at all', { statuses: [] }, []],
    ['payment status', { paymentStatuses: ['PAID'] }, [3]],
    ['both', { statuses: ['PENDING'], paymentStatuses: ['PENDING'] }, [4]],
  ])('is narrowed by %s', async (_what, filter, places) => {
    const listed = await list({ filter });
    expect(listed.places).toEqual(places);
    expect(listed.total).toBe(places.length);
  });

  it('is narrowed by the total, both ends included', async () => {
    const [least, most] = [orders[2]!.total, orders[1]!.total];
    expect((await list({ filter: { minTotal: least, maxTotal: most } })).places).toEqual([3, 2]);
    expect((await list({ filter: { minTotal: most + 1 } })).places).toEqual([4]);
    expect((await list({ filter: { maxTotal: least - 1 } })).places).toEqual([1]);
  });

  it('is narrowed to selected orders', async () => {
    const ids = [orders[0]!.id, orders[3]!.id.toUpperCase(), '00000000-0000-4000-8000-000000000000'];
    expect(await list({ filter: { ids } })).toMatchObject({ places: [4, 1], total: 2 });
  });
});

describe('a period', () => {
  const TIMES = [
    '2026-01-09T20:59:59.999Z',
    '2026-01-09T21:00:00Z',
    '2026-01-10T09:00:00Z',
    '2026-01-11T21:00:00Z',
  ];

  beforeAll(async () => {
    for (const [index, time] of TIMES.entries()) await setPlacedAt(orders[index]!.id, time);
  });

  afterAll(() => shop.service(ProjectionRebuild).rebuild());

  const setPlacedAt = (id: string, time: string) =>
    shop.dataSource.query('UPDATE orders SET placed_at = $2 WHERE id = $1', [id, time]);

  it.each<[string | null, string | null, number[]]>([
    ['2026-01-09T21:00:00Z', null, [4, 3, 2]],
    ['2026-01-09T21:00:00Z', '2026-01-11T21:00:00Z', [3, 2]],
    [null, '2026-01-09T21:00:00Z', [1]],
    ['2026-01-09T20:59:59.999Z', '2026-01-10T09:00:00Z', [2, 1]],
    ['2026-01-10T08:00:00Z', '2026-01-10T10:00:00Z', [3]],
    ['2026-01-10T10:00:00Z', '2026-01-12', [4]],
    ['2026-01-12', '2026-01-10', []],
  ])('from %s until before %s is listed and counted alike', async (createdFrom, createdBefore, places) => {
    expect(await list({ filter: { createdFrom, createdBefore } })).toMatchObject({
      places,
      total: places.length,
    });
    const pending = places.filter((place) => place > 2);
    const filter = { createdFrom, createdBefore, statuses: ['PENDING'] };
    expect(await list({ filter })).toMatchObject({ places: pending, total: pending.length });
  });
});

describe('the counts of orders', () => {
  const STATUSES = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'];

  it.each<[string, object | null, number[]]>([
    ['without a filter', null, [2, 1, 0, 0, 0, 1]],
    ['by payment status', { paymentStatuses: ['PAID'] }, [1, 0, 0, 0, 0, 0]],
    ['of some statuses', { statuses: ['CONFIRMED', 'CANCELLED'] }, [0, 1, 0, 0, 0, 1]],
    ['of no status', { statuses: [], text: 'a' }, [0, 0, 0, 0, 0, 0]],
    ['by total', { minTotal: 1 }, [2, 1, 0, 0, 0, 1]],
    ['of an overdue payment', { isPaymentOverdue: true }, [0, 0, 0, 0, 0, 0]],
    ['by total, of a status', { minTotal: 1, statuses: ['CANCELLED'] }, [0, 0, 0, 0, 0, 1]],
  ])('are those of the list %s', async (_what, filter, counts) => {
    const total = counts.reduce((sum, count) => sum + count);
    expect(await shop.ask(COUNTS, { filter }, staff)).toEqual({
      adminOrderCounts: {
        total,
        isTotalExact: true,
        byStatus: STATUSES.map((status, place) => ({ status, count: counts[place], isCountExact: true })),
      },
    });
    expect((await list({ filter })).total).toBe(total);
  });
});

describe('the place of an order', () => {
  const placeIn = async (order: number, variables: object = {}) => {
    type Answer = { adminOrderNeighbors: { position: number | null; total: number; isTotalExact: boolean } };
    const answer = await shop.ask<Answer>(PLACE, { id: orders[order - 1]!.id, ...variables }, staff);
    return answer.adminOrderNeighbors;
  };

  it.each(['NEWEST', 'OLDEST', 'LOWEST_TOTAL', 'HIGHEST_TOTAL'])(
    'is counted in the list by %s',
    async (sort) => {
      const { places } = await list({ sort });
      for (const [index, order] of places.entries()) {
        const counted = { position: index + 1, total: places.length, isTotalExact: true };
        expect(await placeIn(order, { sort })).toEqual(counted);
      }
    },
  );

  it('is null in a list that does not have it, which is counted all the same', async () => {
    const filter = { ids: [orders[0]!.id, orders[2]!.id] };
    expect(await placeIn(3, { filter })).toEqual({ position: 1, total: 2, isTotalExact: true });
    expect(await placeIn(2, { filter })).toEqual({ position: null, total: 2, isTotalExact: true });
    expect(await placeIn(4, { filter })).toEqual({ position: null, total: 2, isTotalExact: true });
  });
});

describe('the neighbors of an order', () => {
  const neighbors = async (place: number, variables: object = {}) => {
    type Answer = { adminOrderNeighbors: { previousId: string | null; nextId: string | null } };
    const id = orders[place - 1]!.id;
    const { adminOrderNeighbors } = await shop.ask<Answer>(NEIGHBORS, { id, ...variables }, staff);
    return Object.values(adminOrderNeighbors).map((beside) =>
      beside === null ? null : placeOf({ id: beside }),
    );
  };

  it.each(['NEWEST', 'OLDEST', 'LOWEST_TOTAL', 'HIGHEST_TOTAL'])(
    'are those of the list by %s',
    async (sort) => {
      const { places } = await list({ sort });
      for (const [index, place] of places.entries()) {
        expect(await neighbors(place, { sort })).toEqual([
          places[index - 1] ?? null,
          places[index + 1] ?? null,
        ]);
      }
    },
  );

  it('are those of the filter, also of an order that no longer meets it', async () => {
    const filter = { statuses: ['PENDING'] };
    expect(await neighbors(3, { filter })).toEqual([4, null]);
    expect(await neighbors(1, { filter })).toEqual([3, null]);
  });

  it('are missing for an order that does not exist', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await shop.ask(NEIGHBORS, { id }, staff)).toEqual({
      adminOrderNeighbors: { previousId: null, nextId: null },
    });
  });
});
