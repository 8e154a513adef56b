import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { server } from '../../../graphql/test-server';
import { paths } from '../../../paths';
import { field, settle, type } from '../../../ui/form/test-form';
import { LiveChannel } from '../../live/live-channel';
import { LiveContext } from '../../live/live-context';
import { staffWith } from '../../session/test-staff';
import { FRAME_ROUTE } from '../../session/use-staff';
import { PanelQuoteQuery, QuoteNeighborsQuery } from './quote.query';
import { Component as QuoteScreen } from './quote-screen';

const EVENTS = [1, 2].map((version) => ({
  version,
  type: version === 1 ? 'QuoteRequested' : 'QuoteNoteAdded',
  at: `2026-11-27T0${String(version)}:00:00Z`,
  text: 'Olay.',
  actor: { name: 'Ece İşcan', role: 'EMPLOYEE' },
  channel: 'API',
}));

const quoteAt = (version: number) => ({
  id: 'q1',
  number: 'TKL-0001',
  version,
  status: 'NEW' as const,
  isExpired: false,
  isOverdue: false,
  isAcceptable: false,
  createdAt: '2026-11-27T01:00:00Z',
  responseDueAt: '2026-12-01T01:00:00Z',
  buyer: { name: 'Uğur Köprülü', email: 'ugur@example.com', phone: '05321112233' },
  history: EVENTS.slice(0, version),
  answers: [],
  files: [],
  lines: [],
  offers: [],
  messages: [],
  counterOffers: [],
  channel: 'PROGRAM',
  origin: 'FORM',
});

async function openQuote(): Promise<void> {
  Element.prototype.scrollIntoView = () => undefined;
  server.answers(PanelQuoteQuery, ({ version }) => ({
    adminQuote: quoteAt(version ?? EVENTS.length) as never,
  }));
  server.answers(QuoteNeighborsQuery, () => ({ adminQuoteNeighbors: { total: 1, isTotalExact: true } }));
  const routes = [
    {
      id: FRAME_ROUTE,
      loader: () => staffWith(),
      children: [{ path: '/admin/teklifler/:quoteId', element: <QuoteScreen /> }],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [paths.adminQuote('q1')] });
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <LiveContext value={new LiveChannel()}>
          <RouterProvider router={router} />
        </LiveContext>
      </Provider>
    </DesignProvider>,
  );
  await settle();
}

afterEach(cleanup);

it('keeps a reply and a note that are typed while the past of the quote is looked at', async () => {
  await openQuote();
  type('Müşteriye yanıt', 'Termin 10 gün.');
  type('Ekip için iç not', 'Bayiyi arayın.');
  fireEvent.change(field('Teklifin o anki hâli'), { target: { value: '1' } });
  await screen.findByText(/geçmişteki hâlini/, {}, { timeout: 20_000 });
  expect(field('Müşteriye yanıt').closest('[hidden]')).not.toBeNull();
  fireEvent.click(screen.getByText('Güncel hâline dönün'));
  await settle();
  expect(field('Müşteriye yanıt').value).toBe('Termin 10 gün.');
  expect(field('Ekip için iç not').value).toBe('Bayiyi arayın.');
}, 60_000);
