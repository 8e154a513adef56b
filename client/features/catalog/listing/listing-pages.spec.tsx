import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readListQuery } from './list-query';
import { ListingPages } from './listing-pages';

const show = (total: number, isTotalExact = true) =>
  render(
    <MemoryRouter>
      <ListingPages
        path="/urunler"
        query={readListQuery(new URLSearchParams())}
        total={total}
        isTotalExact={isTotalExact}
      />
    </MemoryRouter>,
  );

it('says where the pages of a long list end and what to do then', () => {
  show(20_000);
  expect(screen.getByText(/İlk 10\.008 ürün/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '417' })).toBeTruthy();
});

it('says nothing of the kind below a list that fits', () => {
  show(10_000);
  expect(screen.queryByText(/ürün/)).toBeNull();
});

it('ends where a broad search stopped counting, and names no rest that may not be there', () => {
  show(1_000, false);
  expect(screen.getByRole('link', { name: '42' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '43' })).toBeNull();
  expect(screen.getByText(/İlk 1\.008 ürün/).textContent).not.toContain('Kalan');
});
