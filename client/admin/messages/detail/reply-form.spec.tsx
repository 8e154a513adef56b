import { cleanup, fireEvent, screen } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { field, open, press, settle, type } from '../../../ui/form/test-form';
import { ReplyTextsQuery, ReplyToMessageMutation } from './message.query';
import { ReplyForm } from './reply-form';

const MESSAGE = {
  id: 'm1',
  number: 'MSJ-0001',
  version: 2,
  status: 'READ' as const,
  subject: 'COMPLAINT' as const,
  createdAt: '2026-11-27T09:00:00Z',
  responseDueAt: '2026-12-01T09:00:00Z',
  isOverdue: false,
  isStartedByShop: false,
  text: 'Pompa gelmedi.',
  productSlug: null,
  orderNumber: null,
  customerId: null,
  files: [],
  sender: { name: 'Uğur Köprülü', email: 'ugur@example.com', phone: null, company: null },
  thread: [],
};
const REPLY = 'Yanıt: ugur@example.com';
const THANKS = { id: 't1', title: 'Teşekkür', text: 'Teşekkür ederiz.', version: 1 };

async function show(): Promise<void> {
  server.answers(ReplyTextsQuery, () => ({ messageReplyTexts: [THANKS] }));
  await open(<ReplyForm message={MESSAGE} onConflict={() => undefined} />);
}

async function choose(id: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Hazır yanıt'), { target: { value: id } });
  await settle();
}

afterEach(cleanup);

it('begins a reply with a saved text', async () => {
  await show();
  await choose('t1');
  expect(field(REPLY).value).toBe('Teşekkür ederiz.');
});

it('adds a saved text below what was typed, once', async () => {
  await show();
  type(REPLY, 'Pompa bugün yola çıktı.\n');
  await choose('t1');
  await choose('t1');
  expect(field(REPLY).value).toBe('Pompa bugün yola çıktı.\n\nTeşekkür ederiz.');
});

it('goes on in the empty field once a reply was sent', async () => {
  server.answers(ReplyToMessageMutation, { replyToMessage: { ...MESSAGE, version: 3, status: 'REPLIED' } });
  await show();
  type(REPLY, 'Pompa bugün yola çıktı.');
  await settle();
  await press('Yanıtı gönder');
  expect(field(REPLY).value).toBe('');
  expect(document.activeElement).toBe(field(REPLY));
});
