import { cleanup, fireEvent, screen } from '@testing-library/react';
import { SiteContext } from '../../../shop/site';
import { server } from '../../../graphql/test-server';
import { open } from '../../../ui/form/test-form';
import { EndedLink } from './ended-link';
import { RequestOrderLinkMutation } from './new-link-form';

const MESSAGE = 'Bu takip bağlantısının süresi doldu.';

const show = () =>
  open(
    <SiteContext value={{ phone: '0212 555 01 60', whatsappNumber: null, closedDays: [], origin: '' }}>
      <EndedLink message={MESSAGE} />
    </SiteContext>,
  );

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Yeni bağlantı gönder' }));

afterEach(cleanup);

it('says why the link no longer works and offers to sign in and to call', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Takip bağlantısı sona erdi');
  expect(screen.getByText(MESSAGE)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Giriş yapın' }).getAttribute('href')).toContain('/giris');
  expect(screen.getByRole('link', { name: /Arayın/ }).getAttribute('href')).toBe('tel:+902125550160');
});

it('sends number and e-mail address for a new link, without revealing whether there is such an order', async () => {
  server.answers(RequestOrderLinkMutation, { requestOrderLink: true });
  await show();
  press();
  expect(await screen.findByText('Sipariş numaranızı yazın.')).toBeTruthy();
  expect(screen.getByText('E-posta adresinizi yazın.')).toBeTruthy();
  expect(server.requests).toEqual([]);
  fireEvent.input(screen.getByLabelText(/^Sipariş numarası/), { target: { value: ' #1f3c5a70 ' } });
  fireEvent.input(screen.getByLabelText(/^E-posta/), { target: { value: 'ayse@example.com' } });
  press();
  const answer = await screen.findByText(/kayıtlı bir sipariş varsa/);
  expect(answer.getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(answer);
  expect(screen.queryByText(MESSAGE)).toBeNull();
  expect(server.sent(RequestOrderLinkMutation)).toEqual([{ number: '#1f3c5a70', email: 'ayse@example.com' }]);
});
