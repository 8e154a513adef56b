import { chosenVariations, defaultSelection, isOutOfStock, toChosenVariations } from './selection';

const plates = {
  id: 'plaka',
  name: 'Plaka sayısı',
  variations: [
    { id: 'p20', name: '20', stock: 0 },
    { id: 'p40', name: '40', stock: 12 },
  ],
};
const gasket = { id: 'conta', name: 'Conta', variations: [{ id: 'nbr', name: 'NBR', stock: 0 }] };
const empty = { id: 'bos', name: 'Boş', variations: [] };

describe('choosing variations', () => {
  it('begins with the first of every group', () => {
    expect(defaultSelection([plates, gasket, empty])).toEqual({ plaka: 'p20', conta: 'nbr' });
  });

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

  it('knows what is out of stock, and that a group of zeros is not counted', () => {
    expect(isOutOfStock(plates, plates.variations[0]!)).toBe(true);
    expect(isOutOfStock(plates, plates.variations[1]!)).toBe(false);
    expect(isOutOfStock(gasket, gasket.variations[0]!)).toBe(false);
  });
});
