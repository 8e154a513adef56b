import { type Client } from '@urql/core';
import { CartQuery } from '../../features/cart/store/cart-data';
import { readSelection } from '../../features/catalog/buy-box/selection-address';
import { REQUEST_PARAMETERS, type WantedQuote } from '../../features/catalog/cards/quote-asking';
import { type AskedLine, MAX_LINES, productLine, textLine } from '../../features/quotes/asking/asked-lines';
import { askedProduct } from '../../features/quotes/asking/asked-product';
import { type RequestTexts } from '../../features/quotes/asking/request-values';
import { type RequestDraft } from '../../features/quotes/asking/use-draft';
import { type RequestOrigin } from '../../features/quotes/asking/use-request-form';
import { type ConsentText, ConsentTextQuery } from '../../features/consents/consent-text';
import { specAnswers } from '../../features/wizard/spec-answers';
import { COMPARED, readWizard } from '../../features/wizard/wizard-state';
import { graphql } from '../../graphql/graphql';
import { isKnownVisitor } from '../../graphql/known-visitor';
import { runQuery } from '../../graphql/query';
import { formatPhone } from '../../shop/format';
import { type WantedQuoteLine } from '../../shop/wanted-quote-lines';
import { EMPTY_DRAFT, readDraft } from './request-note';

const RequestPrefillQuery = graphql(`
  query RequestPrefill {
    me {
      name
      email
      phone
      company
    }
  }
`);

/** How a request begins. */
export interface RequestStart extends RequestOrigin {
  readonly draft: RequestDraft;
  readonly isGuest: boolean;
  readonly consent?: ConsentText | undefined;
  /** What could not be taken into it. */
  readonly problem?: string;
}

const CART_AT_ONCE = 6;
const MAX_ADDRESSED = 6;
const NOT_LOADED =
  'Ürün bilgileri yüklenemedi. Kalemleri arayarak ya da serbest kalem olarak ekleyebilirsiniz.';

/** How a visitor came to the request. */
export interface Arrival {
  /** Tells it from every other way here, and stays over a reload. */
  readonly mark: string;
  /** Of the address: they may name products, or the cart. */
  readonly parameters: URLSearchParams;
  /** What another screen handed over. */
  readonly wanted: readonly WantedQuoteLine[];
}

/** The request that an arrival begins: what was typed before in this tab, with what the arrival brings along the first time. */
export async function startAt(client: Client, arrival: Arrival): Promise<RequestStart> {
  const { taken, ...noted } = readDraft();
  const slugs = slugsIn(arrival.parameters);
  const answers = specAnswers(readWizard(arrival.parameters));
  const [me, consent, brought] = await Promise.all([
    prefill(client),
    consentText(client),
    taken.includes(arrival.mark) ? NOTHING_BROUGHT : broughtLines(client, arrival),
  ]);
  const all = merged(noted.lines, brought.lines);
  return {
    draft: { ...noted, texts: withKnown(noted.texts, me), lines: all.slice(0, MAX_LINES) },
    ...originOf(slugs, isCartIn(arrival.parameters)),
    ...(answers.length > 0 && { origin: 'WIZARD', answers }),
    isGuest: me === null,
    consent,
    ...(all.length > MAX_LINES && { problem: tooMany(all.length - MAX_LINES) }),
    ...(!brought.isWhole && { problem: NOT_LOADED }),
  };
}

const slugsIn = (parameters: URLSearchParams) => [
  ...parameters.getAll(REQUEST_PARAMETERS.product),
  ...parameters.getAll(COMPARED),
];
const isCartIn = (parameters: URLSearchParams) => parameters.has(REQUEST_PARAMETERS.cart);

const NOTHING_BROUGHT = { lines: [], isWhole: true };

async function broughtLines(client: Client, { parameters, wanted }: Arrival) {
  const slugs = [...new Set(slugsIn(parameters))].slice(0, MAX_ADDRESSED);
  const parts = [
    slugs.length === 0 ? cartLines(client, isCartIn(parameters)) : addressedLines(client, slugs, parameters),
    handedLines(client, wanted),
  ];
  const loaded = await Promise.all(parts.map((lines) => lines.catch(() => null)));
  return { lines: loaded.flatMap((lines) => lines ?? []), isWhole: !loaded.includes(null) };
}

const tooMany = (count: number) =>
  `Bir talepte en çok ${String(MAX_LINES)} kalem olur; ${String(count)} kalem sığmadı. Bu talebi gönderdikten sonra kalanlarla yenisini açın.`;

