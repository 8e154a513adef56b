import { cleanup, render } from '@testing-library/react';
import { Price } from './price';

afterEach(cleanup);

it.each([
  [4_875_000, false, '₺48.750 + KDV'],
  [4_875_050, false, '₺48.750,50 + KDV'],
  [0, true, 'Fiyat Sorunuz'],
])('shows a net price of %i kuruş, on request: %s, as «%s»', (net, isOnRequest, shown) => {
  const { container } = render(<Price net={net} isOnRequest={isOnRequest} size="card" />);
  expect(container.textContent).toBe(shown);
});

it('lets a browser translate the words of a price, and not the amount', () => {
  const { container } = render(<Price net={4_875_000} isOnRequest={false} size="card" />);
  expect(container.firstElementChild?.getAttribute('translate')).toBe('no');
  expect(container.querySelector('[translate=yes]')?.textContent).toBe('+ KDV');
  cleanup();
  const { container: onRequest } = render(<Price net={0} isOnRequest size="card" />);
  expect(onRequest.firstElementChild?.hasAttribute('translate')).toBe(false);
});

it('shows a price with tax without the words that are said of one without', () => {
  const { container } = render(<Price gross={5_850_000} isOnRequest={false} size="card" />);
  expect(container.textContent).toBe('₺58.500');
});
