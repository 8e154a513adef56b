import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { quoteLinkFor } from './mails';
import { signInToPanel } from './staff';

const DAY_MS = 86_400_000;

interface AskedQuote {
  readonly id: string;
  readonly number: string;
  readonly linkToken: string;
}

const TWO_FREE_LINES = {
  lines: [
    { text: 'DN 50 küresel vana', quantity: 3 },
    { text: 'Devreye alma', quantity: 1, unit: 'takım' },
  ],
  references: { project: 'B Blok kazan dairesi' },
};

/** Asks for two free lines unless told otherwise, for the caller's session; nobody else has the address. */
export async function askForQuote(
  request: APIRequestContext,
  { company = 'Işıldak Mekanik', ...asked }: { company?: string; lines?: object[]; message?: string } = {},
): Promise<AskedQuote & { readonly email: string }> {
  const email = `teklif-${randomUUID()}@firma.example`;
  const { requestQuote } = await sendGraphql<{ requestQuote: AskedQuote }>(
    request,
    'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id number linkToken } }',
    {
      input: {
        buyer: { name: 'Gülşah Işıldak', email, phone: '0532 555 08 17', company },
        ...TWO_FREE_LINES,
        ...asked,
      },
    },
  );
  return { ...requestQuote, email };
}

interface AdminQuote {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly productId: string | null;
  }[];
}

/** Staff: the next offer, each line at the given net price; resolves with the total in kuruş. */
export async function offer(staff: APIRequestContext, number: string, unitPrice: number): Promise<number> {
  const { adminQuotes } = await sendGraphql<{ adminQuotes: { items: AdminQuote[] } }>(
    staff,
    `query ($filter: AdminQuoteFilter) {
      adminQuotes(filter: $filter, take: 1) { items { id version lines { id quantity productId } } }
    }`,
    { filter: { text: number } },
  );
  const [quote] = adminQuotes.items;
  if (!quote) throw new Error(`There is no quote ${number}`);
  const { giveQuote } = await sendGraphql<{ giveQuote: { offer: { total: number } } }>(
    staff,
    'mutation ($input: GiveQuoteInput!) { giveQuote(input: $input) { offer { total } } }',
    {
      input: {
        id: quote.id,
        expectedVersion: quote.version,
        shipping: 0,
        validUntil: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
        lines: quote.lines.map(({ id, quantity, productId }) => ({
          id: randomUUID(),
          askedLineId: id,
          quantity,
          productId,
          unitPrice,
          discount: 0,
          unit: 'adet',
          ...(productId === null && { description: 'Küresel vana DN 50' }),
        })),
      },
    },
  );
  return giveQuote.offer.total;
}

/** A quote with one offer, by the address its buyer was mailed. */
export async function offeredQuote(buyer: APIRequestContext, staff: Page) {
  const quote = await askForQuote(buyer);
  await signInToPanel(staff);
  const total = await offer(staff.request, quote.number, 33_333);
  return { ...quote, total, path: await quoteLinkFor(quote.email, 2) };
}

interface Priced {
  readonly id: string;
  readonly name: string;
  readonly defaultPrice: number;
  readonly attributes: readonly unknown[];
}

/** Asks for a product with a list price, and for what no catalog has. */
export async function askForProduct(request: APIRequestContext, company = 'Işık Tesisat A.Ş.') {
  const { products } = await sendGraphql<{ products: { items: readonly Priced[] } }>(
    request,
    '{ products(take: 50) { items { id name defaultPrice attributes { id } } } }',
  );
  const product = products.items.find(
    ({ defaultPrice, attributes }) => defaultPrice > 0 && attributes.length === 0,
  );
  if (!product) throw new Error('The catalog has no product with a price');
  const lines = [
    { productId: product.id, quantity: 3, ownPartNumber: 'IŞK-0042' },
    { text: 'DN 50 küresel vana, paslanmaz', quantity: 12, unit: 'adet' },
  ];
  return { ...(await askForQuote(request, { company, lines, message: 'Şantiyeye teslim' })), product };
}
