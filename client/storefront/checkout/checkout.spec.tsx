import { fireEvent, screen, within } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import {
  acceptAll,
  box,
  closeShop,
  field,
  fillIn,
  openCheckout,
  openShop,
  settle,
  type Shop,
  submit,
  type,
} from './test-checkout';

let shop: Shop;
const open = () => openCheckout(shop);

beforeEach(() => {
  shop = openShop();
});

afterEach(closeShop);

it('places the order of a guest with what was accepted and the sum that was shown', async () => {
  open();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  expect(shop.placed).toEqual(['gizli']);
  expect(shop.orders).toHaveLength(1);
  expect(shop.orders[0]).toMatchObject({
    buyer: { name: 'Gülşah Işıldak', email: 'gulsah@firma.example', phone: '0532 555 08 17' },
    shippingAddress: { province: 'İstanbul', district: 'Bağcılar', streetAddress: 'Taşocağı Cad. No: 14' },
    paymentMethod: 'BANK_TRANSFER',
    expectedTotal: 9_721_200,
  });
  expect(shop.orders[0]!.acceptedDocuments).toHaveLength(2);
  expect(sessionStorage.length).toBe(0);
});

it('asks again for a text that is another one by now', async () => {
  open();
  await fillIn();
  await acceptAll();
  type('İlçe', 'Küçükçekmece');
  await settle();
  expect(box(/Ön Bilgilendirme/).checked).toBe(false);
  expect(screen.getAllByText(/Yeniden onaylamanızı rica ederiz/)).toHaveLength(2);
});

it('names the accounts below all methods while the transfer is chosen, and with no other method', async () => {
  open();
  const accounts = screen.getByRole('heading', { name: 'Hesap bilgileri' });
  const isBefore = (other: Element) =>
    Boolean(accounts.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByRole('radio', { name: 'Banka Havalesi' }))).toBe(false);
  expect(isBefore(screen.getByRole('radio', { name: 'Kapıda Ödeme' }))).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Kapıda Ödeme' }));
  await settle();
  expect(screen.queryByRole('heading', { name: 'Hesap bilgileri' })).toBeNull();
});

it('makes one order of two quick presses', async () => {
  open();
  await fillIn();
  await acceptAll();
  submit();
  expect(screen.getByRole('button', { name: 'İşleniyor...' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.submit(screen.getByRole('form'));
  await settle();
  expect(shop.orders).toHaveLength(1);
});

it('asks again under the same key when the answer was lost', async () => {
  shop.answers = ['cut'];
  open();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('ikinci bir sipariş oluşmaz');
  submit();
  await settle();
  expect(shop.placed).toEqual(['gizli']);
  expect(shop.orders[1]).toEqual(shop.orders[0]);
});

it('finds the order whose answer was lost, also when the form was changed since', async () => {
  shop.answers = ['cut', refusal('IDEMPOTENCY_CONFLICT')];
  open();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  type('Notunuz', 'Arka kapı');
  submit();
  await settle();
  expect(shop.placed).toEqual(['gizli']);
  expect(shop.orders).toHaveLength(3);
  expect(shop.orders[2]).toEqual(shop.orders[0]);
});

it('shows the old and the new sum, and takes a second press for consent', async () => {
  shop.answers = [refusal('PRICE_CHANGED')];
  open();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Onayladığınız tutar ₺97.212,00');
  expect(shop.cartChanges).toBe(1);
  await settle();
  submit();
  await settle();
  expect(shop.placed).toEqual(['gizli']);
});

it('asks to accept anew when the documents changed meanwhile', async () => {
  const delivery = '2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün';
  const procured = [{ productId: 'p', productName: 'Pompa', delivery }];
  shop.answers = [refusal('DOCUMENTS_CHANGED', undefined, { procured })];
  open();
  await fillIn();
  await acceptAll();
  shop.textVersion = 2;
  submit();
  await settle();
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Sözleşme metinleri yenilendi');
  expect(alert).toContain(`Pompa: güncel teslim süresi ${delivery}`);
  expect(shop.cartChanges).toBe(1);
  await settle();
  expect(box(/Ön Bilgilendirme/).checked).toBe(false);
  await acceptAll();
  submit();
  await settle();
  expect(shop.placed).toEqual(['gizli']);
});

it('keeps what was typed over a reload, and what a hidden billing address held', async () => {
  const { unmount } = open();
  type('Ad soyad', 'Gülşah');
  fireEvent.click(box(/Fatura adresim/));
  await settle();
  const billing = within(screen.getByRole('group', { name: 'Fatura adresi' }));
  fireEvent.input(billing.getByLabelText('İlçe'), { target: { value: 'Nilüfer' } });
  fireEvent.click(box(/Fatura adresim/));
  await settle();
  unmount();
  open();
  expect(field('Ad soyad').value).toBe('Gülşah');
  fireEvent.click(box(/Fatura adresim/));
  await settle();
  const again = within(screen.getByRole('group', { name: 'Fatura adresi' }));
  expect(again.getByLabelText<HTMLInputElement>('İlçe').value).toBe('Nilüfer');
});

it('fills in what the profile knows where nothing was typed', () => {
  sessionStorage.setItem('siparis-bilgileri', JSON.stringify({ typed: { buyer: { phone: '' } } }));
  const { buyer, ...rest } = shop.profile;
  shop.profile = { ...rest, buyer: { ...buyer, name: 'Gülşah Işıldak', phone: '0532 555 08 17' } };
  open();
  expect(field('Ad soyad').value).toBe('Gülşah Işıldak');
  expect(field('Telefon').value).toBe('');
});

it('asks a company for its tax number, warns of a wrong one and lets it pass', async () => {
  open();
  expect(screen.queryByLabelText(/^Vergi numarası/)).toBeNull();
  await fillIn();
  type('Firma adı', 'Işıldak Ltd.');
  type('Vergi numarası', '4540536921');
  await settle();
  expect(screen.getByText(/geçerli bir vergi numarası değil/)).toBeTruthy();
  expect(field('Vergi numarası').hasAttribute('aria-invalid')).toBe(false);
  await acceptAll();
  submit();
  await settle();
  expect(shop.placed).toEqual(['gizli']);
  expect(shop.orders[0]).toMatchObject({ buyer: { company: 'Işıldak Ltd.', taxNumber: '4540536921' } });
});

it.each([true, false])(
  'sends the consent to commercial messages with the order only when it was given: %s',
  async (isGiven) => {
    shop.consent = { slug: 'onay', version: 2, hash: 'c'.repeat(64), title: 'Onay' };
    open();
    await fillIn();
    await acceptAll();
    if (isGiven) fireEvent.click(box(/kampanya/));
    await settle();
    submit();
    await settle();
    expect(shop.orders[0]?.marketingConsent).toEqual(
      isGiven ? { slug: 'onay', version: 2, hash: 'c'.repeat(64) } : undefined,
    );
  },
);

it('sends what was pasted as it is meant', async () => {
  open();
  await fillIn();
  type('Ad soyad', ' \u2068Gülşah   Işıldak\u2069');
  type('Posta kodu', ' \u200e34490');
  type('Telefon', '\u202d444\u00a00 555\u202c');
  await settle();
  await acceptAll();
  submit();
  await settle();
  expect(shop.orders[0]).toMatchObject({
    buyer: { name: 'Gülşah Işıldak', phone: '444 0 555' },
    shippingAddress: { postalCode: '34490' },
  });
});
