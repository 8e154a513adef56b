import { moveHigh, moveLow, thumbPlaces } from './price-range';

const open = { min: null, max: null };

describe('the price slider', () => {
  it('stands open at both ends', () => {
    expect(thumbPlaces(open)).toEqual({ low: 0, high: 100_000 });
  });

  it('shows a bound beyond its end at its end', () => {
    expect(thumbPlaces({ min: 150_000, max: 400_000 })).toEqual({
      low: 100_000,
      high: 100_000,
    });
  });

  it('means no bound at either end', () => {
    expect(moveHigh({ min: 5000, max: 9000 }, 100_000)).toEqual({
      min: 5000,
      max: null,
    });
    expect(moveLow({ min: 5000, max: 9000 }, 0)).toEqual({
      min: null,
      max: 9000,
    });
  });

  it('never lets the thumbs cross', () => {
    expect(moveLow({ min: 5000, max: 9000 }, 60_000).min).toBe(8000);
    expect(moveHigh({ min: 5000, max: 9000 }, 0).max).toBe(6000);
  });
});
