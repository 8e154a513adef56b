import { cleanup, screen } from '@testing-library/react';
import { paths } from '../../../paths';
import { open } from '../../../ui/form/test-form';
import { NewerOffer } from './newer-offer';

afterEach(cleanup);

const QUOTE = { message: 'Güncel bağlantıyı gönderebiliriz.', number: 'TKL-00000001' };

it('calls the first offer an offer, and each later one a version', async () => {
  await open(<NewerOffer {...QUOTE} offer={1} isSignedIn={false} />);
  screen.getByRole('heading', { name: 'Teklifiniz hazır' });
  cleanup();
  await open(<NewerOffer {...QUOTE} offer={2} isSignedIn={false} />);
  screen.getByRole('heading', { name: 'Teklifin yeni sürümü var' });
});

it('asks nobody to sign in who is signed in, and leads to their quotes', async () => {
  await open(<NewerOffer {...QUOTE} offer={1} isSignedIn />);
  expect(screen.getByRole('link').textContent).toBe('Tekliflerim');
  expect(screen.getByRole('link').getAttribute('href')).toBe(paths.quotes());
});

it('leads a guest to their quotes by the sign-in', async () => {
  await open(<NewerOffer {...QUOTE} offer={1} isSignedIn={false} />);
  expect(screen.getByRole('link', { name: 'Giriş yapın' }).getAttribute('href')).toBe(
    paths.login(paths.quotes()),
  );
});
