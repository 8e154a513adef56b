import type { DocumentOrder } from './document-order.js';

/** An order of a company with two lines, in which every fact can be told from every other. */
export const TEST_ORDER: DocumentOrder = {
  buyer: {
    name: 'Ayşe Yılmaz',
    email: 'ayse_yilmaz@example.com',
    phone: '0532 111 22 33',
    company: 'Yılmaz Isı A.Ş.',
    taxNumber: '1234567890',
    taxOffice: 'Kadıköy',
  },
  shippingAddress: {
    streetAddress: 'Atatürk Cad. No: 5',
    district: 'Kadıköy',
    province: 'İstanbul',
    postalCode: '34710',
  },
  billingAddress: {
    streetAddress: 'Sanayi Sok. 12/3',
    district: 'Nilüfer',
    province: 'Bursa',
    postalCode: null,
  },
  paymentMethod: 'bank_transfer',
  lines: [
    {
      productName: 'Plakalı Isı Eşanjörü',
      brand: 'Termo',
      model: 'TP-20',
      selectedVariations: [
        { attributeName: 'Bağlantı', variationName: 'DN50' },
        { attributeName: 'Plaka sayısı', variationName: '30' },
      ],
      quantity: 1_250,
      unit: 'adet',
      unitPriceKurus: 1_250_000,
      totalPriceKurus: 1_562_500_000,
      deliveryTime: '3 hafta',
    },
    {
      productName: 'Küresel Vana',
      brand: '',
      model: '',
      selectedVariations: [],
      quantity: 2,
      unit: 'takım',
      unitPriceKurus: 9_999,
      totalPriceKurus: 19_998,
      deliveryTime: null,
    },
  ],
  totals: {
    subtotalKurus: 1_562_519_998,
    taxKurus: 312_504_000,
    taxRateBasisPoints: 2_000,
    shippingKurus: 15_000,
    totalKurus: 1_875_038_998,
  },
};
