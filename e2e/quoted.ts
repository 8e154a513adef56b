import { randomUUID } from 'node:crypto';
import { type APIRequestContext } from '@playwright/test';
import { sendGraphql } from './graphql';

/** A request for a quote that a guest made, of a product with a list price and of what no catalog has. */
export interface AskedQuote {
  readonly id: string;
  readonly number: string;
  readonly product: { readonly id: string; readonly name: string; readonly defaultPrice: number };
}

const PRODUCTS = '{ products(take: 50) { items { id name defaultPrice attributes { id } } } }';
const REQUEST = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id number } }';

interface Listed {
  readonly products: {
    readonly items: readonly (AskedQuote['product'] & { readonly attributes: unknown[] })[];
  };
}

export async function askForQuote(
  request: APIRequestContext,
  company = 'Işık Tesisat A.Ş.',
): Promise<AskedQuote> {
  const { products } = await sendGraphql<Listed>(request, PRODUCTS);
  const product = products.items.find(
    ({ defaultPrice, attributes }) => defaultPrice > 0 && attributes.length === 0,
  );
  if (!product) throw new Error('The catalog has no product with a price');
  const email = `${randomUUID()}@ornek.com`;
  const input = {
    buyer: { name: 'Ayşe Işık', email, phone: '0532 111 22 33', company },
    lines: [
      { productId: product.id, quantity: 3, ownPartNumber: 'IŞK-0042' },
      { text: 'DN 50 küresel vana, paslanmaz', quantity: 12, unit: 'adet' },
    ],
    message: 'Şantiyeye teslim',
  };
  const { requestQuote } = await sendGraphql<{ requestQuote: Omit<AskedQuote, 'product'> }>(
    request,
    REQUEST,
    {
      input,
    },
  );
  return { ...requestQuote, product };
}