/** The request that begins with one product, over its page. */
export async function startWith(client: Client, wanted: WantedQuote): Promise<RequestStart> {
  const [me, consent, product] = await Promise.all([
    prefill(client),
    consentText(client),
    askedProduct(client, wanted.slug).catch(() => null),
  ]);
  const lines = product ? [productLine(product, wanted.selection, wanted.quantity)] : [];
  return {
    draft: { ...EMPTY_DRAFT, texts: withKnown(readDraft().texts, me), lines },
    origin: 'PRODUCT',
    isGuest: me === null,
    consent,
    ...(!product && { problem: NOT_LOADED }),
  };
}

async function prefill(client: Client): Promise<Partial<RequestTexts> | null> {
  if (!isKnownVisitor()) return null;
  const { me } = await runQuery(client, RequestPrefillQuery, {}).catch(() => ({ me: null }));
  return (
    me && {
      name: me.name,
      email: me.email,
      company: me.company ?? '',
      phone: me.phone ? formatPhone(me.phone) : '',
    }
  );
}

/** A request can be written without it: then nobody is asked. */
async function consentText(client: Client): Promise<ConsentText | undefined> {
  const read = await runQuery(client, ConsentTextQuery, {}).catch(() => null);
  return read?.checkoutOptions.marketingConsent ?? undefined;
}

/** What was typed stays; what is empty is filled in. */
function withKnown(texts: RequestTexts, known: Partial<RequestTexts> | null): RequestTexts {
  const filled = Object.entries(known ?? {}).filter(([name]) => texts[name as keyof RequestTexts] === '');
  return { ...texts, ...Object.fromEntries(filled) };
}

const originOf = (slugs: readonly string[], isCart: boolean): RequestOrigin => ({
  origin: slugs.length > 0 ? 'PRODUCT' : isCart ? 'CART' : 'FORM',
});

async function addressedLines(
  client: Client,
  slugs: readonly string[],
  parameters: URLSearchParams,
): Promise<AskedLine[]> {
  const products = await Promise.all(slugs.map((slug) => askedProduct(client, slug)));
  const quantity = Number(parameters.get(REQUEST_PARAMETERS.quantity) ?? 1);
  return products.flatMap((product) =>
    product
      ? productLine(
          product,
          readSelection(product.attributes, parameters),
          Number.isFinite(quantity) ? quantity : 1,
        )
      : [],
  );
}

/** What another screen handed over: products as they are sold now, the rest as it was written. */
async function handedLines(client: Client, wanted: readonly WantedQuoteLine[]): Promise<AskedLine[]> {
  const lines: AskedLine[] = [];
  for (let from = 0; from < wanted.length; from += CART_AT_ONCE) {
    const part = wanted.slice(from, from + CART_AT_ONCE).map(async ({ slug, text = '', quantity, unit }) => {
      const product = slug === undefined ? null : await askedProduct(client, slug);
      if (!product) return { ...textLine(text, quantity), ...(unit !== undefined && { unit }) };
      return { ...productLine(product, {}, quantity), ...(text !== '' && { written: text }) };
    });
    lines.push(...(await Promise.all(part)));
  }
  return lines;
}

/** The lines of the cart, which stays as it is; a product that is gone is asked for by its name. */
async function cartLines(client: Client, isWanted: boolean): Promise<AskedLine[]> {
  if (!isWanted) return [];
  const { cart } = await runQuery(client, CartQuery, {}, { requestPolicy: 'network-only' });
  const wanted = cart.lines.slice(0, MAX_LINES);
  const lines: AskedLine[] = [];
  for (let from = 0; from < wanted.length; from += CART_AT_ONCE) {
    const part = wanted.slice(from, from + CART_AT_ONCE).map(async (line) => {
      const product = line.product && (await askedProduct(client, line.product.slug));
      if (!product) return { ...textLine(line.productName), quantity: line.quantity };
      const chosen = line.selectedVariations.map(({ attributeId, variationId }) => [
        attributeId,
        variationId,
      ]);
      return productLine(product, Object.fromEntries(chosen) as Record<string, string>, line.quantity);
    });
    lines.push(...(await Promise.all(part)));
  }
  return lines;
}

/** What is asked for already is not asked for twice. */
function merged(noted: readonly AskedLine[], added: readonly AskedLine[]): AskedLine[] {
  const known = new Set(noted.map(markOf));
  return [...noted, ...added.filter((line) => !known.has(markOf(line)))];
}

function markOf(line: AskedLine): string {
  if (line.kind === 'text') return `text ${line.text}`;
  const choices = line.product.attributes.map(
    ({ id, variations }) => line.selection[id] ?? variations[0]?.id ?? '',
  );
  return [line.product.id, ...choices].join(' ');
}
