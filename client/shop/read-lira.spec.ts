import { kurusOf, liraText, readLira } from './read-lira';

describe('a typed price', () => {
  it.each([
    ['10000', 10_000],
    ['10.000', 10_000],
    ['₺2.500,75', 2500.75],
    ['1.250.000', 1_250_000],
    ['2.5', 2.5],
    ['1.250,50', 1250.5],
    ['1250.5', 1250.5],
    ['0,29', 0.29],
    ['7,', 7],
    ['3,999', 3.99],
    ['\u202a₺1.250,50\u202c', 1250.5],
    ['1.250,50\u00a0TL', 1250.5],
    ['', null],
    ['-5', null],
    ['çok', null],
  ])('reads «%s» as %o', (typed, lira) => {
    expect(readLira(typed)).toBe(lira);
  });
});

it.each([0, 0.29, 1.1, 1250.5, 1250.55, 8.2, 999_999_999.99])(
  'keeps %d lira to the kuruş on its way to an address and back',
  (lira) => {
    expect(kurusOf(lira) / 100).toBe(lira);
    expect(readLira(String(lira))).toBe(lira);
    expect(readLira(liraText(lira))).toBe(lira);
  },
);
