import { cleanup, screen } from '@testing-library/react';
import { open } from '../../ui/form/test-form';
import { AskEngineer } from './ask-engineer';
import { readWizard } from './wizard-state';

afterEach(cleanup);

it('takes the answers and the first three results into a request for a quote', async () => {
  const state = readWizard(new URLSearchParams({ kategori: 'pompalar', adet: '2' }));
  const results = ['bir', 'iki', 'uc', 'dort'].map((slug) => ({ product: { slug } }));
  await open(<AskEngineer state={state} results={results} />);
  const [path, query] = (screen.getByRole('link').getAttribute('href') ?? '').split('?');
  const parameters = new URLSearchParams(query);
  expect(path).toBe('/teklif-al');
  expect(parameters.getAll('urun')).toEqual(['bir', 'iki', 'uc']);
  expect([parameters.get('kategori'), parameters.get('adet')]).toEqual(['pompalar', '2']);
});
