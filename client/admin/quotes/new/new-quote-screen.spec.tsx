import { cleanup, fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { field, isWrong, open, settle, type } from '../../../ui/form/test-form';
import { StartQuoteMutation } from './new-quote-values';
import { Component as NewQuoteScreen } from './new-quote-screen';

async function send(): Promise<void> {
  fireEvent.click(screen.getByText('Kaydet ve teklif hazırla'));
  await settle();
}

const keys = () => server.sent(StartQuoteMutation).map(({ input }) => input.idempotencyKey);

afterEach(cleanup);

it('sends the same request again under its key, and a changed one under another', async () => {
  server.answers(StartQuoteMutation, 'cut', 'cut', refusal('INTERNAL'));
  await open(<NewQuoteScreen />);
  type('Ad soyad', 'Uğur Köprülü');
  type('E-posta', 'ugur@example.com');
  type('Telefon', '05321112233');
  fireEvent.click(screen.getByText('Katalogda olmayan kalem ekle'));
  await settle();
  type('Ne isteniyor', 'Özel flanş');
  await send();
  await send();
  type('Miktar', '12');
  await send();
  const [first, again, changed] = keys();
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
  expect(field('Ne isteniyor').value).toBe('Özel flanş');
}, 60_000);

it('marks the telephone that is missing, and whatever else the server finds wrong of the buyer', async () => {
  const fields = [{ path: 'input.buyer.email', message: 'Bu adrese e-posta gönderilemiyor.' }];
  server.answers(StartQuoteMutation, refusal('BAD_USER_INPUT', 'Alanları kontrol edin.', { fields }));
  await open(<NewQuoteScreen />);
  type('Ad soyad', 'Uğur Köprülü');
  type('E-posta', 'ugur@example.com');
  fireEvent.click(screen.getByText('Katalogda olmayan kalem ekle'));
  await settle();
  type('Ne isteniyor', 'Özel flanş');
  await send();
  expect(isWrong('Telefon')).toBe(true);
  expect(server.sent(StartQuoteMutation)).toEqual([]);
  type('Telefon', '05321112233');
  await send();
  expect(isWrong('E-posta')).toBe(true);
  expect(screen.getByText('Bu adrese e-posta gönderilemiyor.')).toBeTruthy();
}, 60_000);

it('leads to no neighbors of a quote that is not there yet', async () => {
  await open(<NewQuoteScreen />);
  expect(screen.getByRole('link', { name: 'Listeye dön' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sonraki teklif' })).toBeNull();
});
