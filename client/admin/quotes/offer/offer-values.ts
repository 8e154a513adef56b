import { type VariablesOf } from '../../../graphql/graphql';
import { chosenInWords } from '../../../shop/chosen-variations';
import { drawKey } from '../../../shop/draw-key';
import { addDays, readDay, today, writeDay } from '../../../shop/days';
import { readKurus, writeKurus } from '../../../shop/kurus';
import { daySchema } from '../../../ui/form/day-schema';
import { moneyOrZeroSchema, moneySchema } from '../../../ui/form/money-schema';
import * as z from '../../../ui/form/zod';
import { type GiveQuoteMutation, type OfferDraft } from './offer.query';
import {
  articleOf,
  firstChoices,
  type LineArticle,
  priceWith,
  type SoldProduct,
} from '../../articles/sold-products';
import { readPercent, writePercent } from './percent';

const MAX_TEXT = 2_000;
const MAX_SHORT = 200;
const MAX_QUANTITY = 99_999;
const MAX_TERM_DAYS = 365;
const LONGEST_VALIDITY_DAYS = 365;
const BASIS_POINTS = 10_000;

const shortText = z
  .string()
  .trim()
  .max(MAX_SHORT, `En çok ${String(MAX_SHORT)} karakter yazılabilir.`);
const text = z
  .string()
  .trim()
  .max(MAX_TEXT, `En çok ${String(MAX_TEXT)} karakter yazılabilir.`);

/** As it was found; it is not typed. */
const ARTICLE = z.custom<LineArticle | null>();

const LINE = z.object({
  lineId: z.string(),
  askedLineId: z.string().nullable(),
  /** The line it is an alternative of; empty for none. */
  alternativeOf: z.string(),
  productId: z.string().nullable(),
  variationIds: z.array(z.string()),
  productName: z.string().nullable(),
  /** Whose choices may be changed; null for the articles of the request or an offer. */
  article: ARTICLE,
  /** Under its name: SKU and chosen variations. */
  detail: z.string(),
  description: text,
  quantity: z
    .string()
    .refine((typed) => readWhole(typed, MAX_QUANTITY) > 0, 'Miktarı tam sayı olarak yazın.'),
  unit: shortText.min(1, 'Birimi yazın: adet, metre.'),
  listPrice: z.number().nullable(),
  discount: z
    .string()
    .refine(
      (typed) => typed.trim() === '' || readPercent(typed) !== null,
      'İndirimi 0 ile 99,99 arasında yazın.',
    ),
  unitPrice: moneySchema,
  deliveryTime: shortText,
});

/** The form of an offer: amounts, shares and days as they are typed. */
export const OFFER_SCHEMA = z.object({
  lines: z.array(LINE).min(1, 'Teklifte en az bir kalem olmalıdır.'),
  shipping: moneyOrZeroSchema,
  validUntil: daySchema.refine(
    isPossibleDay,
    'Teklif en erken yarına, en geç bir yıl sonrasına kadar geçerli olabilir.',
  ),
  paymentTermDays: z
    .string()
    .refine(
      (typed) => typed.trim() === '' || readWhole(typed, MAX_TERM_DAYS) >= 0,
      `Vadeyi 0 ile ${String(MAX_TERM_DAYS)} arasında gün olarak yazın.`,
    ),
  terms: text,
  note: text,
  isBuyerNotified: z.boolean(),
});

export type OfferValues = z.infer<typeof OFFER_SCHEMA>;
export type LineValues = OfferValues['lines'][number];
type GiveInput = VariablesOf<typeof GiveQuoteMutation>['input'];

/** -1 for what is no whole number up to the greatest one. */
function readWhole(typed: string, greatest: number): number {
  const digits = typed.trim();
  return /^\d{1,7}$/.test(digits) && Number(digits) <= greatest ? Number(digits) : -1;
}

export const earliestDay = (): string => addDays(today(), 1);
export const latestDay = (): string => addDays(today(), LONGEST_VALIDITY_DAYS);

function isPossibleDay(typed: string): boolean {
  const day = readDay(typed);
  return day !== null && day >= earliestDay() && day <= latestDay();
}

