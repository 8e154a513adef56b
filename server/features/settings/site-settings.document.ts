import { z } from 'zod';
import { documentKind } from '../../kernel/records/document-kind.js';
import { settingsInvalid } from './settings.refusals.js';

const MAX_TAX_RATE_BASIS_POINTS = 10_000;

const text = z.string().trim();
const requiredText = text.min(1);
const kurus = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const digits = (count: number) => text.regex(new RegExp(`^\\d{${count}}$`));

/** Stored as it is shown: 0212 555 01 60. A number of ten to fifteen digits, however grouped. */
const phone = requiredText
  .regex(/^\+?[\d\s()/-]+$/)
  .refine((shown) => /^\d{10,15}$/.test(shown.replace(/\D/g, '')));

/** wa.me wants country code and number without plus or zeros in front; staff type 0532 … as they dial it. */
function internationalDigits(typed: string): string {
  const number = typed.replace(/\D/g, '').replace(/^00/, '');
  if (/^0[1-9]\d{9}$/.test(number)) return `9${number}`;
  return /^5\d{9}$/.test(number) ? `90${number}` : number;
}

const whatsappNumber = text.transform(internationalDigits).pipe(z.string().regex(/^[1-9]\d{9,14}$/));

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const workingHours = z
  .object({
    days: z.array(z.number().int().min(1).max(7)).min(1),
    opens: timeOfDay.nullable(),
    closes: timeOfDay.nullable(),
  })
  .refine(({ opens, closes }) => (opens === null ? closes === null : closes !== null && opens < closes));

const workingWeek = z.array(workingHours).refine((groups) => {
  const days = groups.flatMap((group) => group.days);
  return new Set(days).size === days.length;
});

const bankAccount = z.object({
  bank: requiredText,
  holder: requiredText,
  iban: text
    .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^TR\d{24}$/)),
});

const keywords = z.array(text).transform((words) => words.filter((word) => word !== ''));

const MAX_UNITS = 1_000_000_000;
const units = z.number().int().min(1).max(MAX_UNITS);
const MAX_DUE_DAYS = 60;

/** The most in one order of a buyer the shop knows nothing about: no verified e-mail and no paid order. */
const orderLimits = z.object({ unitsPerProduct: units, units, subtotalKurus: kurus });

/** How long the shop waits for a bank transfer, and whether it cancels the order itself when none arrives. */
const transferPayment = z.object({
  dueDays: z.number().int().min(1).max(MAX_DUE_DAYS),
  cancelsUnpaid: z.boolean(),
});

/** Which changes of an order its buyer is mailed about, unless staff say otherwise: those to a status, and its payment. */
const orderMails = z.object({
  pending: z.boolean(),
  confirmed: z.boolean(),
  processing: z.boolean(),
  shipped: z.boolean(),
  delivered: z.boolean(),
  cancelled: z.boolean(),
  paid: z.boolean(),
});

/** Settings that were saved before these fields existed are read with these values. */
export const DEFAULT_ORDER_TERMS = {
  orderLimits: { unitsPerProduct: 1_000, units: 3_000, subtotalKurus: 100_000_000 },
  transferPayment: { dueDays: 7, cancelsUnpaid: false },
  lowStockThreshold: 5 as number | null,
  orderMails: {
    pending: true,
    confirmed: true,
    processing: true,
    shipped: true,
    delivered: true,
    cancelled: true,
    paid: false,
  },
};

/** What staff decide about the shop as a whole, as it is stored. Validated on each read and save. */
export const siteSettingsDocument = z.object({
  siteName: requiredText,
  /** Registered name of the company, as contracts need it. */
  legalName: requiredText,
  siteDescription: text,
  /** One currency until exchange rates exist: relabelling lira as dollars would change every price. */
  currency: z.literal('TRY'),
  contactEmail: z.email(),
  otherEmails: z.array(z.email()),
  contactPhone: phone,
  otherPhones: z.array(phone),
  whatsappNumber: whatsappNumber.nullable(),
  address: text,
  workingHours: workingWeek,
  freeShipping: z.object({ enabled: z.boolean(), thresholdKurus: kurus }),
  shippingFeeKurus: kurus,
  taxRateBasisPoints: z.number().int().min(0).max(MAX_TAX_RATE_BASIS_POINTS),
  stockControl: z.boolean(),
  /** As many units or fewer are low stock; null tells nobody. */
  lowStockThreshold: z
    .number()
    .int()
    .min(0)
    .max(MAX_UNITS)
    .nullable()
    .default(DEFAULT_ORDER_TERMS.lowStockThreshold),
  orderLimits: orderLimits.default(DEFAULT_ORDER_TERMS.orderLimits),
  transferPayment: transferPayment.default(DEFAULT_ORDER_TERMS.transferPayment),
  orderMails: orderMails.default(DEFAULT_ORDER_TERMS.orderMails),
  bankAccounts: z.array(bankAccount),
  taxOffice: requiredText.nullable(),
  /** VKN. */
  taxNumber: digits(10).nullable(),
  /** MERSİS. */
  mersisNumber: digits(16).nullable(),
  /** Registered electronic mail (KEP). */
  kepAddress: z.email().nullable(),
  seo: z.object({ title: text, description: text, keywords }),
});

export type SiteSettings = z.output<typeof siteSettingsDocument>;
export type OpeningHours = SiteSettings['workingHours'][number];

/** The settings are one document. */
export const SETTINGS = documentKind<{ site: SiteSettings }>({
  name: 'settings',
  topic: 'settings',
  schemaOf: () => siteSettingsDocument,
  invalid: settingsInvalid,
});
