import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { operationDocument } from '../server/testing/operation-document';
import { main, open } from './pages/page';
import { sections } from './pages/panel';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

const SCHEMA = new URL('../schema.graphql', import.meta.url);

/** What the section of orders asks and sends. */
const OPERATIONS = {
  query: [
    'adminCustomerSales',
    'adminOrder',
    'adminOrderCounts',
    'adminBestSellers',
    'adminOrderFigures',
    'adminOrderGrowth',
    'adminOrderNeighbors',
    'adminOrderSuggestions',
    'adminOrders',
    'orderCarriers',
    'orderMailPreview',
  ],
  mutation: [
    'addOrderNote',
    'cancelOrder',
    'changeOrderStatus',
    'changeOrderStatuses',
    'correctOrderShipment',
    'correctOrderReferences',
    'issueRefund',
    'receiveReturn',
    'refuseWithdrawal',
    'markOrderPaid',
    'reactivateOrder',
    'renewOrderLink',
    'resendOrderConfirmation',
    'revertOrderPayment',
    'withdrawOrderNote',
  ],
} as const;

function documents() {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return (['query', 'mutation'] as const).flatMap((kind) =>
    OPERATIONS[kind].map((name) => ({ name, ...operationDocument(kind, fieldOf(roots[kind], name)) })),
  );
}

function fieldOf(root: GraphQLObjectType | null | undefined, name: string): GraphQLField<unknown, unknown> {
  const field = root?.getFields()[name];
  if (!field) throw new Error(`There is no operation ${name}`);
  return field;
}

test('staff without permission for orders see none of them at any address, and get none from the server', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page, createStaff('messages'));
  await open(page, '/admin');
  await expect(main(page).getByRole('heading', { name: 'Yeni mesajlar' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Sipariş ve ciro' })).toHaveCount(0);
  await expect(sections(page).getByRole('link', { name: 'Siparişler' })).toHaveCount(0);
  for (const address of ['', `/${id}`, `/${id}/sevk-fisi`]) {
    await open(page, `/admin/siparisler${address}`);
    await expect(main(page).getByText('Bu bölüm için yetkiniz yok')).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
  }
  for (const address of ['aktar/siparisler', `siparis-belgesi/${id}/mesafeli-satis-sozlesmesi`]) {
    const response = await page.request.get(`/admin/${address}`);
    expect({ address, status: response.status() }).toEqual({ address, status: 403 });
  }
  const codes: Record<string, unknown> = {};
  for (const { name, query, variables } of documents()) {
    const response = await page.request.post('/graphql', { data: { query, variables } });
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    codes[name] = errors?.[0]?.extensions.code;
  }
  const names = [...OPERATIONS.query, ...OPERATIONS.mutation];
  expect(codes).toEqual(Object.fromEntries(names.map((name) => [name, 'FORBIDDEN'])));
});
