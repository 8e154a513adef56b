import { fireEvent, screen, within } from '@testing-library/react';
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
  expect(shop.requests).toEqual([]);
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
  expect(notice.getByRole('heading').textContent).toBe('4 bilgi eksik veya hatalı');
  expect(notice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.',
    'Geçerli bir e-posta adresi girin.',
    'Posta kodu 5 rakamdır.',
    'Bilgiler tamamlanınca sözleşme metinlerini okuyup onaylayın.',
  ]);
  submit();
  await settle();
  expect(screen.getByRole('link', { name: 'Metin çok uzun.' })).toBeTruthy();
  expect(shop.orders).toEqual([]);
});

it('keeps quiet of what was mended until the form is sent again', async () => {
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
  expect(box(/Mesafeli Satış/).hasAttribute('aria-invalid')).toBe(false);
});

it('shows what the server says at its fields and keeps everything typed', async () => {
  shop.answers = [
    {
      code: 'BAD_USER_INPUT',
      details: { fields: [{ path: 'buyer.email', rules: [], message: 'E-posta adresi geçersiz.' }] },
    },
  ];
  open();
  await fillIn();
  await acceptAll();
  submit();
  await settle();
  expect(field('E-posta').getAttribute('aria-describedby')).toContain('fault');
  expect(screen.getAllByText('E-posta adresi geçersiz.')).toHaveLength(2);
  for (const [label, value] of Object.entries(GUEST)) expect(field(label).value).toBe(value);
});
