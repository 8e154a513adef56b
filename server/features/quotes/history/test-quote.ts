import type { OfferedLine, QuoteOffered, QuoteRequested } from './quote.events.js';

const ASKED = 'asked-1';
/** Until when they can be accepted unless told. */
export const LAST_DAY = '2026-12-27';

/** As a visitor asks by the form for what the catalog does not have. */
export const REQUEST: Omit<QuoteRequested, 'number'> = {
  customerId: null,
  companyId: null,
  channel: 'storefront',
  origin: 'form',
  renewalOf: null,
  buyer: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: '0532 111 22 33', company: null },
  lines: [
    {
      id: ASKED,
      productId: null,
      product: null,
      selectedVariations: [],
      quantity: 3,
      unit: 'adet',
      unitCode: 'C62',
      listPriceKurus: null,
      targetPriceKurus: null,
      wantedOn: null,
      answers: [],
    },
  ],
  texts: { message: null, lines: {}, fileNames: {} },
  references: null,
  answers: [],
  files: [],
  responseDueAt: '2026-12-01T21:00:00.000Z',
  marketingConsent: null,
  isAcknowledged: true,
};

/** Of an offer of what was asked for. */
export const line = (id: string, change: Partial<OfferedLine> = {}): OfferedLine => ({
  id,
  askedLineId: ASKED,
  alternativeOf: null,
  productId: null,
  product: null,
  selectedVariations: [],
  description: 'Vana',
  quantity: 3,
  unit: 'adet',
  unitCode: 'C62',
  listPriceKurus: null,
  unitPriceKurus: 33_333,
  discountBasisPoints: 0,
  totalPriceKurus: 99_999,
  taxRateBasisPoints: 2_000,
  deliveryTime: null,
  currency: null,
  foreignPrice: null,
  rate: null,
  rateDate: null,
  ...change,
});

/** An offer with no more shipping and terms than it needs. */
export const offered = (lines: OfferedLine[], validUntil = LAST_DAY): Omit<QuoteOffered, 'offer'> => ({
  lines,
  validUntil,
  subtotalKurus: 99_999,
  taxKurus: 20_000,
  taxRateBasisPoints: 2_000,
  shippingKurus: 0,
  totalKurus: 119_999,
  shippingFeeKurus: 0,
  freeShippingThresholdKurus: null,
  currency: 'TRY',
  paymentTermDays: null,
  texts: { terms: null, note: null },
  isBuyerNotified: true,
});
