import { leadingBrands } from './leading-brands';

const brands = [
  { name: 'Akvelon', count: 12 },
  { name: 'Çağlan', count: 9 },
  { name: 'Irmaksu', count: 9 },
  { name: 'Vanora', count: 21 },
];
const names = (some: typeof brands) => some.map(({ name }) => name);

describe('brands shown at once', () => {
  it('are those with the most products, still in the order of their names', () => {
    const { leading, rest } = leadingBrands(brands, 2);
    expect(names(leading)).toEqual(['Akvelon', 'Vanora']);
    expect(names(rest)).toEqual(['Çağlan', 'Irmaksu']);
  });

  it('are the first by name among equals', () => {
    expect(names(leadingBrands(brands, 3).rest)).toEqual(['Irmaksu']);
  });

  it('are all where there are few', () => {
    expect(leadingBrands(brands, 8)).toEqual({ leading: brands, rest: [] });
  });
});
