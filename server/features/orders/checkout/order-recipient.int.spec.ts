import { guestContext } from '../../../kernel/actor/test-context.js';
import { ProjectionProof } from '../../../kernel/projections/projection-proof.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { OrdersQueries } from '../rows/orders.queries.js';

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
});

afterAll(() => shop.close());

/** As typed, with blanks around it. */
const RECIPIENT = { siteName: ' Kadıköy şantiyesi ', contactName: 'Hakan Usta', phone: '0533 444 55 66' };

async function placeFor(recipient: object | undefined): Promise<string> {
  const context = guestContext();
  await shop.checkout.fill(context, [{ productId: (await shop.pump()).id, quantity: 1 }]);
  const input = await shop.checkout.inputFor(context, { recipient });
  return (await shop.checkout.send(context, input)).id;
}

const documentsOf = async (id: string) =>
  (await shop.service(OrderDocuments).texts(id)).map(({ markdown }) => markdown);

it('keeps who takes the delivery, sealed, in the order, its documents and what it is found by', async () => {
  const id = await placeFor(RECIPIENT);
  expect(await shop.service(OrdersQueries).byId(id)).toMatchObject({
    recipient: { ...RECIPIENT, siteName: 'Kadıköy şantiyesi' },
  });
  for (const text of await documentsOf(id)) {
    expect(text).toContain('Teslimat yeri: ');
    expect(text).toContain('Hakan Usta');
  }
  const [row] = await shop.dataSource.query<[{ text: string; data: string }]>(
    `SELECT text, data FROM order_search JOIN event ON stream = 'order-' || order_id WHERE order_id = $1`,
    [id],
  );
  expect(row.text).toContain(' hakan usta');
  expect(row.text).toContain(' 905334445566');
  expect(row.data).not.toContain('Hakan');
  expect(await shop.service(ProjectionProof).firstDifference()).toBeUndefined();
});

it.each([
  ['was left out', undefined],
  ['is blank', { siteName: ' ', contactName: '', phone: null }],
])('names no recipient in the order or its documents when it %s', async (_case, recipient) => {
  const id = await placeFor(recipient);
  expect(await shop.service(OrdersQueries).byId(id)).toMatchObject({ recipient: null });
  for (const text of await documentsOf(id)) expect(text).not.toMatch(/Teslimat yeri|Teslim alacak/);
});

it('refuses an order for somebody else than its documents name', async () => {
  const context = guestContext();
  await shop.checkout.fill(context, [{ productId: (await shop.pump()).id, quantity: 1 }]);
  const input = await shop.checkout.inputFor(context, { recipient: RECIPIENT });
  const another = { ...input, recipient: { ...RECIPIENT, contactName: 'Bir başkası' } };
  await expect(shop.checkout.send(context, another)).rejects.toMatchObject({ code: 'DOCUMENTS_CHANGED' });
});
