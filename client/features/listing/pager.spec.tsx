import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readListQuery } from './list-query';
import { Pager } from './pager';

const show = (total: number, isTotalExact = true) =>
  render(
    <MemoryRouter>
      <Pager
        path="/urunler"
        query={readListQuery(new URLSearchParams())}
        total={total}
        isTotalExact={isTotalExact}
      />
    </MemoryRouter>,
  );

it('says that a list is longer than its pages and how to see the rest', () => {
  show(20_000);
  expect(screen.getByText(/İlk 10\.008 ürün/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '417' })).toBeTruthy();
});

it('says nothing of the kind below a list that fits', () => {
  show(10_000);
  expect(screen.queryByText(/ürün/)).toBeNull();
});

it('ends where a broad search stopped counting, and says how to see the rest', () => {
  show(1_000, false);
  expect(screen.getByRole('link', { name: '42' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '43' })).toBeNull();
  expect(screen.getByText(/İlk 1\.008 ürün/)).toBeTruthy();
});
