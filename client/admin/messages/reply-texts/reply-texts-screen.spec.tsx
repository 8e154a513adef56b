import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, settle } from '../../../ui/form/test-form';
import { toaster } from '../../../ui/feedback/toaster';
import { ReplyTextsQuery } from '../detail/message.query';
import { DeleteReplyTextMutation } from './reply-text-form';
import { ReplyTextHistoryQuery } from './reply-text-history';
import { Component as ReplyTextsScreen } from './reply-texts-screen';

const THANKS = { id: 't1', title: 'Teşekkür', text: 'Teşekkür ederiz.', version: 1 };
const PRICES = { id: 't2', title: 'Fiyat', text: 'Fiyat listemiz ektedir.', version: 1 };

const formOf = (name: string) => within(screen.getByRole('form', { name }));
const textOf = (name: string) => formOf(name).getByLabelText<HTMLTextAreaElement>('Metin');

async function show(...texts: (typeof THANKS)[]): Promise<void> {
  server.answers(ReplyTextsQuery, () => ({ messageReplyTexts: texts }));
  await open(<ReplyTextsScreen />);
}

afterEach(cleanup);

it.each(['Teşekkür', 'Fiyat', 'Yeni hazır yanıt'])(
  'asks before the page is left with something unsaved in the form %s',
  async (name) => {
    await show(THANKS, PRICES);
    fireEvent.input(textOf(name), { target: { value: 'Yarım kalan metin' } });
    fireEvent.click(screen.getByRole('link', { name: 'Mesajlar' }));
    await settle();
    expect(screen.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })).toBeTruthy();
  },
);

it('is left at once when what was typed was taken back', async () => {
  await show(THANKS);
  fireEvent.input(textOf('Teşekkür'), { target: { value: 'Yarım' } });
  fireEvent.input(textOf('Teşekkür'), { target: { value: THANKS.text } });
  await settle();
  fireEvent.click(screen.getByRole('link', { name: 'Mesajlar' }));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});

it('says why a text could not be deleted', async () => {
  server.answers(DeleteReplyTextMutation, refusal('INTERNAL', 'Sunucu yanıt vermedi.'));
  const said = vi.spyOn(toaster, 'error').mockImplementation(() => '');
  await show(THANKS);
  fireEvent.click(formOf('Teşekkür').getByRole('button', { name: 'Sil' }));
  await settle();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
  await settle();
  expect(said).toHaveBeenCalledWith({ title: 'Silinemedi', description: 'Sunucu yanıt vermedi.' });
  said.mockRestore();
});

it('goes on at the form of a new text when a text was deleted', async () => {
  server.answers(DeleteReplyTextMutation, { deleteMessageReplyText: true });
  await show(THANKS);
  server.answers(ReplyTextsQuery, () => ({ messageReplyTexts: [] }));
  fireEvent.click(formOf('Teşekkür').getByRole('button', { name: 'Sil' }));
  await settle();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
  await settle();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(formOf('Yeni hazır yanıt').getByLabelText('Başlık')),
  );
});

it('puts an earlier version of a text into its form, which asks to be saved', async () => {
  const actor = { name: 'Can Öz' };
  server.answers(ReplyTextHistoryQuery, () => ({
    messageReplyTextHistory: [
      {
        version: 2,
        savedAt: '2026-11-02T09:00:00Z',
        actor,
        changes: [{ field: 'text', before: '"Sağ olun."', after: '"Teşekkür ederiz."' }],
      },
      { version: 1, savedAt: '2026-11-01T09:00:00Z', actor, changes: [] },
    ],
  }));
  await show({ ...THANKS, version: 2 });
  fireEvent.click(formOf('Teşekkür').getByRole('button', { name: 'Geçmiş' }));
  await settle();
  const dialog = within(screen.getByRole('dialog', { name: 'Teşekkür' }));
  expect(dialog.getByText(/Sağ olun\..*→/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Bu hâlini getir' }));
  await settle();
  expect(textOf('Teşekkür').value).toBe('Sağ olun.');
  fireEvent.click(screen.getByRole('link', { name: 'Mesajlar' }));
  await settle();
  expect(screen.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })).toBeTruthy();
});
