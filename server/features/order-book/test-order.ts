import type { OrderPlaced } from './order.events.js';

const ADDRESS = {
  streetAddress: 'Atatürk Caddesi No: 5',
  district: 'Kadıköy',
  province: 'İstanbul',
  postalCode: '34710',
};

/** An order as plain as can be. */
export const PLACED: OrderPlaced = {
  number: '1f3c5a70',
  customerId: null,
  channel: 'storefront',
  quoteId: null,
  currency: 'TRY',
  buyer: {
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '0532 111 22 33',
    company: 'Yılmaz Tesisat',
    taxNumber: '4540536920',
    taxOffice: 'Kadıköy',
  },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  notes: 'Kapıda arayın',
  paymentMethod: 'bank_transfer',
  lines: [
    {
      position: 1,
      productId: '7b0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
      productName: 'Sirkülasyon Pompası',
      brand: 'Baymak',
      model: 'SP-25',
      sku: 'SP-25-60',
      slug: 'sirkulasyon-pompasi',
      pictureIds: ['abc'],
      unit: 'adet',
      deliveryTime: '1 hafta',
      selectedVariations: [
        {
          attributeId: '2a0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
          attributeName: 'Bağlantı',
          variationId: '3a0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
          variationName: 'Flanşlı',
        },
      ],
      quantity: 3,
      taken: { quantity: 3, variationIds: ['3a0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11'] },
      backOrdered: 0,
      unitPriceKurus: 100_000,
      totalPriceKurus: 300_000,
      taxRateBasisPoints: 2_000,
    },
  ],
  subtotalKurus: 300_000,
  taxKurus: 60_000,
  taxRateBasisPoints: 2_000,
  shippingKurus: 15_000,
  totalKurus: 375_000,
  shippingFeeKurus: 15_000,
  freeShippingThresholdKurus: 500_000,
  acceptedDocuments: [{ slug: 'on-bilgilendirme', version: 1, hash: 'a'.repeat(64) }],
};
