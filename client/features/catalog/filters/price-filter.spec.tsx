import { cleanup, render, screen } from '@testing-library/react';
import { PriceFilter } from './price-filter';

function show(lowestPrice: number | null, highestPrice: number | null) {
  render(
    <PriceFilter
      minName="fiyat-min"
      maxName="fiyat-max"
      bounds={{ min: null, max: null }}
      lowestPrice={lowestPrice}
      highestPrice={highestPrice}
      onChange={() => undefined}
    />,
  );
}

afterEach(cleanup);

it('has a slider from 0 to 100.000 in steps of 1.000, whatever the real prices are, and names those', () => {
  show(12_350, 48_750_000);
  for (const thumb of screen.getAllByRole<HTMLInputElement>('slider')) {
    expect([thumb.min, thumb.max, thumb.step]).toEqual(['0', '100000', '1000']);
  }
  expect(screen.getByText(/^Bu listede/).textContent).toBe('Bu listede ₺123,50 ile ₺487.500 arası');
});

it('is left out where no product has a price', () => {
  show(null, null);
  expect(screen.queryByRole('slider')).toBeNull();
});
