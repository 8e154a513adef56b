import { cleanup, screen } from '@testing-library/react';
import { server } from '../../graphql/test-server';
import { field, open, press, type } from '../../ui/form/test-form';
import { AnswerMessageMutation } from './answer-form';
import { type Conversation } from './conversation.fragment';
import { ConversationPage } from './conversation-page';

const CONVERSATION: Conversation = {
  number: 'MSJ-1F3C5A70',
  linkToken: 'A'.repeat(43),
  subject: 'OTHER',
  createdAt: '2026-11-27T09:00:00Z',
  responseDueAt: null,
  entries: [
    { side: 'SENDER', at: '2026-11-27T09:00:00Z', text: 'Pompa gelmedi.', files: [] },
    {
      side: 'SHOP' as const,
      at: '2026-11-27T10:00:00Z',
      text: 'Bugün yola çıktı.',
      files: [{ id: 'f1', name: 'irsaliye.pdf', bytes: 3_984_588 }],
    },
  ],
};

afterEach(cleanup);

it('shows both sides, and sends what the sender writes once more', async () => {
  server.answers(AnswerMessageMutation, { answerContactMessage: CONVERSATION });
  const onAnswered = vi.fn();
  await open(<ConversationPage conversation={CONVERSATION} onAnswered={onAnswered} />);
  expect(screen.getByText('Bugün yola çıktı.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'irsaliye.pdf' }).getAttribute('href')).toBe(
    `/mesaj/${CONVERSATION.linkToken}/dosya/f1`,
  );
  expect(screen.queryByText('Mesajınız alındı')).toBeNull();
  type('Mağazaya yazın', 'Teşekkürler, geldi.');
  await press('Mesaj gönder');
  expect(server.requests.at(-1)?.variables).toEqual({
    input: { token: CONVERSATION.linkToken, text: 'Teşekkürler, geldi.', files: [] },
  });
  expect(onAnswered).toHaveBeenCalledOnce();
  expect(field('Mağazaya yazın').value).toBe('');
});
