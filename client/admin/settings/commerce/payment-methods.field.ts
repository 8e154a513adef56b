import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '../../../shop/payment-methods';
import * as z from '../../../ui/form/zod';
import { line, type ShopField } from '../shop/shop-field';

interface PaymentMethodValue {
  method: PaymentMethod;
  enabled: boolean;
  description: string;
  instructions: string;
}

export const MAX_PAYMENT_TEXT = 500;

const sentence = (label: string) => line(label, { most: MAX_PAYMENT_TEXT }).schema;

const asStored = (methods: readonly PaymentMethodValue[]) =>
  methods.map(({ method, enabled, description, instructions }) => ({
    method,
    enabled,
    description: description.trim(),
    instructions: instructions.trim(),
  }));

/** The ways to pay, on or off, with what buyers read about each. */
export const PAYMENT_METHOD_SETTINGS: ShopField<PaymentMethodValue[]> = {
  label: 'Ödeme yöntemleri',
  schema: z
    .array(
      z.object({
        method: z.custom<PaymentMethod>(),
        enabled: z.boolean(),
        description: sentence('Ödeme sayfasındaki açıklama'),
        instructions: sentence('Sipariş sonrası açıklama'),
      }),
    )
    .superRefine((methods, context) => {
      if (methods.some(({ enabled }) => enabled)) return;
      context.addIssue({
        code: 'custom',
        path: [0, 'enabled'],
        message: 'En az bir ödeme yöntemi açık kalmalıdır.',
      });
    }),
  text: (methods) =>
    methods
      .map(({ method, enabled }) => `${PAYMENT_METHOD_NAMES[method]}: ${enabled ? 'Açık' : 'Kapalı'}`)
      .join(', '),
  key: asStored,
  // The history has the values of the document, which are written small.
  read: (stored) =>
    (stored as (Omit<PaymentMethodValue, 'method'> & { method: string })[]).map(({ method, ...texts }) => ({
      enabled: texts.enabled,
      description: texts.description,
      instructions: texts.instructions,
      method: method.toUpperCase() as PaymentMethod,
    })),
  write: asStored,
};
