import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { clearCart } from './customer';
import { sendGraphql } from './graphql';

interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly trackingToken: string;
}

interface Document {
  readonly slug: string;
  readonly version: number;
  readonly hash: string;
}

const DRAFT = {
  buyer: { name: 'Gülşah Işıldak', email: 'gulsah@firma.example', phone: '0532 555 08 17' },
  shippingAddress: {
    streetAddress: 'Taşocağı Cad. No: 14',
    district: 'Bağcılar',
    province: 'İstanbul',
    postalCode: '34218',
  },
  paymentMethod: 'BANK_TRANSFER',
};

/**
 * Places an order of different products at their minimum quantities, for the caller's session, by bank transfer.
 *
 * @param company buys it; otherwise the person does
 */
export async function placeOrder(
  request: APIRequestContext,
  lineCount = 1,
  company?: string,
): Promise<PlacedOrder> {
  const placed: PlacedOrder[] = [];
  // Other tests buy the same: who takes the last piece changes what the next one was to accept.
  await expect(async () => placed.push(await placeOnce(request, lineCount, company))).toPass({
    timeout: 30_000,
  });
  const [order] = placed;
  if (!order) throw new Error('No order was placed');
  return order;
}

async function placeOnce(
  request: APIRequestContext,
  lineCount: number,
  company: string | undefined,
): Promise<PlacedOrder> {
  const draft = { ...DRAFT, buyer: { ...DRAFT.buyer, company } };
  await clearCart(request);
  for (const input of await linesOf(request, lineCount)) {
    await sendGraphql(
      request,
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { itemCount } }',
      {
        input,
      },
    );
  }
  const { cart, orderDocuments } = await sendGraphql<{
    cart: { totals: { total: number } };
    orderDocuments: Document[];
  }>(
    request,
    `query ($input: OrderDraftInput!) {
      cart { totals { total } }
      orderDocuments(input: $input) { slug version hash }
    }`,
    { input: draft },
  );
  const input = {
    ...draft,
    idempotencyKey: randomUUID(),
    acceptedDocuments: orderDocuments,
    expectedTotal: cart.totals.total,
  };
  const { addOrder } = await sendGraphql<{ addOrder: PlacedOrder }>(
    request,
    'mutation ($input: AddOrderInput!) { addOrder(input: $input) { id number trackingToken } }',
    { input },
  );
  return addOrder;
}

interface Product {
  readonly id: string;
  readonly minOrderQuantity: number;
  readonly attributes: readonly {
    readonly id: string;
    readonly variations: readonly { readonly id: string }[];
  }[];
}

async function linesOf(request: APIRequestContext, count: number) {
  const { products } = await sendGraphql<{ products: { items: Product[] } }>(
    request,
    `query ($take: Int!) {
      products(filter: { inStock: true, minPrice: 10000 }, sort: NAME, take: $take) {
        items { id minOrderQuantity attributes { id variations { id } } }
      }
    }`,
    { take: count },
  );
  return products.items.map(({ id, minOrderQuantity, attributes }) => ({
    productId: id,
    quantity: minOrderQuantity,
    variations: attributes.flatMap((group) =>
      group.variations.slice(0, 1).map((variation) => ({ attributeId: group.id, variationId: variation.id })),
    ),
  }));
}
