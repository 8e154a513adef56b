import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fragmentOf } from '../../../graphql/test-answers';
import { ProductFacts, ProductFactsFragment } from './product-facts';

const spec = (name: string, value: string) => ({ name, value, unit: null });

function factsOf(choices: string[]) {
  const product = fragmentOf(ProductFactsFragment, {
    name: 'Wafer Tip Kelebek Vana',
    model: 'KV-100 W',
    shortDescription: '',
    rating: 0,
    reviewCount: 0,
    brand: { key: 'vanora', name: 'Vanora' },
    attributes: choices.map((name) => ({ name })),
    leadingSpecs: [
      spec('Ölçü', 'DN 100'),
      spec('Basınç', 'PN 16'),
      spec('Klape', 'AISI 304'),
      spec('Gövde tipi', 'Wafer'),
      spec('Tahrik', 'Kollu'),
    ],
  });
  render(
    <MemoryRouter>
      <ProductFacts product={product} stockCode="KV-100-W" />
    </MemoryRouter>,
  );
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

afterEach(cleanup);

it('leads with four values', () => {
  expect(factsOf([])).toEqual(['Ölçü', 'Basınç', 'Klape', 'Gövde tipi']);
});

it('leaves a value that can be chosen to the choice', () => {
  expect(factsOf(['KLAPE ', 'Manşet'])).toEqual(['Ölçü', 'Basınç', 'Gövde tipi', 'Tahrik']);
});
