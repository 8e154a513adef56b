import { chosenVariations, isOutOfStock, stockCode, toChosenVariations } from './selection';

const plates = {
  id: 'plaka',
  name: 'Plaka sayısı',
  variations: [
    { id: 'p20', name: '20', stock: 0, sku: null },
    { id: 'p40', name: '40', stock: 12, sku: 'PLT-40' },
  ],
};
const gasket = { id: 'conta', name: 'Conta', variations: [{ id: 'nbr', name: 'NBR', stock: 0, sku: null }] };
const empty = { id: 'bos', name: 'Boş', variations: [] };

describe('choosing variations', () => {
  it('names what is chosen, in the order of the groups', () => {
    const chosen = chosenVariations([plates, gasket, empty], { conta: 'nbr', plaka: 'p40' });
    expect(chosen.map(({ group, variation }) => `${group.name}: ${variation.name}`)).toEqual([
      'Plaka sayısı: 40',
      'Conta: NBR',
    ]);
  });

  it('never leaves a combination undefined', () => {
    expect(toChosenVariations([plates], { plaka: 'gone', other: 'x' })).toEqual([
      { attributeId: 'plaka', variationId: 'p20' },
    ]);
  });

  it('have a stock code of their own where the variation has one', () => {
    const product = { sku: 'PLT', attributes: [plates, gasket] };
    expect(stockCode(product, { plaka: 'p40' })).toBe('PLT-40');
    expect(stockCode(product, { plaka: 'p20' })).toBe('PLT');
  });

  it('knows what is out of stock, and that a group of zeros is not counted', () => {
    expect(isOutOfStock(plates, plates.variations[0]!)).toBe(true);
    expect(isOutOfStock(plates, plates.variations[1]!)).toBe(false);
    expect(isOutOfStock(gasket, gasket.variations[0]!)).toBe(false);
  });
});
