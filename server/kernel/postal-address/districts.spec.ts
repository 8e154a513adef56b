import { DISTRICTS_OF_PROVINCES } from './districts.js';

it('knows the 81 provinces and their 973 districts, none twice in a province', () => {
  const provinces = Object.entries(DISTRICTS_OF_PROVINCES);
  expect(provinces).toHaveLength(81);
  expect(provinces.flatMap(([, districts]) => districts)).toHaveLength(973);
  for (const [, districts] of provinces) expect(new Set(districts).size).toBe(districts.length);
});

it('lists them in the order of the Turkish alphabet', () => {
  const { compare } = new Intl.Collator('tr');
  for (const names of [Object.keys(DISTRICTS_OF_PROVINCES), ...Object.values(DISTRICTS_OF_PROVINCES)]) {
    expect(names).toEqual([...names].sort(compare));
  }
});
