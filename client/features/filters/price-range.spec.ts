import { moveHigh, moveLow, thumbPlaces } from './price-range';

const open = { minPriceLira: null, maxPriceLira: null };

describe('the price slider', () => {
  it('stands open at both ends', () => {
    expect(thumbPlaces(open)).toEqual({ low: 0, high: 100_000 });
  });

  it('shows a bound beyond its end at its end', () => {
    expect(thumbPlaces({ minPriceLira: 150_000, maxPriceLira: 400_000 })).toEqual({
      low: 100_000,
      high: 100_000,
    });
  });

  it('means no bound at either end', () => {
    expect(moveHigh({ minPriceLira: 5000, maxPriceLira: 9000 }, 100_000)).toEqual({
      minPriceLira: 5000,
      maxPriceLira: null,
    });
    expect(moveLow({ minPriceLira: 5000, maxPriceLira: 9000 }, 0)).toEqual({
      minPriceLira: null,
      maxPriceLira: 9000,
    });
  });

  it('never lets the thumbs cross', () => {
    expect(moveLow({ minPriceLira: 5000, maxPriceLira: 9000 }, 60_000).minPriceLira).toBe(8000);
    expect(moveHigh({ minPriceLira: 5000, maxPriceLira: 9000 }, 0).maxPriceLira).toBe(6000);
  });
});