/** What the form holds at first. */
export function valuesOf(draft: OfferDraft): OfferValues {
  const ids = draft.lines.map(() => drawKey());
  return {
    lines: draft.lines.map((line, place) => ({
      lineId: ids[place] ?? '',
      askedLineId: line.askedLineId,
      alternativeOf: line.alternativeOf === null ? '' : (ids[line.alternativeOf] ?? ''),
      productId: line.productId,
      variationIds: line.selectedVariations.map(({ variationId }) => variationId),
      productName: line.productName,
      article: null,
      detail: [line.sku, line.selectedVariations.length > 0 && chosenInWords(line.selectedVariations)]
        .filter(Boolean)
        .join(' · '),
      description: line.description ?? '',
      quantity: String(line.quantity),
      unit: line.unit,
      listPrice: line.listPrice,
      discount: line.discount > 0 ? writePercent(line.discount) : '',
      unitPrice: line.unitPrice === null ? '' : writeKurus(line.unitPrice),
      deliveryTime: line.deliveryTime ?? '',
    })),
    shipping: writeKurus(draft.shipping),
    validUntil: writeDay(draft.validUntil),
    paymentTermDays: draft.paymentTermDays === null ? '' : String(draft.paymentTermDays),
    terms: draft.terms ?? '',
    note: draft.note ?? '',
    isBuyerNotified: true,
  };
}

/** A line that is no product, such as freight or assembly. */
export const freeLine = (): LineValues => ({
  lineId: drawKey(),
  askedLineId: null,
  alternativeOf: '',
  productId: null,
  variationIds: [],
  productName: null,
  article: null,
  detail: '',
  description: '',
  quantity: '1',
  unit: 'adet',
  listPrice: null,
  discount: '',
  unitPrice: '',
  deliveryTime: '',
});

/** A product that was not asked for, with the first choice of each group. */
export function productLine(product: SoldProduct): LineValues {
  const article = articleOf(product);
  const variationIds = firstChoices(article);
  const listPrice = priceWith(article, variationIds);
  return {
    ...freeLine(),
    productId: product.id,
    variationIds,
    productName: product.name,
    article,
    detail: product.sku,
    quantity: String(product.minOrderQuantity),
    unit: product.unit,
    listPrice,
    unitPrice: listPrice === null ? '' : writeKurus(listPrice),
    deliveryTime: product.deliveryTime ?? '',
  };
}

/** The lines as the server takes them. Those of prices that cannot be read are left out by who asks. */
export function linesOf(lines: readonly LineValues[]): GiveInput['lines'] {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  return lines.map((line) => ({
    id: line.lineId,
    askedLineId: line.askedLineId,
    // The line it was an alternative of may be gone.
    alternativeOf: ids.has(line.alternativeOf) ? line.alternativeOf : null,
    productId: line.productId,
    variationIds: line.variationIds,
    description: line.description.trim() || null,
    quantity: Number(line.quantity),
    unit: line.unit.trim(),
    listPrice: line.listPrice,
    unitPrice: readKurus(line.unitPrice) ?? 0,
    discount: readPercent(line.discount) ?? 0,
    deliveryTime: line.deliveryTime.trim() || null,
  }));
}

/** The offer as the server takes it. */
export function offerOf(values: OfferValues): Omit<GiveInput, 'id' | 'expectedVersion'> {
  return {
    lines: linesOf(values.lines),
    shipping: readKurus(values.shipping) ?? 0,
    validUntil: readDay(values.validUntil) ?? '',
    paymentTermDays: values.paymentTermDays.trim() === '' ? null : Number(values.paymentTermDays),
    terms: values.terms || null,
    note: values.note || null,
    isBuyerNotified: values.isBuyerNotified,
  };
}

/** Whether each line has a quantity and a price above 0: what the sums need. */
export const isPriced = ({ lines, shipping }: Pick<OfferValues, 'lines' | 'shipping'>): boolean =>
  lines.length > 0 &&
  readKurus(shipping) !== null &&
  lines.every(
    ({ quantity, unitPrice }) => readWhole(quantity, MAX_QUANTITY) > 0 && (readKurus(unitPrice) ?? 0) > 0,
  );

/** Whether it may be sent: with each price, and with a day. */
export const isComplete = (values: OfferValues): boolean =>
  isPriced(values) && isPossibleDay(values.validUntil);

/** A list price with a discount taken off, rounded half-up as the server does. @param share basis points */
export function discounted(listPrice: number, share: number): number {
  const left = BASIS_POINTS - share;
  const whole = Math.floor(listPrice / BASIS_POINTS) * left;
  return whole + Math.floor(((listPrice % BASIS_POINTS) * left + BASIS_POINTS / 2) / BASIS_POINTS);
}

/** What was taken off a list price, in basis points; null where the price is not below it. */
export function discountOf(listPrice: number, unitPrice: number): number | null {
  if (unitPrice <= 0 || unitPrice >= listPrice) return null;
  return Math.min(BASIS_POINTS - 1, Math.round(((listPrice - unitPrice) / listPrice) * BASIS_POINTS));
}
