import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { ConsentTextQuery } from '../../features/consents/consent-text';
import { RequestQuoteMutation } from '../../features/quotes/asking/request-quote';
import { server } from '../../graphql/test-server';
import { paths } from '../../paths';
import { quoteState } from '../../shop/wanted-quote-lines';
import { press, settle, type } from '../../ui/form/test-form';
import { RequestPlace } from './request-place';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  server.answers(ConsentTextQuery, () => ({ checkoutOptions: { marketingConsent: null } }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PIPES = quoteState([{ text: '10 m boru', quantity: 1 }]);

/** Opens what the browser's history holds under a key, as a reload does, too. */
async function openEntry(key: string, state: object | null = PIPES): Promise<void> {
  cleanup();
  const element = (
    <Provider value={server.client}>
      <RequestPlace />
    </Provider>
  );
  const initialEntries = [{ pathname: paths.quote(), key, state }];
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />);
  await settle();
}

const written = () =>
  screen.queryAllByLabelText<HTMLTextAreaElement>(/ne istiyorsunuz\?$/).map(({ value }) => value);

it('takes what another screen hands over', async () => {
  await openEntry('first');
  expect(written()).toEqual(['10 m boru']);
});

it('adds a line nowhere again that was reworded before a reload', async () => {
  await openEntry('first');
  type('1. kalem: ne istiyorsunuz?', '10 m galvaniz boru');
  await openEntry('first');
  expect(written()).toEqual(['10 m galvaniz boru']);
});

it('leaves a line out that was removed before a reload', async () => {
  await openEntry('first');
  fireEvent.click(screen.getByRole('button', { name: /kalemini çıkar$/ }));
  await openEntry('first');
  expect(written()).toEqual([]);
});

it('adds what is handed over another time', async () => {
  await openEntry('first');
  type('1. kalem: ne istiyorsunuz?', '10 m galvaniz boru');
  await openEntry('second');
  expect(written()).toEqual(['10 m galvaniz boru', '10 m boru']);
});

it('shows a request that was sent, not its lines once more, after a reload', async () => {
  const sent = { number: 'TKL-00000001', linkToken: null, isAcknowledged: true, files: [] };
  server.answers(RequestQuoteMutation, () => ({
    requestQuote: {
      ...sent,
      createdAt: '2026-11-29T09:00:00Z',
      responseDueAt: '2026-12-01T20:59:59Z',
      buyer: null,
      lines: [],
    },
  }));
  await openEntry('first');
  type('Ad soyad', 'Gülşah Işıldak');
  type('Telefon', '0532 555 08 17');
  type('E-posta', 'gulsah@firma.example');
  await press('Teklif İste');
  screen.getByText('TKL-00000001');
  await openEntry('first');
  screen.getByText('TKL-00000001');
  await press('Yeni talep yazın');
  expect(written()).toEqual([]);
});
