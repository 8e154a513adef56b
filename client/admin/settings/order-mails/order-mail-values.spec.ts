import { ORDER_MAILS_SCHEMA, orderMailText, type OrderMailValues } from './order-mail-values';

const OFF = Object.fromEntries(
  Object.keys(ORDER_MAILS_SCHEMA.shape).map((name) => [name, false]),
) as OrderMailValues;

it.each([
  [OFF, 'Hepsi kapalı'],
  [{ ...OFF, paid: true, confirmed: true }, 'Onaylandı, Ödendi açık'],
])('names the mails of %j that are on, without a full stop', (values, text) => {
  expect(orderMailText(values)).toBe(text);
});
