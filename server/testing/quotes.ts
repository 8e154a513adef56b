import { DataSource } from 'typeorm';
import { CatalogWriter, CatalogWritingModule } from '../features/catalog/index.js';
import {
  type OfferedLine,
  offerTotals,
  type QuoteEvent,
  QuoteHistory,
  QuoteLinks,
  QUOTES,
  QuotesService,
  sendQuoteMessage,
} from '../features/quotes/index.js';
import type { Cause } from '../kernel/actor/cause.js';
import { CommandRunner } from '../kernel/event-store/command-runner.js';
import { dayAfter, dayInIstanbul } from '../kernel/clock/istanbul.js';
import { openTestApi, type TestApi, type TestApiOptions } from './api.js';
import type { TestBrowser } from './browser.js';
import { SPEC_CAUSE } from './spec-cause.js';

export const QUOTE_BUYER = {
  name: 'Ayşe Işık',
  email: 'ayse@ornek.com',
  phone: '0532 111 22 33',
  company: 'Işık Tesisat A.Ş.',
};

export const TEST_STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;
export const TEST_GUEST = { actor: { kind: 'guest', id: null }, requestId: 'spec-request' } as const;

const REQUEST = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id number } }';
const TERMS = { taxRateBasisPoints: 2_000, shippingFeeKurus: 15_000, freeShippingThresholdKurus: null };
const VALID_DAYS = 30;

export interface TestQuote {
  id: string;
  number: string;
}

type Offered = Extract<QuoteEvent, { type: 'QuoteOffered' }>['data'];

/** A free line of an offer, three pieces of 333,33 net; change what matters. */
export const offeredLine = (id: string, change: Partial<OfferedLine> = {}): OfferedLine => {
  const line: Omit<OfferedLine, 'totalPriceKurus'> = {
    id,
    askedLineId: null,
    alternativeOf: null,
    productId: null,
    product: null,
    selectedVariations: [],
    description: 'Devreye alma',
    quantity: 3,
    unit: 'adet',
    unitCode: 'C62',
    listPriceKurus: null,
    unitPriceKurus: 33_333,
    discountBasisPoints: 0,
    taxRateBasisPoints: TERMS.taxRateBasisPoints,
    deliveryTime: null,
    currency: null,
    foreignPrice: null,
    rate: null,
    rateDate: null,
    ...change,
  };
  return { ...line, totalPriceKurus: line.unitPriceKurus * line.quantity };
};

/** The next offer of a quote, as staff give it, of a version where one is named. */
export async function giveOffer(
  app: TestApi['app'],
  { id, version }: { id: string; version?: number },
  lines: OfferedLine[],
  change: Partial<Offered> = {},
): Promise<void> {
  const totals = offerTotals(lines, [], TERMS);
  await app.get(QuotesService, { strict: false }).offer(
    { id, cause: TEST_STAFF, expectedVersion: version },
    {
      lines,
      subtotalKurus: totals.subtotalKurus,
      taxKurus: totals.taxKurus,
      shippingKurus: totals.shippingKurus,
      totalKurus: totals.totalKurus,
      ...TERMS,
      currency: 'TRY' as const,
      validUntil: dayAfter(dayInIstanbul(new Date()), VALID_DAYS),
      paymentTermDays: null,
      texts: null,
      isBuyerNotified: true,
      ...change,
    },
  );
}

/** A list that a buyer sends: uploaded, and not yet sent with anything. */
export async function uploadedFile(
  { app }: Pick<TestApi, 'app'>,
  { name = 'liste.csv', payload = 'KV-100;12\n' }: { name?: string; payload?: string | Buffer } = {},
  address = '/teklif-dosyasi',
): Promise<string> {
  const url = `${address}?ad=${encodeURIComponent(name)}`;
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await app.inject({ method: 'POST', url, headers, payload });
  return response.json<{ id: string }>().id;
}

/** The id of a quote that a guest asked for, with one offer. */
export async function offeredQuote(
  { app, browser }: Pick<TestApi, 'app' | 'browser'>,
  files: string[] = [],
): Promise<string> {
  const input = { buyer: QUOTE_BUYER, lines: [{ text: 'DN 50 küresel vana', quantity: 2 }], files };
  const { requestQuote } = await browser().ask<{ requestQuote: TestQuote }>(REQUEST, { input });
  await giveOffer(app, requestQuote, [offeredLine(requestQuote.id)]);
  return requestQuote.id;
}

/** The same with a file of its request. */
export async function quoteWithFile(shop: Pick<TestApi, 'app' | 'browser'>) {
  const fileId = await uploadedFile(shop);
  return { fileId, quoteId: await offeredQuote(shop, [fileId]) };
}

/** The whole API with one product that buyers ask for over GraphQL. */
export async function openTestQuotes(options: TestApiOptions = {}) {
  const modules = [...(options.modules ?? []), CatalogWritingModule];
  const api = await openTestApi({ ...options, modules });
  const dataSource = api.app.get(DataSource);
  const quotes = api.app.get(QuotesService, { strict: false });
  const addProduct = async (draft: { sku: string; name: string; stockQuantity: number }) => {
    const { after } = await dataSource.transaction((transaction) =>
      api.app
        .get(CatalogWriter)
        .saveProduct(
          transaction,
          { draft: { basePriceKurus: 100_000, ...draft }, existing: null },
          SPEC_CAUSE,
        ),
    );
    return after;
  };
  const { id: productId } = await addProduct({
    sku: 'TEST-1',
    name: 'Sirkülasyon Pompası',
    stockQuantity: 100,
  });

  async function request(browser: TestBrowser = api.browser(), change: object = {}): Promise<TestQuote> {
    const lines = [
      { productId, quantity: 3 },
      { text: 'DN 50 küresel vana', quantity: 2 },
    ];
    const input = { buyer: QUOTE_BUYER, lines, message: 'Şantiyeye teslim', ...change };
    return (await browser.ask<{ requestQuote: TestQuote }>(REQUEST, { input })).requestQuote;
  }

  const offer = (quote: TestQuote & { version?: number }, lines: OfferedLine[], change?: Partial<Offered>) =>
    giveOffer(api.app, quote, lines, change);

  const tokenOf = ({ id }: TestQuote, number: number) =>
    api.app.get(QuoteLinks, { strict: false }).tokenOf({ quoteId: id, offer: number });

  const snapshotOf = async ({ id }: TestQuote) => {
    const found = await api.app.get(QuoteHistory, { strict: false }).find(id);
    if (!found) throw new Error('There is no such quote');
    return found;
  };

  const write = (
    { id, cause }: { id: string; cause: Cause },
    message: Parameters<typeof sendQuoteMessage>[0],
  ) =>
    api.app.get(CommandRunner, { strict: false }).handle({
      source: QUOTES,
      id,
      cause,
      decide: (quote) => sendQuoteMessage(message, quote),
    });

  return { ...api, dataSource, write, productId, addProduct, quotes, request, offer, tokenOf, snapshotOf };
}

export type TestQuotes = Awaited<ReturnType<typeof openTestQuotes>>;
