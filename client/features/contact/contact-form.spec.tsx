import { cleanup, fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { field, open, press, settle, type } from '../../ui/form/test-form';
import { AddContactMessageMutation } from './add-contact-message';
import { ContactForm } from './contact-form';
import { ContactPrefillQuery } from './use-prefill';

const NOTHING = { subject: undefined, product: undefined, order: undefined };
const RECEIPT = {
  number: 'MSJ-1F3C5A70',
  linkToken: 'A'.repeat(43),
  responseDueAt: '2026-12-01T21:00:00Z',
  isAcknowledged: true,
};

const show = (refused?: Parameters<typeof ContactForm>[0]['refused']) =>
  open(<ContactForm address={NOTHING} product={null} note={undefined} refused={refused} />);

function write(): void {
  fireEvent.click(screen.getByRole('radio', { name: 'Diğer' }));
  type('Ad soyad', 'Can Öz');
  type('E-posta', 'can@ornek.com');
  type('Mesajınız', 'Merhaba');
}

afterEach(() => {
  cleanup();
  document.cookie = 'tanidik=; max-age=0';
});

it('is empty again once its message was sent, and leads to the conversation', async () => {
  server.answers(AddContactMessageMutation, { addContactMessage: RECEIPT });
  await show();
  expect(screen.queryByRole('link', { name: 'Önceki mesajlarınız' })).toBeNull();
  write();
  await press('Mesajı gönder');
  expect(field('Mesajınız').value).toBe('');
  expect(screen.getByRole('link', { name: 'Yazışmayı aç' }).getAttribute('href')).toBe(
    `/mesaj/${RECEIPT.linkToken}`,
  );
});

it('leads to what became of the message, which stands above the form', async () => {
  server.answers(AddContactMessageMutation, { addContactMessage: RECEIPT });
  await show();
  write();
  await press('Mesajı gönder');
  expect(document.activeElement?.textContent).toContain(RECEIPT.number);
});

it('says what is missing in the words of the shop, and sends nothing', async () => {
  await show();
  await press('Mesajı gönder');
  const subjects = screen.getByRole('radiogroup', { name: 'Konu' });
  expect(subjects.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Konu seçin.').id).toBe(subjects.getAttribute('aria-describedby'));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ürün Bilgisi' }));
  expect(screen.getAllByText('Bu alan zorunludur.')).toHaveLength(3);
  write();
  type('E-posta', 'can');
  type('Sipariş no (isteğe bağlı)', 'yok');
  await press('Mesajı gönder');
  expect(subjects.getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(field('E-posta'));
  expect(screen.getByText('Geçerli bir e-posta adresi girin.')).toBeTruthy();
  expect(screen.getByText(/^Sipariş numarasının sekiz karakteri/)).toBeTruthy();
  expect(server.sent(AddContactMessageMutation)).toHaveLength(0);
});

it('keeps what is typed while a message is being sent', async () => {
  let resolve = (_: { addContactMessage: typeof RECEIPT }): void => undefined;
  const sending = new Promise<{ addContactMessage: typeof RECEIPT }>((ready) => (resolve = ready));
  server.answers(AddContactMessageMutation, sending);
  await show();
  write();
  fireEvent.click(screen.getByRole('button', { name: 'Mesajı gönder' }));
  type('Mesajınız', 'Merhaba, bir de ikinci sorum var');
  resolve({ addContactMessage: RECEIPT });
  await settle();
  expect(screen.getByText(RECEIPT.number)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(field('Mesajınız').value).toBe('Merhaba, bir de ikinci sorum var');
});

it('sends a file with the message, and takes out one that is gone', async () => {
  const ask = globalThis.fetch;
  const stored = Response.json({ id: 'f1', name: 'etiket.csv', bytes: 10 }, { status: 201 });
  globalThis.fetch = (url, init) =>
    typeof url === 'string' && url.startsWith('/mesaj-dosyasi') ? Promise.resolve(stored) : ask(url, init);
  server.answers(AddContactMessageMutation, refusal('MESSAGE_FILE_GONE', 'Yok.', { fileIds: ['f1'] }));
  await show();
  write();
  fireEvent.change(screen.getByLabelText('Dosya seç'), {
    target: { files: [new File(['a'], 'etiket.csv')] },
  });
  await settle();
  await press('Mesajı gönder');
  expect(server.sent(AddContactMessageMutation).at(-1)?.input.files).toEqual(['f1']);
  expect(screen.getByText(/^Artık bulunmayan dosya çıkarıldı: etiket\.csv/)).toBeTruthy();
  expect(field('Mesajınız').value).toBe('Merhaba');
  globalThis.fetch = ask;
});

it('says of a file that was too large only until the message is sent', async () => {
  server.answers(AddContactMessageMutation, { addContactMessage: RECEIPT });
  await show();
  write();
  const video = new File([], 'saha.mp4');
  Object.defineProperty(video, 'size', { value: 11 * 1024 * 1024 });
  fireEvent.change(screen.getByLabelText('Dosya seç'), { target: { files: [video] } });
  await settle();
  screen.getByText('saha.mp4: dosya en fazla 10 MB olabilir.');
  await press('Mesajı gönder');
  expect(screen.queryByText(/^saha\.mp4/)).toBeNull();
});

it('shows what a browser without scripts sent in vain, and what is wrong with it', async () => {
  await show({
    message: 'Lütfen işaretli alanları kontrol edin.',
    values: { ad: 'Can Öz', eposta: 'can', siparis: 'yok', mesaj: 'Merhaba' },
    errors: { email: 'Geçerli bir e-posta adresi girin.', order: 'Geçersiz değer.' },
  });
  expect(field('Ad soyad').value).toBe('Can Öz');
  expect(field('Mesajınız').value).toBe('Merhaba');
  expect(screen.getByText('Geçerli bir e-posta adresi girin.')).toBeTruthy();
  expect(field('E-posta').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/işaretli alanları/).getAttribute('role')).toBe('alert');
});

it('is filled in for a signed-in customer, once more after a message, and keeps what was typed', async () => {
  document.cookie = 'tanidik=1';
  server.answers(ContactPrefillQuery, {
    me: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: '+905321112233', company: null },
  });
  server.answers(AddContactMessageMutation, { addContactMessage: RECEIPT });
  await show();
  expect(field('Ad soyad').value).toBe('Ayşe Işık');
  expect(screen.getByRole('link', { name: 'Önceki mesajlarınız' }).getAttribute('href')).toBe('/mesajlarim');
  expect(field('Telefon (isteğe bağlı)').value).toBe('0532 111 22 33');
  type('E-posta', 'depo@ornek.com');
  fireEvent.click(screen.getByRole('radio', { name: 'Diğer' }));
  type('Mesajınız', 'Merhaba');
  await press('Mesajı gönder');
  expect(field('Ad soyad').value).toBe('Ayşe Işık');
  expect(field('Mesajınız').value).toBe('');
});
