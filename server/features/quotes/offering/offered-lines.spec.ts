import type { Offer } from '../../catalog/index.js';
import type { QuoteState } from '../history/quote.state.js';
import { offeredLine } from './offered-lines.js';

const PRODUCT = { name: 'Kelebek Vana', unit: 'adet' };
const CHOSEN = { attributeId: 'diameter', attributeName: 'Çap', variationId: 'dn65', variationName: 'DN 65' };
const QUOTE = {
  lines: [{ id: 'asked', productId: 'valve', product: PRODUCT, selectedVariations: [CHOSEN], unit: 'adet' }],
  offers: [],
} as unknown as QuoteState;

/** The diameter that was asked for is no longer sold. */
const OFFER = {
  product: PRODUCT,
  groups: [{ id: 'diameter', name: 'Çap', variations: [{ id: 'dn50', name: 'DN 50', priceKurus: 0 }] }],
} as unknown as Offer;

const offered = (variationIds: string[]) =>
  offeredLine(
    {
      id: 'line',
      askedLineId: 'asked',
      productId: 'valve',
      variationIds,
      quantity: 2,
      unit: 'adet',
      unitPrice: 100,
      discount: 0,
    },
    { quote: QUOTE, offers: new Map([['valve', OFFER]]), taxRateBasisPoints: 2_000 },
  );

it('offers a choice that was removed from its product, as the quote knows it', () => {
  expect(offered(['dn65'])).toMatchObject({ productId: 'valve', selectedVariations: [CHOSEN] });
});

it('offers a choice that is sold by its name of today', () => {
  expect(offered(['dn50']).selectedVariations).toMatchObject([{ variationName: 'DN 50' }]);
});

it('refuses a choice that neither product nor quote knows', () => {
  expect(() => offered(['dn80'])).toThrow(expect.objectContaining({ code: 'QUOTE_VARIATION_UNKNOWN' }));
});
