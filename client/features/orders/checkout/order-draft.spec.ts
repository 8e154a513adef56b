import { type CheckoutValues, emptyCheckout } from './checkout-form';
import { orderDraft, orderNotes } from './order-draft';

function filledIn(buyer: Partial<CheckoutValues['buyer']> = {}): CheckoutValues {
  const empty = emptyCheckout('BANK_TRANSFER');
  return {
    ...empty,
    buyer: {
      ...empty.buyer,
      name: ' Gülşah   Işıldak ',
      email: 'gulsah@firma.example',
      phone: '0532 555 08 17',
      taxNumber: '454 053 69 20',
      taxOffice: 'İkitelli',
      ...buyer,
    },
    shippingAddress: {
      province: 'İstanbul',
      district: 'Bağcılar',
      streetAddress: 'Taşocağı Cad. No: 14\nB Blok',
      postalCode: ' 34490',
    },
    billingAddress: {
      province: 'Bursa',
      district: 'Nilüfer',
      streetAddress: 'Sanayi Cad. No: 2',
      postalCode: '16 110',
    },
  };
}

it('sends what was typed without the blanks around it and doubled ones within', () => {
  const { buyer, shippingAddress } = orderDraft(filledIn());
  expect(buyer.name).toBe('Gülşah Işıldak');
  expect(shippingAddress).toEqual({
    province: 'İstanbul',
    district: 'Bağcılar',
    streetAddress: 'Taşocağı Cad. No: 14 B Blok',
    postalCode: '34490',
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
  expect(orderDraft(filledIn({ company: 'Işıldak Ltd.' })).buyer).toMatchObject({
    company: 'Işıldak Ltd.',
    taxOffice: 'İkitelli',
    taxNumber: '4540536920',
  });
});

it('sends who takes the delivery, and nobody where nothing was typed', () => {
  expect(orderDraft(filledIn()).recipient).toBeUndefined();
  const recipient = { siteName: ' Kadıköy şantiyesi ', contactName: '', phone: '' };
  expect(orderDraft({ ...filledIn(), recipient }).recipient).toEqual({
    siteName: 'Kadıköy şantiyesi',
    contactName: null,
    phone: null,
  });
});

it('sends no empty note', () => {
  expect(orderNotes({ ...filledIn(), notes: ' \n' })).toBeUndefined();
  expect(orderNotes({ ...filledIn(), notes: ' Arka kapı ' })).toBe('Arka kapı');
});
