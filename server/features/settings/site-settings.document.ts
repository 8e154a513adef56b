import { z } from 'zod';
import { dayAfter, startOfNamedDay } from '../../kernel/clock/istanbul.js';
import { asTyped } from '../../kernel/input/code-text.js';
import { isShortNumber } from '../../kernel/input/phone.js';
import { documentKind } from '../../kernel/records/document-kind.js';
import type { RecordKind } from '../../kernel/records/record-kind.js';
import { carriers, DEFAULT_CARRIERS, DEFAULT_PAYMENT_METHODS, paymentMethods } from './selling.document.js';
import { settingsInvalid } from './settings.refusals.js';

const MAX_TAX_RATE_BASIS_POINTS = 10_000;

const text = z.string().trim();
const needed = (label: string) => z.string(`${label} boş olamaz.`).trim().min(1, `${label} boş olamaz.`);
const whole = (least: number, most: number, message: string) =>
  z.number(message).int(message).min(least, message).max(most, message);
const kurus = whole(0, Number.MAX_SAFE_INTEGER, 'Tutar 0 veya daha büyük olmalıdır.');
const email = z.email('Geçerli bir e-posta adresi yazın.');
const digits = (label: string, count: number) =>
  text.regex(new RegExp(`^\\d{${count}}$`), `${label} ${count} rakamdır.`);

/** Stored as it is shown: 0212 555 01 60, 444 0 555. A number of ten to fifteen digits, however grouped, or a short one. */
const phone = text
  .overwrite(asTyped)
  .refine(
    (shown) =>
      /^\+?[\d\s()/-]+$/.test(shown) &&
      (isShortNumber(shown) || /^\d{10,15}$/.test(shown.replace(/\D/g, ''))),
    'Telefonu alan koduyla yazın: 0212 555 01 60.',
  );

/** wa.me wants country code and number without plus or zeros in front; staff type 0532 … as they dial it. */
function internationalDigits(typed: string): string {
  const number = typed.replace(/\D/g, '').replace(/^00/, '');
  if (/^0[1-9]\d{9}$/.test(number)) return `9${number}`;
  return /^5\d{9}$/.test(number) ? `90${number}` : number;
}

const whatsappNumber = text
  .transform(internationalDigits)
  .pipe(z.string().regex(/^[1-9]\d{9,14}$/, 'WhatsApp numarasını 0532 555 01 60 ya da 90532… gibi yazın.'));

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Saati 09:00 gibi yazın.');

const workingHours = z
  .object({
    days: z.array(z.number().int().min(1).max(7)).min(1, 'En az bir gün seçin.'),
    opens: timeOfDay.nullable(),
    closes: timeOfDay.nullable(),
  })
  .refine(
    ({ opens, closes }) => (opens === null ? closes === null : closes !== null && opens < closes),
    'Kapanış saati açılıştan sonra olmalıdır; kapalı günlerde ikisi de boş bırakılır.',
  );

const workingWeek = z.array(workingHours).refine((groups) => {
  const days = groups.flatMap((group) => group.days);
  return new Set(days).size === days.length;
}, 'Her gün yalnızca bir satırda olabilir.');

const day = z
  .string()
  .refine((typed) => startOfNamedDay(typed) !== null, { error: 'Günü 26.11.2026 gibi yazın.', abort: true });

const MAX_SPECIAL_DAYS = 60;

/** Days on which the shop does otherwise than its hours and the official holidays say. */
const specialDays = z
  .object({
    first: day,
    last: day.nullable(),
    name: needed('Ad'),
    hours: z.enum(['closed', 'morning', 'open']),
  })
  .refine(
    ({ first, last }) => last === null || (first < last && last <= dayAfter(first, MAX_SPECIAL_DAYS)),
    `Son gün ilk günden sonra, en çok ${MAX_SPECIAL_DAYS} gün sonra olmalıdır.`,
  );

const calendarOfShop = z.array(specialDays).refine((rows) => {
  const inOrder = [...rows].sort((one, other) => one.first.localeCompare(other.first));
  return inOrder.every(({ first }, place) => {
    const before = inOrder[place - 1];
    return before === undefined || (before.last ?? before.first) < first;
  });
}, 'Bir gün yalnızca bir satırda olabilir.');

const bankAccount = z.object({
  bank: needed('Banka'),
  holder: needed('Hesap sahibi'),
  iban: text
    .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^TR\d{24}$/, 'IBAN, TR ve 24 rakamdır.')),
});

const keywords = z.array(text).transform((words) => words.filter((word) => word !== ''));

const MAX_UNITS = 1_000_000_000;
const units = whole(1, MAX_UNITS, 'Sipariş sınırı 1 veya daha büyük olmalıdır.');
const MAX_DUE_DAYS = 60;
/** The law gives a consumer 14 days; a shop may give more. */
const LEAST_WITHDRAWAL_DAYS = 14;
const MOST_WITHDRAWAL_DAYS = 365;

/** The most in one order of a buyer the shop knows nothing about: no verified e-mail and no paid order. */
const orderLimits = z.object({ unitsPerProduct: units, units, subtotalKurus: kurus });

const MAX_PERCENT = 100;
const percentMessage = `Stok payı yüzde 1 ile ${MAX_PERCENT} arasında olmalıdır.`;

