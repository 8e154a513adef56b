import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fragmentOf } from '../../../graphql/test-answers';
import { ProductInformation, ProductInformationFragment } from './product-information';

const product = {
  description: 'Contalı plakalı eşanjör.',
  features: ['Yerinde sökülür'],
  applications: ['Kullanım suyu'],
  technicalSpecs: [{ name: 'Kapasite', value: '1,5', unit: 'kW', group: null }],
  documents: [
    {
      fileId: 'f',
      kind: 'DATA_SHEET' as const,
      language: 'en',
      title: 'Data sheet',
      bytes: 3_984_588,
      url: '/belge/f/data-sheet.pdf',
    },
  ],
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

it('has a tab each for description, specs, features, applications and documents, with the content of all on the page', () => {
  const page = show();
  expect(tabs()).toEqual([
    'Açıklama',
    'Teknik Özellikler 1',
    'Özellikler 1',
    'Uygulama Alanları 1',
    'Belgeler 1',
  ]);
  for (const content of ['Contalı plakalı eşanjör.', '1,5 kW', 'Yerinde sökülür', 'Kullanım suyu']) {
    expect(page.textContent).toContain(content);
  }
});

it('has no tab for what is empty, and none at all where everything is', () => {
  show({ description: ' ', features: [], documents: [] });
  expect(tabs()).toEqual(['Teknik Özellikler 1', 'Uygulama Alanları 1']);
  cleanup();
  show({ description: '', features: [], applications: [], technicalSpecs: [], documents: [] });
  expect(tabs()).toEqual([]);
});

it('lets documents be downloaded, with what each is', () => {
  const page = show();
  const link = page.querySelector('a[download]');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/belge/f/data-sheet.pdf', 'Data sheet']);
  expect(page.textContent).toContain('Teknik föy, İngilizce, PDF, 3,8');
});
