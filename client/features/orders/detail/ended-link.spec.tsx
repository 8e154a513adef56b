import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createClient, fetchExchange } from '@urql/core';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { SiteContext } from '../../../shop/site';
import { EndedLink } from './ended-link';

const MESSAGE = 'Bu takip bağlantısının süresi doldu.';
let sent: unknown[];

function show() {
  const client = createClient({
    url: 'http://magaza.test/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: (_url, init) => {
      sent.push((JSON.parse(init?.body as string) as { variables: unknown }).variables);
      return Promise.resolve(Response.json({ data: { requestOrderLink: true } }));
    },
  });
  render(
    <DesignProvider>
      <Provider value={client}>
        <SiteContext value={{ phone: '0212 555 01 60', whatsappNumber: null, origin: '' }}>
          <MemoryRouter>
            <EndedLink message={MESSAGE} />
          </MemoryRouter>
        </SiteContext>
      </Provider>
    </DesignProvider>,
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Yeni bağlantı gönder' }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  sent = [];
});

afterEach(cleanup);

it('says why the link no longer works and offers to sign in and to call', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Takip bağlantısı sona erdi');
  expect(screen.getByText(MESSAGE)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Giriş yapın' }).getAttribute('href')).toContain('/giris');
  expect(screen.getByRole('link', { name: /Arayın/ }).getAttribute('href')).toBe('tel:+902125550160');
});

it('sends number and e-mail address for a new link, without revealing whether there is such an order', async () => {
  show();
  press();
  expect(await screen.findByText('Sipariş numaranızı yazın.')).toBeTruthy();
  expect(screen.getByText('E-posta adresinizi yazın.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.input(screen.getByLabelText(/^Sipariş numarası/), { target: { value: ' #1f3c5a70 ' } });
  fireEvent.input(screen.getByLabelText(/^E-posta/), { target: { value: 'ayse@example.com' } });
  press();
  const answer = await screen.findByText(/kayıtlı bir sipariş varsa/);
  expect(answer.getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(answer);
  expect(screen.queryByText(MESSAGE)).toBeNull();
  expect(sent).toEqual([{ number: '#1f3c5a70', email: 'ayse@example.com' }]);
});