/**
 * The most that the open orders of one mailbox or network hold together, of buyers the shop knows nothing about, and for how many
 * days cash on delivery may wait for its confirmation before the shop cancels it; null where staff do.
 */
const openOrders = z.object({
  stockPercent: whole(1, MAX_PERCENT, percentMessage),
  totalKurus: kurus,
  cashDueDays: whole(1, MAX_DUE_DAYS, `Onay 1 ile ${MAX_DUE_DAYS} gün arasında beklenebilir.`).nullable(),
});

/** How long the shop waits for a bank transfer, and whether it cancels the order itself when none arrives. */
const transferPayment = z.object({
  dueDays: whole(1, MAX_DUE_DAYS, `Havale 1 ile ${MAX_DUE_DAYS} gün arasında beklenebilir.`),
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
export const EARLIER_DEFAULTS = {
  orderLimits: { unitsPerProduct: 1_000, units: 3_000, subtotalKurus: 100_000_000 },
  openOrders: { stockPercent: 50, totalKurus: 200_000_000, cashDueDays: 3 as number | null },
  transferPayment: { dueDays: 7, cancelsUnpaid: false },
  lowStockThreshold: 5 as number | null,
  withdrawalDays: LEAST_WITHDRAWAL_DAYS,
  etbisAddress: null as string | null,
  specialDays: [] as z.output<typeof specialDays>[],
  carriers: DEFAULT_CARRIERS,
  paymentMethods: DEFAULT_PAYMENT_METHODS,
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
  siteName: needed('Mağaza adı'),
  /** Registered name of the company, as contracts need it. */
  legalName: needed('Ticari unvan'),
  siteDescription: text,
  /** One currency until exchange rates exist: relabelling lira as dollars would change every price. */
  currency: z.literal('TRY'),
  contactEmail: email,
  otherEmails: z.array(email),
  contactPhone: phone,
  otherPhones: z.array(phone),
  whatsappNumber: whatsappNumber.nullable(),
  address: text,
  workingHours: workingWeek,
  specialDays: calendarOfShop.default(EARLIER_DEFAULTS.specialDays),
  freeShipping: z.object({ enabled: z.boolean(), thresholdKurus: kurus }),
  shippingFeeKurus: kurus,
  taxRateBasisPoints: whole(0, MAX_TAX_RATE_BASIS_POINTS, 'KDV oranı %0 ile %100 arasında olmalıdır.'),
  stockControl: z.boolean(),
  /** As many units or fewer are low stock; null tells nobody. */
  lowStockThreshold: whole(0, MAX_UNITS, 'Düşük stok eşiği 0 veya daha büyük olmalıdır.')
    .nullable()
    .default(EARLIER_DEFAULTS.lowStockThreshold),
  /** Days after the delivery within which a consumer may withdraw (cayma). */
  withdrawalDays: whole(
    LEAST_WITHDRAWAL_DAYS,
    MOST_WITHDRAWAL_DAYS,
    `Cayma süresi ${LEAST_WITHDRAWAL_DAYS} ile ${MOST_WITHDRAWAL_DAYS} gün arasında olmalıdır.`,
  ).default(EARLIER_DEFAULTS.withdrawalDays),
  orderLimits: orderLimits.default(EARLIER_DEFAULTS.orderLimits),
  openOrders: openOrders.default(EARLIER_DEFAULTS.openOrders),
  transferPayment: transferPayment.default(EARLIER_DEFAULTS.transferPayment),
  orderMails: orderMails.default(EARLIER_DEFAULTS.orderMails),
  carriers: carriers.default(EARLIER_DEFAULTS.carriers),
  paymentMethods: paymentMethods.default(EARLIER_DEFAULTS.paymentMethods),
  bankAccounts: z.array(bankAccount),
  taxOffice: needed('Vergi dairesi').nullable(),
  /** VKN. */
  taxNumber: digits('Vergi numarası', 10).nullable(),
  /** MERSİS. */
  mersisNumber: digits('MERSİS numarası', 16).nullable(),
  /** Registered electronic mail (KEP). */
  kepAddress: email.nullable(),
  /** The page of the shop in the register of electronic commerce (ETBİS). */
  etbisAddress: z
    .url({ protocol: /^https$/, error: 'ETBİS adresini https:// ile başlayarak yazın.' })
    .nullable()
    .default(EARLIER_DEFAULTS.etbisAddress),
  seo: z.object({ title: text, description: text, keywords }),
});

/** A stored version in the shape of today: what it did not have yet holds its default. */
export const upcastSettings = (stored: unknown): unknown => ({ ...EARLIER_DEFAULTS, ...(stored as object) });

export type SiteSettings = z.output<typeof siteSettingsDocument>;
export type OpeningHours = SiteSettings['workingHours'][number];

/** The input has units in its types, the document in its names. */
const UNIT = /(?:Kurus|BasisPoints)$/;

/** The settings are one document. */
export const SETTINGS: RecordKind<{ site: SiteSettings }> = {
  ...documentKind<{ site: SiteSettings }>({
    name: 'settings',
    topic: 'settings',
    schemaOf: () => siteSettingsDocument,
    invalid: ({ fields }) =>
      settingsInvalid({ fields: fields.map((field) => ({ ...field, path: field.path.replace(UNIT, '') })) }),
  }),
  upcast: upcastSettings,
};
