import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readListQuery } from './list-query';
import { Pager } from './pager';

const show = (total: number) =>
  render(
    <MemoryRouter>
      <Pager path="/urunler" query={readListQuery(new URLSearchParams())} total={total} />
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
