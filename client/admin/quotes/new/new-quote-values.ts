import { graphql, type VariablesOf } from '../../../graphql/graphql';
import { isPhone } from '../../../shop/format';
import * as z from '../../../ui/form/zod';
import {
  articleOf,
  chosenOf,
  firstChoices,
  type LineArticle,
  type SoldProduct,
} from '../../articles/sold-products';

export const StartQuoteMutation = graphql(`
  mutation StartQuote($input: StartQuoteInput!) {
    startQuote(input: $input) {
      id
      number
    }
  }
`);

const MAX_NOTE = 2_000;
const MAX_SHORT = 200;

const shortText = z
  .string()
  .trim()
  .max(MAX_SHORT, `En çok ${String(MAX_SHORT)} karakter yazılabilir.`);

/** Whom staff act for; in the state of the history, never in the address. */
export interface KnownBuyer {
  /** Account of a customer: the quote is in it. */
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
}

/** The form of a request by telephone. */
export const NEW_QUOTE_SCHEMA = z.object({
  name: shortText.min(2, 'Adı ve soyadı yazın.'),
  company: shortText,
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Teklifin gideceği e-posta adresini yazın.'),
  phone: z.string().refine(isPhone, 'Telefonu alan koduyla yazın.'),
  lines: z
    .array(
      z.object({
        productId: z.string().nullable(),
        /** As it was found; null without a product. */
        article: z.custom<LineArticle | null>(),
        /** One of each of its groups. */
        variationIds: z.array(z.string()),
        text: shortText.min(1, 'Ne istendiğini yazın.'),
        quantity: z.string().regex(/^\s*[1-9]\d{0,4}\s*$/, 'Miktarı tam sayı olarak yazın.'),
        unit: shortText.min(1, 'Birimi yazın: adet, metre.'),
      }),
    )
    .min(1, 'En az bir kalem ekleyin.'),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE, `En çok ${String(MAX_NOTE)} karakter yazılabilir.`),
});

export type NewQuoteValues = z.infer<typeof NEW_QUOTE_SCHEMA>;

/** The form as the account of a customer knows it, if there is one. */
export const emptyQuote = (buyer?: KnownBuyer): NewQuoteValues => ({
  name: buyer?.name ?? '',
  company: buyer?.company ?? '',
  email: buyer?.email ?? '',
  phone: buyer?.phone ?? '',
  lines: [],
  note: '',
});

/** A line of the product that was found, or of whatever staff write. */
export function newLine(product?: SoldProduct): NewQuoteValues['lines'][number] {
  const article = product ? articleOf(product) : null;
  return {
    productId: product?.id ?? null,
    article,
    variationIds: article ? firstChoices(article) : [],
    text: product?.name ?? '',
    quantity: String(product?.minOrderQuantity ?? 1),
    unit: product?.unit ?? 'adet',
  };
}

/** The request as the server takes it. */
export function requestOf({
  lines,
  note,
  name,
  company,
  email,
  phone,
}: NewQuoteValues): Omit<VariablesOf<typeof StartQuoteMutation>['input'], 'idempotencyKey'> {
  return {
    buyer: { name, email, phone, company: company || null },
    lines: lines.map(({ productId, article, variationIds, text, quantity, unit }) =>
      productId === null
        ? { text, quantity: Number(quantity), unit }
        : { productId, quantity: Number(quantity), variations: chosenOf(article, variationIds) },
    ),
    note: note || null,
  };
}
