import * as z from '../../ui/form/zod';
import { articleOf, chosenOf, firstChoices, type LineArticle, type SoldProduct } from './sold-products';

const MAX_SHORT = 200;

export const shortText = z
  .string()
  .trim()
  .max(MAX_SHORT, `En çok ${String(MAX_SHORT)} karakter yazılabilir.`);

/** A line as staff write it: a product that is sold with one choice of each of its groups, or what the catalog does not have. */
export const REQUESTED_LINE = z.object({
  productId: z.string().nullable(),
  /** As it was found; null without a product. */
  article: z.custom<LineArticle | null>(),
  /** One of each of its groups. */
  variationIds: z.array(z.string()),
  text: shortText.min(1, 'Ne istendiğini yazın.'),
  quantity: z.string().regex(/^\s*[1-9]\d{0,4}\s*$/, 'Miktarı tam sayı olarak yazın.'),
  unit: shortText.min(1, 'Birimi yazın: adet, metre.'),
});

export type RequestedLine = z.infer<typeof REQUESTED_LINE>;

/** A line of the product that was found, in the least quantity it is sold in, or of whatever staff write. */
export function newLine(product?: SoldProduct): RequestedLine {
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

/** The product of a line as the server takes it; null of what is only written. */
export const requestedProduct = ({ productId, article, variationIds, quantity }: RequestedLine) =>
  productId === null
    ? null
    : { productId, quantity: Number(quantity), variations: chosenOf(article, variationIds) };
