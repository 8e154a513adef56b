import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { MessageThread } from './message-thread';
import { NoteMessageMutation, type PanelMessage } from './message.query';
import { NoteDialog } from './note-dialog';

type Entry = PanelMessage['thread'][number];

const entry = (version: number, different: Partial<Entry>): Entry => ({
  version,
  kind: 'STATUS',
  status: 'READ',
  at: '2026-11-27T10:00:00Z',
  actor: { name: 'Deniz Er' },
  reply: null,
  answer: null,
  note: null,
  files: [],
  delivery: null,
  ...different,
});

const MESSAGE: PanelMessage = {
  id: 'm1',
  number: 'MSJ-0001',
  version: 4,
  status: 'NEW',
  subject: 'OTHER',
  isOverdue: false,
  isStartedByShop: false,
  createdAt: '2026-11-27T09:00:00Z',
  responseDueAt: '2026-12-01T09:00:00Z',
  text: 'Pompa gelmedi.',
  productSlug: null,
  orderNumber: null,
  customerId: null,
  files: [],
  sender: { name: 'Uğur Köprülü', email: 'ugur@example.com', phone: null, company: null },
  thread: [
    entry(2, { kind: 'REPLY', status: 'REPLIED', reply: 'Bugün yola çıktı.' }),
    entry(3, { kind: 'ANSWER', status: 'NEW', answer: 'Teşekkürler.', actor: { name: null } }),
    entry(4, { kind: 'NOTE', status: 'NEW', note: 'Hep geç öder.' }),
  ],
};

afterEach(cleanup);

it('says of everything in the thread who wrote it, and of a note that the sender does not see it', async () => {
  await open(<MessageThread message={MESSAGE} />);
  const entries = within(screen.getByRole('list', { name: 'Yazışma' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Uğur Köprülü.*Pompa gelmedi\.$/),
    expect.stringMatching(/^Deniz Er.*Bugün yola çıktı\.$/),
    expect.stringMatching(/^Uğur Köprülü.*Teşekkürler\.$/),
    expect.stringMatching(/^Deniz Er.*gönderen görmez.*Hep geç öder\.$/),
  ]);
});

it('adds a note from a dialog, which closes then', async () => {
  server.answers(NoteMessageMutation, { noteMessage: MESSAGE });
  await open(<NoteDialog id="m1" />);
  await press('İç not ekle');
  const note = screen.getByRole('textbox', { name: 'Not' });
  fireEvent.input(note, { target: { value: 'Servise soruldu.' } });
  await press('Notu ekle');
  await settle();
  expect(server.requests.at(-1)?.variables).toEqual({ input: { id: 'm1', note: 'Servise soruldu.' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
