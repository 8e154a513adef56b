import { fireEvent, screen, within } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import {
  acceptAll,
  box,
  closeShop,
  field,
  fillIn,
  GUEST,
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

it('leads from the notice to the box of a document that was not accepted', async () => {
  open();
  await fillIn();
  fireEvent.click(box(/Ön Bilgilendirme/));
  submit();
  await settle();
  const notice = screen.getByRole('alert');
  fireEvent.click(within(notice).getByRole('link', { name: /Mesafeli Satış Sözleşmesi/ }));
  expect(document.activeElement).toBe(box(/Mesafeli Satış/));
});

it('counts what is missing, says it at each field and asks nobody', async () => {
  open();
  submit();
  await settle();
  const notice = screen.getByRole('alert');
  expect(within(notice).getByRole('heading').textContent).toBe('7 bilgi eksik veya hatalı');
  expect(document.activeElement).toBe(notice);
  fireEvent.click(within(notice).getByRole('link', { name: 'Telefon numaranızı yazın.' }));
  expect(document.activeElement).toBe(field('Telefon'));
  expect(field('Telefon').getAttribute('aria-invalid')).toBe('true');
  expect(server.requests).toEqual([]);
  type('Telefon', '0532');
  expect(field('Telefon').hasAttribute('aria-invalid')).toBe(false);
  expect(within(screen.getByRole('alert')).getByRole('heading').textContent).toBe(
    '6 bilgi eksik veya hatalı',
  );
  expect(document.activeElement).toBe(field('Telefon'));
});

it('counts and links everything that is wrong, in the order of the form', async () => {
  shop.refusedFields = { 'buyer.name': 'Metin çok uzun.' };
  open();
  await fillIn();
  type('Telefon', '123');
  type('E-posta', 'ayse@ornek');
  type('Posta kodu', '12');
  submit();
  await settle();
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByRole('heading').textContent).toBe('5 bilgi eksik veya hatalı');
  expect(notice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Metin çok uzun.',
    'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.',
    'Geçerli bir e-posta adresi girin.',
    'Posta kodu 5 rakamdır.',
    'Bilgiler tamamlanınca sözleşme metinlerini okuyup onaylayın.',
  ]);
  submit();
  await settle();
  expect(notice.getAllByRole('link')).toHaveLength(5);
  expect(shop.orders).toEqual([]);
});

it('shows no error again at a corrected field until the form is sent again', async () => {
  open();
  submit();
  await settle();
  expect(screen.getByRole('alert')).toBeTruthy();
  await fillIn();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(box(/Fatura adresim/));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('orders nothing without both boxes, and ticks neither by itself', async () => {
  open();
  await fillIn();
  expect(box(/Ön Bilgilendirme/).checked).toBe(false);
  fireEvent.click(box(/Mesafeli Satış/));
  submit();
  await settle();
  expect(shop.orders).toEqual([]);
  expect(box(/Ön Bilgilendirme/).getAttribute('aria-invalid')).toBe('true');
  expect(box(/Mesafeli Satış/).getAttribute('aria-invalid')).toBe('false');
});

it('shows what the server says at its fields and keeps everything typed', async () => {
  const fields = [{ path: 'buyer.email', rules: [], message: 'E-posta adresi geçersiz.' }];
  shop.answers = [refusal('BAD_USER_INPUT', undefined, { fields })];
  open();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  expect(field('E-posta').getAttribute('aria-describedby')).toContain('error');
  expect(screen.getAllByText('E-posta adresi geçersiz.')).toHaveLength(2);
  for (const [label, value] of Object.entries(GUEST)) expect(field(label).value).toBe(value);
});

it('says the refusal of a cart above the limit in place of the early notice, with the ways to order it anyway', async () => {
  shop.limitText = 'Bizi arayın.';
  shop.answers = [refusal('ORDER_LIMIT_EXCEEDED')];
  open();
  expect(screen.getByRole('heading', { name: 'Sepetiniz sipariş sınırını aşıyor' })).toBeTruthy();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  const [notice, ...others] = screen.getAllByRole('heading', { name: 'Sepetiniz sipariş sınırını aşıyor' });
  expect(others).toEqual([]);
  expect(document.activeElement?.contains(notice!)).toBe(true);
  expect(document.activeElement?.textContent).toContain('Bizi arayın.');
});

it('neither says nor counts what is wrong with a billing address that is hidden again', async () => {
  open();
  await fillIn();
  fireEvent.click(box(/Fatura adresim/));
  await settle();
  submit();
  await settle();
  expect(screen.getByRole('link', { name: 'Fatura adresini yazın.' })).toBeTruthy();
  fireEvent.click(box(/Fatura adresim/));
  await settle();
  expect(screen.queryByRole('link', { name: 'Fatura adresini yazın.' })).toBeNull();
});

it('does not know what became of an order when sending it broke, and can send it again', async () => {
  globalThis.reportError = () => undefined;
  const { mutation } = server.client;
  server.client.mutation = () => {
    server.client.mutation = mutation;
    throw new Error('broken');
  };
  open();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('ikinci bir sipariş oluşmaz');
  submit();
  await settle();
  expect(shop.placed).toEqual(['gizli']);
});
