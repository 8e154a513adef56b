import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../../shop/order-labels';
import * as z from '../../../ui/form/zod';
import { declareRecord, type RecordField, type Saved } from '../../record/record';
import { type OrderMailSwitches, OrderMailSwitchesQuery } from './order-mails.query';

const { PENDING, CONFIRMED, PROCESSING, SHIPPED, DELIVERED, CANCELLED } = ORDER_STATUSES;

/** Each mail with when it is sent, in the order of an order's life. */
export const ORDER_MAILS = [
  { name: 'confirmed', label: CONFIRMED.label, hint: 'Siparişi onayladığınızda.' },
  {
    name: 'paid',
    label: PAYMENT_STATUSES.PAID.label,
    hint: 'Ödemesini alındı olarak işaretlediğinizde; tutarı da yazar.',
  },
  { name: 'processing', label: PROCESSING.label, hint: 'Hazırlamaya başladığınızda.' },
  {
    name: 'shipped',
    label: SHIPPED.label,
    hint: 'Kargoya verdiğinizde, kargo firması ve takip numarasıyla; bunları düzelttiğinizde bir daha.',
  },
  { name: 'delivered', label: DELIVERED.label, hint: 'Teslim edildi olarak işaretlediğinizde.' },
  {
    name: 'cancelled',
    label: CANCELLED.label,
    hint: 'Siparişi siz iptal ettiğinizde. Müşterinin kendi iptali ve ödenmeyen havalenin iptali her durumda bildirilir.',
  },
  {
    name: 'pending',
    label: PENDING.label,
    hint: 'Siparişi yeniden beklemeye aldığınızda ya da iptalden geri döndürdüğünüzde.',
  },
] as const;

export const ORDER_MAILS_SCHEMA = z.object({
  pending: z.boolean(),
  confirmed: z.boolean(),
  processing: z.boolean(),
  shipped: z.boolean(),
  delivered: z.boolean(),
  cancelled: z.boolean(),
  paid: z.boolean(),
});

export type OrderMailValues = z.infer<typeof ORDER_MAILS_SCHEMA>;

/** The switches as their form holds them. */
export function orderMailValues({ version, ...switches }: OrderMailSwitches): Saved<OrderMailValues> {
  return { values: ORDER_MAILS_SCHEMA.parse(switches), version };
}

const SWITCH = {
  text: (isOn: boolean) => (isOn ? 'Açık' : 'Kapalı'),
  read: (stored: unknown) => stored === true,
};

export const ORDER_MAILS_RECORD = declareRecord({
  label: 'Sipariş e-postaları',
  schema: ORDER_MAILS_SCHEMA,
  fields: Object.fromEntries<RecordField<boolean>>(
    ORDER_MAILS.map(({ name, label }) => [name, { label, ...SWITCH }]),
  ) as Record<keyof OrderMailValues, RecordField<boolean>>,
  savedTitle: 'Ayarlar başarıyla kaydedildi!',
  query: OrderMailSwitchesQuery,
  read: ({ orderMailSwitches, orderMailSwitchesHistory }) => ({
    ...orderMailValues(orderMailSwitches),
    history: orderMailSwitchesHistory,
  }),
});
