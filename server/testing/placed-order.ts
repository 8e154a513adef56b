import type { OrderEvent } from '../features/orders/index.js';
import { ADDRESS, ORDER_DRAFT } from './purchase.js';

type OrderPlaced = Extract<OrderEvent, { type: 'OrderPlaced' }>['data'];

/** A line of three pumps with flanges, all taken from stock. */
export const PLACED_LINE = {
  productId: '7b0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
  product: {
    name: 'Sirkülasyon Pompası',
    brand: 'Baymak',
    model: 'SP-25',
    sku: 'SP-25-60',
    slug: 'sirkulasyon-pompasi',
    pictureIds: ['abc'],
    unit: 'adet',
    deliveryTime: '1 hafta',
  },
  selectedVariations: [
    {
      attributeId: '2a0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
      attributeName: 'Bağlantı',
      variationId: '3a0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
      variationName: 'Flanşlı',
    },
  ],
  isMadeToMeasure: false,
  description: null,
  unit: null,
  currency: null,
  foreignPrice: null,
  rate: null,
  rateDate: null,
  quantity: 3,
  unitPriceKurus: 100_000,
  totalPriceKurus: 300_000,
  taxRateBasisPoints: 2_000,
  position: 1,
  backOrdered: 0,
  countedVariationIds: ['3a0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11'],
  delivery: [{ quantity: 3, isFromStock: true, time: '1 hafta' }],
} satisfies OrderPlaced['lines'][number];

/** An order of a guest for one line: what its OrderPlaced event says. */
export const PLACED = {
  number: '1f3c5a70',
  customerId: null,
  companyId: null,
  channel: 'storefront',
  quoteId: null,
  currency: 'TRY',
  buyer: {
    ...ORDER_DRAFT.buyer,
    company: 'Yılmaz Tesisat A.Ş.',
    taxNumber: '4540536920',
    taxOffice: 'Kadıköy',
  },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  recipient: null,
  notes: 'Kapıda arayın',
  references: null,
  paymentMethod: 'bank_transfer',
  paymentDueDays: 7,
  lines: [PLACED_LINE],
  subtotalKurus: 300_000,
  taxKurus: 60_000,
  taxRateBasisPoints: 2_000,
  shippingKurus: 15_000,
  totalKurus: 375_000,
  shippingFeeKurus: 15_000,
  freeShippingThresholdKurus: 500_000,
  acceptedDocuments: [{ slug: 'on-bilgilendirme', version: 1, hash: 'a'.repeat(64) }],
  marketingConsent: null,
} satisfies OrderPlaced;

const { product } = PLACED_LINE;

/** An order of a company for two products, in which every value differs from every other. */
export const PLACED_BY_COMPANY = {
  ...PLACED,
  buyer: {
    ...PLACED.buyer,
    email: 'ayse_yilmaz@example.com',
    company: 'Yılmaz Isı A.Ş.',
    taxNumber: '1234567890',
  },
  shippingAddress: { ...ADDRESS, streetAddress: 'Atatürk Cad. No: 5' },
  billingAddress: {
    streetAddress: 'Sanayi Sok. 12/3',
    district: 'Nilüfer',
    province: 'Bursa',
    postalCode: null,
  },
  lines: [
    {
      ...PLACED_LINE,
      product: {
        ...product,
        name: 'Plakalı Isı Eşanjörü',
        brand: 'Termo',
        model: 'TP-20',
        deliveryTime: '3 hafta',
      },
      selectedVariations: [
        { attributeId: 'size', attributeName: 'Bağlantı', variationId: '50', variationName: 'DN50' },
        { attributeId: 'plates', attributeName: 'Plaka sayısı', variationId: '30', variationName: '30' },
      ],
      quantity: 1_250,
      backOrdered: 250,
      delivery: [
        { quantity: 1_000, isFromStock: true, time: '3 hafta' },
        { quantity: 250, isFromStock: false, time: 'en geç 30 gün' },
      ],
      unitPriceKurus: 1_250_000,
      totalPriceKurus: 1_562_500_000,
    },
    {
      ...PLACED_LINE,
      position: 2,
      product: { ...product, name: 'Küresel Vana', brand: '', model: '', unit: 'takım', deliveryTime: null },
      selectedVariations: [],
      quantity: 2,
      delivery: [{ quantity: 2, isFromStock: true, time: 'en geç 30 gün' }],
      unitPriceKurus: 9_999,
      totalPriceKurus: 19_998,
    },
  ],
  subtotalKurus: 1_562_519_998,
  taxKurus: 312_504_000,
  shippingKurus: 15_000,
  totalKurus: 1_875_038_998,
} satisfies OrderPlaced;
