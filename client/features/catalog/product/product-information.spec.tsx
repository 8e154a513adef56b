import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fragmentOf } from '../../../graphql/test-answers';
import { ProductInformation, ProductInformationFragment } from './product-information';

const product = {
  description: 'Contalı plakalı eşanjör.',
  features: ['Yerinde sökülür'],
  applications: ['Kullanım suyu'],
  technicalSpecs: [{ name: 'Kapasite', value: '1,5', unit: 'kW', group: null }],
};

function show(change: Partial<typeof product> = {}) {
  const shown = fragmentOf(ProductInformationFragment, { ...product, ...change });
  return render(
    <MemoryRouter>
      <ProductInformation product={shown} />
    </MemoryRouter>,
  ).container;
}

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

afterEach(cleanup);

it('has a tab each for description, specs, features and applications, with the content of all on the page', () => {
  const page = show();
  expect(tabs()).toEqual(['Açıklama', 'Teknik Özellikler 1', 'Özellikler 1', 'Uygulama Alanları 1']);
  for (const content of ['Contalı plakalı eşanjör.', '1,5 kW', 'Yerinde sökülür', 'Kullanım suyu']) {
    expect(page.textContent).toContain(content);
  }
});

it('has no tab for what is empty, and none at all where everything is', () => {
  show({ description: ' ', features: [] });
  expect(tabs()).toEqual(['Teknik Özellikler 1', 'Uygulama Alanları 1']);
  cleanup();
  show({ description: '', features: [], applications: [], technicalSpecs: [] });
  expect(tabs()).toEqual([]);
});
