import { cleanup, screen } from '@testing-library/react';
import { server } from '../../graphql/test-server';
import { open } from '../../ui/form/test-form';
import { Results } from './results';
import { readWizard } from './wizard-state';
import { CountWizardAnswersMutation } from './wizard.query';

afterEach(cleanup);

it('says that nothing was found, and leads to the category and to a quote with the answers', async () => {
  const state = readWizard(new URLSearchParams({ kategori: 'pompalar', adet: '2' }));
  const wizard = {
    ...{ answered: 7, total: 0, onRequest: 0, isCatalogEmpty: false },
    ...{ relaxed: [], questions: [], results: [] },
  };
  server.answers(CountWizardAnswersMutation, () => ({ countWizardAnswers: true }));
  await open(<Results state={state} wizard={wizard} />);
  expect(screen.getByText('Kriterlere uygun ürün bulunamadı')).toBeDefined();
  const asked = screen.getByRole('link', { name: 'Bu yanıtlarla teklif iste' }).getAttribute('href');
  expect(asked).toMatch(/^\/teklif-al\?.*kategori=pompalar/);
});
