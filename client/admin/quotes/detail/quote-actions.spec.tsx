import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { server } from '../../../graphql/test-server';
import { type CurrentStaff } from '../../session/current-staff';
import { staffWith } from '../../session/test-staff';
import { FRAME_ROUTE } from '../../session/use-staff';
import { QuoteActions } from './quote-actions';
import { type PanelQuote } from './quote.query';

afterEach(cleanup);

const ACCEPTED = { id: 'q1', status: 'ACCEPTED', acceptedOrder: { id: 'o1', number: '3f2a' } };

async function show(permissions: CurrentStaff['permissions']): Promise<void> {
  const element = (
    <QuoteActions
      quote={ACCEPTED as PanelQuote}
      parameters={new URLSearchParams()}
      onSent={() => undefined}
    />
  );
  const routes = [{ id: FRAME_ROUTE, path: '/', loader: () => staffWith({ permissions }), element }];
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </Provider>
    </DesignProvider>,
  );
  await screen.findByText('Sipariş #3f2a');
}

it('leads to the order that an accepted quote became', async () => {
  await show(['QUOTES', 'ORDERS']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/siparisler/o1');
});

it('only names the order to those who may not see orders', async () => {
  await show(['QUOTES']);
  expect(screen.queryByRole('link')).toBeNull();
});
