import { randomUUID } from 'node:crypto';

/** Somebody who sends operations over GraphQL; a refusal fails the test. */
export interface Buyer {
  ask<Data>(query: string, variables: Record<string, unknown>): Promise<Data>;
}

export interface PurchasedLine {
  productId: string;
  quantity: number;
}

export const ADDRESS = {
  streetAddress: 'Atatürk Caddesi No: 5',
  district: 'Kadıköy',
  province: 'İstanbul',
  postalCode: '34710',
};

export const ORDER_DRAFT = {
  buyer: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '0532 111 22 33' },
  shippingAddress: ADDRESS,
  paymentMethod: 'BANK_TRANSFER',
};

const ADD_TO_CART = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { itemCount } }`;

const DOCUMENTS_AND_TOTAL = `
  query ($input: OrderDraftInput!) {
    orderDocuments(input: $input) { slug version hash }
    cart { totals { total } }
  }`;

/** @param fields what is selected of the order */
export const addOrderMutation = (fields: string) =>
  `mutation ($input: AddOrderInput!) { addOrder(input: $input) { ${fields} } }`;

export async function fillCart(buyer: Buyer, lines: readonly PurchasedLine[]): Promise<void> {
  for (const input of lines) await buyer.ask(ADD_TO_CART, { input });
}

/** Complete input of addOrder: accepts the documents as they are now, at the total of the cart. */
export async function purchaseInput(buyer: Buyer, change: object = {}) {
  const draft = { ...ORDER_DRAFT, ...change };
  const { orderDocuments, cart } = await buyer.ask<{
    orderDocuments: { slug: string; version: number; hash: string }[];
    cart: { totals: { total: number } };
  }>(DOCUMENTS_AND_TOTAL, { input: draft });
  return {
    ...draft,
    idempotencyKey: randomUUID(),
    acceptedDocuments: orderDocuments,
    expectedTotal: cart.totals.total,
  };
}
