import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { StockService } from './stock.service.js';

let shop: TestShop;
const keeping = new StockService();

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const material = (iron: number, steel: number, priceKurus = 0) => [
  {
    name: 'Malzeme',
    variations: [
      { name: 'iron', stock: iron },
      { name: 'steel', stock: steel, priceKurus },
    ],
  },
];

/** As an editor of staff has it open: ten pumps, some about to be taken by a buyer. */
async function openPump(iron = 4, steel = 3) {
  const opened = await shop.add({
    name: 'Pompa',
    sku: 'PMP',
    stockQuantity: 10,
    attributes: material(iron, steel),
  });
  const chosen = opened.attributes[0]?.variations.find(({ name }) => name === 'steel')?.id ?? '';
  const order = (quantity: number) =>
    shop.dataSource.transaction((transaction) =>
      keeping.take(transaction, [{ productId: opened.id, variationIds: [chosen], quantity }], {
        stockControl: false,
      }),
    );
  return { opened, order };
}

async function stocks() {
  const product = await shop.productOf('PMP');
  return [
    product?.stockQuantity,
    ...(product?.attributes ?? []).flatMap(({ variations }) => variations.map(({ stock }) => stock)),
  ];
}

const edit = (existing: Awaited<ReturnType<typeof openPump>>['opened'], draft: object) =>
  shop.save({ name: 'Pompa', sku: 'PMP', ...draft }, existing);

it('keeps the stock as orders left it when staff change something else', async () => {
  const { opened, order } = await openPump();
  await order(2);
  await edit(opened, { name: 'Başka Ad', stockQuantity: 10, attributes: material(4, 3, 500) });
  expect(await stocks()).toEqual([8, 4, 1]);
});

it('sets the stock to what staff enter', async () => {
  const { opened, order } = await openPump();
  await order(2);
  await edit(opened, { stockQuantity: 30, attributes: material(4, 20) });
  expect(await stocks()).toEqual([30, 4, 20]);
});

it('counts the stock of a sold-out group as long as staff do not set it', async () => {
  const { order } = await openPump(0, 2);
  await order(2);
  const sold = await shop.productOf('PMP');
  await edit(sold ?? (await openPump()).opened, { attributes: material(0, 0, 500) });
  expect(await order(1)).toMatchObject([{ quantity: 0, backOrdered: 1 }]);
});

it('does not count the stock of a group whose zeros staff set', async () => {
  const { opened, order } = await openPump(0, 3);
  await order(1);
  await edit(opened, { attributes: material(0, 0) });
  expect(await order(1)).toMatchObject([{ quantity: 1, variationIds: [], backOrdered: 0 }]);
});
