import fc from 'fast-check';
import type { ProductRow } from '../catalog-sheet/index.js';
import { type ProductSnapshot, skuKey } from '../catalog-writing/index.js';
import { chooseSku, Claims, generateSkus, isSameProduct, skusAskedFor } from './product-matching.js';

const place = { sheet: 'Urunler', rowNumber: 2 };

const row = (draft: Partial<ProductRow['draft']>, sku = ''): ProductRow => ({
  draft: { name: 'Plakalı Eşanjör', ...draft },
  sku,
  category: '',
  pictures: [],
});

const kept = (product: Partial<ProductSnapshot>) =>
  ({ id: 'p1', brand: '', model: '', ...product }) as ProductSnapshot;

describe('a generated SKU', () => {
  it('comes from brand and model', () => {
    expect(generateSkus({ brand: 'Therm', model: 'PHE 100', name: 'x' }).plain).toBe('THERM-PHE-100');
    expect(generateSkus({ brand: 'İNOX', model: 'çelik ½', name: 'x' }).plain).toBe('INOX-CELIK');
  });

  it('takes the name where one of them is missing, and is never empty', () => {
    expect(generateSkus({ brand: 'Therm', name: 'Vana DN50' }).plain).toBe('THERM-VANA-DN50');
    expect(generateSkus({ name: 'Vana DN50' }).plain).toBe('VANA-DN50');
    expect(generateSkus({ name: '★★★' }).plain).toMatch(/^URUN-[0-9A-F]{6}$/);
  });

  it('is the same for the same product, whatever the capitals and blanks of its name', () => {
    const text = fc.string({ maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, (brand, model, name) => {
        const once = generateSkus({ brand, model, name });
        expect(generateSkus({ brand, model, name })).toEqual(once);
        expect(once.plain.length).toBeGreaterThan(0);
        expect(once.marked.length).toBeLessThanOrEqual(70);
      }),
    );
    const marked = (name: string) => generateSkus({ brand: 'a', model: 'b', name }).marked;
    expect(marked('ISI Değiştirici')).toBe(marked(' ısı  değiştirici'));
    expect(marked('1,5 kW')).not.toBe(marked('2,2 kW'));
  });

  it('gets a mark for the second product of a brand and model, whatever the order once the shop knows them', () => {
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
    const [plain = '', marked = ''] = assign([first, second], new Map());
    expect([plain, marked]).toEqual(['THERM-PHE', skusAskedFor(second)[1]]);
    const known = new Map([plain, marked].map((sku) => [skuKey(sku), kept({ sku })]));
    expect(assign([second, first], known)).toEqual([marked, plain]);
  });
});

describe('the product of a slug', () => {
  const therm = kept({ brand: 'Therm', model: 'PHE-100' });

  it('is that of a row without a SKU, unless brand or model differ', () => {
    const is = (draft: Partial<ProductRow['draft']>) => isSameProduct(row(draft), therm, new Claims());
    expect(is({})).toBe(true);
    expect(is({ brand: 'THERM', model: 'phe-100' })).toBe(true);
    expect(is({ brand: 'Grundfos' })).toBe(false);
    expect(is({ model: 'PHE-200' })).toBe(false);
  });

  it('is that of a row with a new SKU only when brand and model agree, or the slug was given', () => {
    const is = (draft: Partial<ProductRow['draft']>) =>
      isSameProduct(row(draft, 'NEW-1'), therm, new Claims());
    expect(is({})).toBe(false);
    expect(is({ brand: 'therm', model: 'PHE-100' })).toBe(true);
    expect(is({ slug: 'plakali-esanjor' })).toBe(true);
  });

  it('is nobody’s once another row of the file has it', () => {
    const claims = new Claims();
    claims.claimProduct('p1');
    expect(isSameProduct(row({}), therm, new Claims(claims))).toBe(false);
  });
});

it('forgets claims that were not absorbed', () => {
  const file = new Claims();
  const lost = new Claims(file);
  lost.claimSku('A', place);
  expect(file.placeOf('a')).toBeUndefined();
  const kept = new Claims(file);
  kept.claimSku('A', place);
  file.absorb(kept);
  expect(file.placeOf('a')).toEqual(place);
});
