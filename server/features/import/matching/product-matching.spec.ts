import fc from 'fast-check';
import { type ProductRow, type ProductSnapshot, skuKey } from '../../catalog/index.js';
import { chooseSku, Claims, generateSkus, isSameProduct, candidateSkus } from './product-matching.js';

const place = { sheet: 'Urunler', rowNumber: 2 };

const row = (draft: Partial<ProductRow['draft']>, sku = ''): ProductRow => ({
  draft: { name: 'Plakalı Eşanjör', ...draft },
  blanks: {},
  sku,
  category: '',
  pictures: [],
});

const stored = (product: Partial<ProductSnapshot>) =>
  ({ id: 'p1', brand: '', model: '', ...product }) as ProductSnapshot;

describe('generateSkus', () => {
  it('makes the SKU from brand and model', () => {
    expect(generateSkus({ brand: 'Therm', model: 'PHE 100', name: 'x' }).plain).toBe('THERM-PHE-100');
    expect(generateSkus({ brand: 'İNOX', model: 'çelik ½', name: 'x' }).plain).toBe('INOX-CELIK');
  });

  it('makes the SKU from the name when brand or model is missing, and never returns an empty one', () => {
    expect(generateSkus({ brand: 'Therm', name: 'Vana DN50' }).plain).toBe('THERM-VANA-DN50');
    expect(generateSkus({ name: 'Vana DN50' }).plain).toBe('VANA-DN50');
    expect(generateSkus({ name: '★★★' }).plain).toMatch(/^URUN-[0-9A-F]{6}$/);
  });

  it('generates the same SKU for the same product, whatever the case and spacing of its name', () => {
    const text = fc.string({ maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, (brand, model, name) => {
        const once = generateSkus({ brand, model, name });
        expect(generateSkus({ brand, model, name })).toEqual(once);
        expect(once.plain.length).toBeGreaterThan(0);
        expect(once.suffixed.length).toBeLessThanOrEqual(70);
      }),
    );
    const suffixed = (name: string) => generateSkus({ brand: 'a', model: 'b', name }).suffixed;
    expect(suffixed('ISI Değiştirici')).toBe(suffixed(' ısı  değiştirici'));
    expect(suffixed('1,5 kW')).not.toBe(suffixed('2,2 kW'));
  });

  it('suffixes the SKU of a second product with the same brand and model, in any order once both exist', () => {
    const first = row({ brand: 'Therm', model: 'PHE', name: '1,5 kW' });
    const second = row({ brand: 'Therm', model: 'PHE', name: '2,2 kW' });
    const assign = (rows: ProductRow[], known: Map<string, ProductSnapshot>) => {
      const claims = new Claims();
      return rows.map((one) => {
        const sku = chooseSku(one, known, claims);
        claims.claimSku(sku, place);
        return sku;
      });
    };
    const [plain = '', suffixed = ''] = assign([first, second], new Map());
    expect([plain, suffixed]).toEqual(['THERM-PHE', candidateSkus(second)[1]]);
    const known = new Map([plain, suffixed].map((sku) => [skuKey(sku), stored({ sku })]));
    expect(assign([second, first], known)).toEqual([suffixed, plain]);
  });
});

describe('isSameProduct', () => {
  const therm = stored({ brand: 'Therm', model: 'PHE-100' });

  it('matches a product of the same slug with a row without a SKU unless brand or model differ', () => {
    const is = (draft: Partial<ProductRow['draft']>) => isSameProduct(row(draft), therm, new Claims());
    expect(is({})).toBe(true);
    expect(is({ brand: 'THERM', model: 'phe-100' })).toBe(true);
    expect(is({ brand: 'Grundfos' })).toBe(false);
    expect(is({ model: 'PHE-200' })).toBe(false);
  });

  it('matches a product with a row with a new SKU only if brand and model agree or the slug was given', () => {
    const is = (draft: Partial<ProductRow['draft']>) =>
      isSameProduct(row(draft, 'NEW-1'), therm, new Claims());
    expect(is({})).toBe(false);
    expect(is({ brand: 'therm', model: 'PHE-100' })).toBe(true);
    expect(is({ slug: 'plakali-esanjor' })).toBe(true);
  });

  it('does not match a product that another row of the file has claimed', () => {
    const claims = new Claims();
    claims.claimProduct('p1');
    expect(isSameProduct(row({}), therm, claims)).toBe(false);
  });
});
