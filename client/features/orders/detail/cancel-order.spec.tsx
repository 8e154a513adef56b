import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { CancelOwnOrderMutation } from './cancel-order';
import { OrderDetail } from './order-detail';
import { orderIn, type Standing } from './test-order';

const OPEN: Standing = { status: 'PENDING', paymentStatus: 'PENDING', isCancellableByBuyer: true };
const REFUSED = refusal('ORDER_NOT_CANCELLABLE', 'Sipariş onaylandığı için iptal edilemez.');

function page(standing: Standing) {
  return (
    <DesignProvider>
      <Provider value={server.client}>
        <MemoryRouter>
          <OrderDetail
            order={orderIn(standing)}
            orderKey={{ token: 'gizli' }}
            reload={() => undefined}
            bankAccounts={null}
          />
        </MemoryRouter>
      </Provider>
    </DesignProvider>
  );
}

const opener = () => screen.queryByRole('button', { name: 'Siparişi İptal Et' });

/** Opens the dialog, as by keyboard. */
async function ask() {
  act(() => opener()!.focus());
  fireEvent.click(opener()!);
  return within(await screen.findByRole('dialog'));
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

it('says that the order was cancelled, and goes on at its heading when the button is gone', async () => {
  server.answers(CancelOwnOrderMutation, { cancelOwnOrder: { id: '1', status: 'CANCELLED' } });
  const { rerender } = render(page(OPEN));
  const dialog = await ask();
  fireEvent.input(dialog.getByLabelText(/^İptal nedeni/), { target: { value: ' Yanlış ölçü. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Siparişi İptal Et' }));
  const notice = await screen.findByText('Siparişiniz iptal edildi.');
  expect(notice.closest('[role=status]')).not.toBeNull();
  expect(server.sent(CancelOwnOrderMutation)).toEqual([{ token: 'gizli', reason: 'Yanlış ölçü.' }]);
  rerender(page({ status: 'CANCELLED', paymentStatus: 'PENDING' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(opener()).toBeNull();
});

it('says what becomes of money that the shop has, and nothing of it where none was sent', async () => {
  render(page(OPEN));
  expect((await ask()).queryByText(/geri gönderilir/)).toBeNull();
  cleanup();
  render(page({ ...OPEN, received: 10_000, outstanding: 590_000 }));
  expect((await ask()).getByText(/hesabımıza ulaştıysa size geri gönderilir/)).toBeTruthy();
});

it('gives the focus back to its button when the order is kept', async () => {
  render(page(OPEN));
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(opener()).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  expect(server.requests).toEqual([]);
  expect(screen.queryByText('Siparişiniz iptal edildi.')).toBeNull();
});

it('says why the order cannot be cancelled, and keeps the reason that was typed', async () => {
  server.answers(CancelOwnOrderMutation, REFUSED);
  render(page(OPEN));
  const dialog = await ask();
  fireEvent.input(dialog.getByLabelText(/^İptal nedeni/), { target: { value: 'Yanlış ölçü.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Siparişi İptal Et' }));
  expect(await dialog.findByText(REFUSED.message)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^İptal nedeni/).value).toBe('Yanlış ölçü.');
});
