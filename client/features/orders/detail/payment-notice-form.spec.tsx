import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { OrderDetail } from './order-detail';
import { GivePaymentNoticeMutation } from './payment-notice-form';
import { orderIn, type Standing } from './test-order';

const AWAITED: Standing = { status: 'PENDING', paymentStatus: 'PENDING', takesPaymentNotice: true };
const SETTLED: Standing = { status: 'PENDING', paymentStatus: 'PAID', takesPaymentNotice: false };
const TITLE = 'Havaleyi yaptınız mı?';
const REFUSED = refusal('PAYMENT_NOTICE_NOT_AWAITED', 'Bu sipariş için havale beklenmiyor.');

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

const opener = () => screen.queryByRole('button', { name: 'Havale bildirimi gönder', hidden: true });

async function typeBank() {
  fireEvent.click(opener()!);
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }, { timeout: 10_000 }));
  const bank = dialog.getByLabelText<HTMLInputElement>('Gönderen banka');
  act(() => bank.focus());
  fireEvent.input(bank, { target: { value: 'Anka Bankası' } });
  return { dialog, bank };
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

it('keeps what is typed when staff settle the payment meanwhile, and says what the server says of it', async () => {
  server.answers(GivePaymentNoticeMutation, REFUSED);
  const { rerender } = render(page(AWAITED));
  const { dialog, bank } = await typeBank();
  rerender(page(SETTLED));
  expect(screen.getByRole('dialog', { name: TITLE }).contains(bank)).toBe(true);
  expect(bank.value).toBe('Anka Bankası');
  fireEvent.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await dialog.findByText(REFUSED.message)).toBeTruthy();
  expect(bank.value).toBe('Anka Bankası');
});

it('takes no further notice of what is settled once the dialog is closed', async () => {
  const { rerender } = render(page(AWAITED));
  const { dialog } = await typeBank();
  rerender(page(SETTLED));
  fireEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
  await waitFor(() => expect(opener()).toBeNull());
});
