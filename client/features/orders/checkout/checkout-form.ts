import { isPhone } from '../../../shop/format';
import { type PaymentMethod } from '../../../shop/payment-methods';
import * as z from '../../../ui/form/zod';
import { NO_RECIPIENT, recipientSchema } from '../../addresses/recipient-fields';

const POSTAL_CODE = 'Posta kodu 5 rakamdır.';

/** One line as it is meant: pasted blanks around it and doubled ones within are none of it. */
export function clean(typed: string): string {
  return typed.replace(/[^\S\n]+/g, ' ').trim();
}

const optional = (longest: number) =>
  z.string().overwrite(clean).max(longest, `En çok ${longest} karakter yazılabilir.`);
const required = (message: string, longest: number) => optional(longest).min(1, message);
const matching = (form: RegExp, message: string) => (typed: string, context: z.RefinementCtx<string>) => {
  if (typed !== '' && !form.test(typed)) context.addIssue({ code: 'custom', message });
};

const address = (province: string, district: string, streetAddress: string) =>
  z.object({
    province: required(province, 100),
    district: required(district, 100),
    streetAddress: required(streetAddress, 300),
    postalCode: optional(20).superRefine(matching(/^(?:\d ?){5}$/, POSTAL_CODE)),
  });

const form = z.object({
  buyer: z.object({
    name: required('Adınızı ve soyadınızı yazın.', 200),
    phone: required('Telefon numaranızı yazın.', 40).superRefine((typed, context) => {
      if (typed === '' || isPhone(typed)) return;
      const isTooShort = typed.replace(/\D/g, '').length < 10;
      const message = isTooShort
        ? 'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.'
        : 'Telefon numarası eksik veya fazla. Örnek: 0532 111 22 33';
      context.addIssue({ code: 'custom', message });
    }),
    email: required('E-posta adresinizi yazın.', 254).superRefine(
      matching(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'Geçerli bir e-posta adresi girin.'),
    ),
    company: optional(200),
    taxNumber: optional(200),
    taxOffice: optional(100),
  }),
  shippingAddress: address('Teslimat ilini seçin.', 'Teslimat ilçesini yazın.', 'Teslimat adresini yazın.'),
  recipient: recipientSchema,
  paymentMethod: z.custom<PaymentMethod>(),
  notes: optional(2000),
  /** Hash of the text that was agreed to. */
  marketingConsent: z.string(),
  /** Slug of a document → hash of the very text that was accepted. */
  acceptedDocuments: z.record(z.string(), z.string().optional()),
});

const anyText = z.string();

/** What no right order lacks, said at once; finer rules are the server's. */
export const checkoutSchema = z.discriminatedUnion('billsToShipping', [
  form.extend({
    billsToShipping: z.literal(true),
    // What was typed for the invoice stays while the box hides it.
    billingAddress: z.object({
      province: anyText,
      district: anyText,
      streetAddress: anyText,
      postalCode: anyText,
    }),
  }),
  form.extend({
    billsToShipping: z.literal(false),
    billingAddress: address(
      'Fatura adresinin ilini seçin.',
      'Fatura adresinin ilçesini yazın.',
      'Fatura adresini yazın.',
    ),
  }),
]);

/** The form as it stands, by the paths the server knows its fields by. */
export type CheckoutValues = z.input<typeof form> & {
  readonly billsToShipping: boolean;
  readonly billingAddress: z.input<typeof form>['shippingAddress'];
};

const NO_ADDRESS = { province: '', district: '', streetAddress: '', postalCode: '' };

export function emptyCheckout(paymentMethod: PaymentMethod): CheckoutValues {
  return {
    buyer: { name: '', phone: '', email: '', company: '', taxNumber: '', taxOffice: '' },
    shippingAddress: NO_ADDRESS,
    billsToShipping: true,
    billingAddress: NO_ADDRESS,
    recipient: NO_RECIPIENT,
    paymentMethod,
    notes: '',
    marketingConsent: '',
    acceptedDocuments: {},
  };
}

/** Whether everything is there that the documents of the order are made from. */
export function isFilledIn(values: CheckoutValues): boolean {
  const { error } = checkoutSchema.safeParse(values);
  return !error?.issues.some(({ code }) => code === 'too_small');
}
