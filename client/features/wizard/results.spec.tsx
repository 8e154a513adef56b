import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { server } from '../../graphql/test-server';
import { SiteContext } from '../../shop/site';
import { open } from '../../ui/form/test-form';
import { Results } from './results';
import { type WizardResult } from './result-fragment';
import { readWizard } from './wizard-state';
import { CountWizardAnswersMutation, type WizardAnswer } from './wizard.query';

const STATE = readWizard(new URLSearchParams({ kategori: 'pompalar', adet: '2' }));

const resultOf = (slug: string): WizardResult => ({
  id: slug,
  score: 5,
  points: [],
  reasons: [],
  product: {
    id: slug,
    slug,
    name: `Pompa ${slug}`,
    brand: { name: 'Ardıç' },
    model: slug,
    unit: 'adet',
    rating: 0,
    reviewCount: 0,
    defaultPrice: 0,
    priceOnRequest: true,
    minOrderQuantity: 1,
    inStock: true,
    deliveryTime: null,
    warranty: null,
    technicalSpecs: [],
    pictures: [],
  },
});

const WIZARD: WizardAnswer = {
  answered: 7,
  total: 2,
  onRequest: 2,
  isCatalogEmpty: false,
  relaxed: [],
  questions: [],
  results: ['bir', 'iki'].map(resultOf),
};

/** As the address says it: what is compared changes with what is sent. */
function Found() {
  const [compared, setCompared] = useState<readonly string[]>([]);
  return (
    <SiteContext value={{ phone: '0212 555 01 60', whatsappNumber: null, closedDays: [], origin: '' }}>
      <button onClick={() => setCompared(['bir', 'iki'])}>Yan yana</button>
      <button onClick={() => setCompared([])}>Geri</button>
      <Results state={{ ...STATE, compared }} wizard={WIZARD} />
    </SiteContext>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(cleanup);

it('says that nothing was found, and leads to the category and to a quote with the answers', async () => {
  const wizard = {
    answered: 7,
    total: 0,
    onRequest: 0,
    isCatalogEmpty: false,
    relaxed: [],
    questions: [],
    results: [],
  };
  server.answers(CountWizardAnswersMutation, () => ({ countWizardAnswers: true }));
  await open(<Results state={STATE} wizard={wizard} />);
  expect(screen.getByText('Kriterlere uygun ürün bulunamadı')).toBeDefined();
  const asked = screen.getByRole('link', { name: 'Bu yanıtlarla teklif iste' }).getAttribute('href');
  expect(asked).toMatch(/^\/teklif-al\?.*kategori=pompalar/);
});

it('leaves the reasons for a product open while comparing, and checks the boxes that the address names', async () => {
  server.answers(CountWizardAnswersMutation, { countWizardAnswers: true });
  await open(<Found />);
  const [why] = document.querySelectorAll('details');
  if (why) why.open = true;
  fireEvent.click(box(/Pompa iki/));
  expect(screen.getByText('1 ürün seçili')).toBeTruthy();
  click('Yan yana');
  expect(document.querySelector('details')?.open).toBe(true);
  expect([box(/Pompa bir/).checked, box(/Pompa iki/).checked]).toEqual([true, true]);
  click('Geri');
  expect(screen.getByText(/En çok 3 ürün/)).toBeTruthy();
});
