import { TEXT_FIELDS } from './checkout-fields';
import { type CheckoutValues, orderDraft, orderNotes } from './order-draft';

const typed: Partial<CheckoutValues['texts']> = {
  'buyer.name': ' Gülşah Işıldak ',
  'buyer.email': 'gulsah@firma.example',
  'buyer.phone': '0532 555 08 17',
  'buyer.taxNumber': '454 053 69 20',
  'buyer.taxOffice': 'İkitelli',
  'shippingAddress.province': 'İstanbul',
  'shippingAddress.district': 'Bağcılar',
  'shippingAddress.streetAddress': 'Taşocağı Cad. No: 14',
  'billingAddress.province': 'Bursa',
  'billingAddress.district': 'Nilüfer',
  'billingAddress.streetAddress': 'Sanayi Cad. No: 2',
  'billingAddress.postalCode': '16110',
};

function filledIn(more: Partial<CheckoutValues['texts']> = {}): CheckoutValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, { ...typed, ...more }[field] ?? '']));
  return { texts: texts as CheckoutValues['texts'], billsToShipping: true, paymentMethod: 'BANK_TRANSFER' };
}

it('sends what was typed without the blanks around it', () => {
  const { buyer, shippingAddress } = orderDraft(filledIn());
  expect(buyer.name).toBe('Gülşah Işıldak');
  expect(shippingAddress).toEqual({
    province: 'İstanbul',
    district: 'Bağcılar',
    streetAddress: 'Taşocağı Cad. No: 14',
    postalCode: undefined,
  });
});

it('leaves the billing address out while it is the same, whatever was typed before', () => {
  expect(orderDraft(filledIn()).billingAddress).toBeUndefined();
  expect(orderDraft({ ...filledIn(), billsToShipping: false }).billingAddress).toMatchObject({
    province: 'Bursa',
    postalCode: '16110',
  });
});

it('sends tax office and number with a company only', () => {
  expect(orderDraft(filledIn()).buyer).not.toHaveProperty('taxNumber');
  expect(orderDraft(filledIn({ 'buyer.company': 'Işıldak Ltd.' })).buyer).toMatchObject({
    company: 'Işıldak Ltd.',
    taxOffice: 'İkitelli',
    taxNumber: '4540536920',
  });
});

it('sends no empty note', () => {
  expect(orderNotes(filledIn({ notes: ' \n' }))).toBeUndefined();
  expect(orderNotes(filledIn({ notes: ' Arka kapı ' }))).toBe('Arka kapı');
});
