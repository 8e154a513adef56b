import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider, useQuery } from 'urql';
import { DesignProvider } from '../../../../design/design-provider';
import { server } from '../../../../graphql/test-server';
import { paths } from '../../../../paths';
import { RemoveMutation, WebhookDeliveriesQuery, WebhooksQuery } from '../webhooks.query';
import { WebhookActions } from './webhook-actions';

const WEBHOOK = {
  id: '7',
  name: 'ERP',
  address: 'https://erp.example/olaylar',
  categories: ['order'],
  maker: { id: '1', name: 'Ayşe' },
  createdAt: '2026-11-20T10:00:00.000Z',
  position: 0,
  waiting: 0,
  isFailing: false,
};
const VARIABLES = { id: '7', skip: 0, take: 25 };

function Screen() {
  const [{ data }] = useQuery({ query: WebhookDeliveriesQuery, variables: VARIABLES });
  if (!data?.webhook) return null;
  return <WebhookActions webhook={data.webhook} onReplay={() => undefined} onChange={() => undefined} />;
}

afterEach(cleanup);

it('asks for the others once a webhook is deleted, not for the one that is gone', async () => {
  server.answers(WebhookDeliveriesQuery, () => ({
    webhook: WEBHOOK,
    webhookDeliveries: { total: 0, isTotalExact: true, items: [] },
  }));
  server.answers(WebhooksQuery, () => ({ webhooks: [] }));
  server.answers(RemoveMutation, () => ({ removeWebhook: '7' }));
  const routes = [
    { path: paths.adminWebhook('7'), element: <Screen /> },
    { path: paths.adminSettings('webhooklar'), element: <p>Liste</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [paths.adminWebhook('7')] });
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <RouterProvider router={router} />
      </Provider>
    </DesignProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Sil' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sil')!);
  await screen.findByText('Liste');
  expect(server.sent(WebhookDeliveriesQuery)).toHaveLength(1);
  expect(server.sent(WebhooksQuery)).toHaveLength(1);
});
