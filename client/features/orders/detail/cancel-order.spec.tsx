import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createClient, fetchExchange } from '@urql/core';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { OrderDetail } from './order-detail';
import { orderIn, type Standing } from './test-order';

const OPEN: Standing = { status: 'PENDING', paymentStatus: 'PENDING', isCancellableByBuyer: true };
const REFUSED = {
  message: 'Sipariş onaylandığı için iptal edilemez.',
  path: ['cancelOwnOrder'],
  extensions: { code: 'ORDER_NOT_CANCELLABLE' },
};

let isRefused: boolean;
let sent: unknown[];

const client = createClient({
  url: 'http://magaza.test/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
  fetch: (_url, init) => {
    sent.push((JSON.parse(init?.body as string) as { variables: unknown }).variables);
    const cancelled = { __typename: 'Order', id: '1', status: 'CANCELLED' };
    return Promise.resolve(
      Response.json(isRefused ? { data: null, errors: [REFUSED] } : { data: { cancelOwnOrder: cancelled } }),
    );
  },
});

function page(standing: Standing) {
  return (
    <DesignProvider>
      <Provider value={client}>
        <MemoryRouter>
          <OrderDetail order={orderIn(standing)} orderKey={{ token: 'gizli' }} bankAccounts={null} />
        </MemoryRouter>
      </Provider>
    </DesignProvider>
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
const opener = () => screen.queryByRole('button', { name: 'Siparişi İptal Et' });

/** Opens the dialog, as by keyboard. */
async function ask() {
  act(() => opener()!.focus());
  fireEvent.click(opener()!);
  await settle();
  return within(screen.getByRole('dialog'));
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  isRefused = false;
  sent = [];
});

afterEach(cleanup);

it('says that the order was cancelled, and goes on at its heading when the button is gone', async () => {
  const { rerender } = render(page(OPEN));
  const dialog = await ask();
  fireEvent.input(dialog.getByLabelText(/^İptal nedeni/), { target: { value: ' Yanlış ölçü. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Siparişi İptal Et' }));
  await settle();
  expect(sent).toEqual([{ token: 'gizli', reason: 'Yanlış ölçü.' }]);
  rerender(page({ status: 'CANCELLED', paymentStatus: 'PENDING' }));
  await settle();
  expect(opener()).toBeNull();
  expect(screen.getByText('Siparişiniz iptal edildi.').closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('gives the focus back to its button when the order is kept', async () => {
  render(page(OPEN));
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await settle();
  expect(document.activeElement).toBe(opener());
  expect(sent).toEqual([]);
  expect(screen.queryByText('Siparişiniz iptal edildi.')).toBeNull();
});

it('says why the order cannot be cancelled, and keeps the reason that was typed', async () => {
  isRefused = true;
  render(page(OPEN));
  const dialog = await ask();
  fireEvent.input(dialog.getByLabelText(/^İptal nedeni/), { target: { value: 'Yanlış ölçü.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Siparişi İptal Et' }));
  await settle();
  expect(dialog.getByText(REFUSED.message)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^İptal nedeni/).value).toBe('Yanlış ölçü.');
});
