import { sendGraphql } from '../graphql';
import { openAt, type Screen, screensOf, type Stage } from './screen';

const MESSAGES = '/admin/mesajlar';
const STAFF = screensOf('staff');

/** A complaint of somebody else. */
async function complaint({ buyer, page }: Stage): Promise<{ id: string; number: string }> {
  const { addContactMessage } = await sendGraphql<{ addContactMessage: { number: string } }>(
    buyer,
    'mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number } }',
    {
      input: {
        name: 'Nurgül Şahinöz',
        email: 'nurgul@ornek.com',
        subject: 'COMPLAINT',
        message: 'Boyler su sızdırıyor.',
      },
    },
  );
  const { number } = addContactMessage;
  const { adminMessages } = await sendGraphql<{ adminMessages: { items: [{ id: string }] } }>(
    page.request,
    'query ($text: String!) { adminMessages(filter: { text: $text }) { items { id } } }',
    { text: number },
  );
  return { id: adminMessages.items[0].id, number };
}

/** What visitors wrote. */
export const MESSAGE_SCREENS: readonly Screen[] = [
  STAFF('messages', MESSAGES, async (stage) => {
    const { number } = await stage.own(complaint);
    await openAt(stage, `${MESSAGES}?arama=${number}`, 'Nurgül Şahinöz');
  }),
  STAFF('messages, none', MESSAGES, (stage) =>
    openAt(stage, `${MESSAGES}?arama=yokböylebirmesaj`, 'Bu ölçütlere uyan mesaj yok'),
  ),
  STAFF('new message', `${MESSAGES}/yeni`, (stage) => openAt(stage, `${MESSAGES}/yeni`, 'Kime')),
  STAFF('message', `${MESSAGES}/:messageId`, async (stage) => {
    const { id, number } = await stage.own(complaint);
    await openAt(stage, `${MESSAGES}/${id}`, number);
  }),
  STAFF('message, unknown', `${MESSAGES}/:messageId`, (stage) =>
    openAt(stage, `${MESSAGES}/a0000000-0000-4000-8000-000000000000`, 'Böyle bir mesaj yok'),
  ),
  STAFF('saved texts of replies', `${MESSAGES}/hazir-yanitlar`, (stage) =>
    openAt(stage, `${MESSAGES}/hazir-yanitlar`, 'Yeni hazır yanıt'),
  ),
];
