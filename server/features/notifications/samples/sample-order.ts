import type { KnownOrder } from '../order-mail.facts.js';

const ADDRESS = {
  streetAddress: 'Örnek Mah. Deneme Cad. No: 1',
  district: 'Kadıköy',
  province: 'İstanbul',
  postalCode: '34710',
};

const BUYER: KnownOrder['buyer'] = {
  name: 'Örnek Müşteri',
  email: 'ornek@musteri.example',
  phone: '0532 000 00 00',
  company: 'Örnek Tesisat A.Ş.',
  taxNumber: null,
  taxOffice: null,
};

const LINE: KnownOrder['lines'][number] = {
  productId: '00000000-0000-4000-8000-000000000001',
  product: {
    name: 'Sirkülasyon Pompası',
    brand: 'Örnek',
    model: 'SP-25',
    sku: 'SP-25-60',
    slug: 'ornek',
    pictureIds: [],
    unit: 'adet',
    deliveryTime: '1 hafta',
  },
  selectedVariations: [],
  description: null,
  unit: null,
  isMadeToMeasure: false,
  quantity: 3,
  unitPriceKurus: 100_000,
  totalPriceKurus: 300_000,
  taxRateBasisPoints: 2_000,
  position: 1,
  backOrdered: 0,
  delivery: [{ quantity: 3, isFromStock: true, time: '1 hafta' }],
};

/** Of no order that anybody placed: 8 digits as every number has, which none begins with. */
const NUMBER = '00000000';

const ORDER: Omit<KnownOrder, 'createdAt' | 'updatedAt'> = {
  number: NUMBER,
  id: '00000000-0000-4000-8000-000000000000',
  version: 1,
  linkVersion: 1,
  customerId: null,
  companyId: null,
  channel: 'storefront',
  quoteId: null,
  buyer: BUYER,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  recipient: null,
  notes: null,
  references: null,
  status: 'pending',
  paymentMethod: 'bank_transfer',
  paymentStatus: 'pending',
  paymentDueAt: null,
  shippedAt: null,
  shipment: null,
  lines: [LINE],
  subtotalKurus: 300_000,
  taxKurus: 60_000,
  taxRateBasisPoints: 2_000,
  shippingKurus: 15_000,
  totalKurus: 375_000,
  payments: [],
  paymentNotices: [],
  withdrawals: [],
  deliveredAt: null,
  receivedKurus: 0,
  acceptedDocuments: [],
  marketingConsent: null,
};

/** What a mail about an order is shown with before there is one: one line, to be paid by transfer, ordered at a time. */
export const sampleOrder = (orderedAt: Date): KnownOrder => ({
  ...ORDER,
  createdAt: orderedAt,
  updatedAt: orderedAt,
});
