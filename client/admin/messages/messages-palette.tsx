import { AlarmClock, Flag, Mail, Send, MessageSquare, MessageSquareQuote } from 'lucide-react';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { paths } from '../../paths';
import { MESSAGE_SUBJECTS } from '../../shop/message-subjects';
import { type PaletteGroup } from '../palette/palette-line';
import { finderOf, type PaletteSource } from '../palette/palette-source';
import { MessageStatusBadge } from './message-status-badge';
import { MESSAGES_STATE, type MessagesState } from './messages-state';

const FoundMessagesQuery = graphql(`
  query FoundMessages($text: String!) {
    adminMessages(filter: { text: $text }, take: 5) {
      items {
        id
        number
        status
        subject
        sender {
          name
          company
          email
        }
      }
    }
  }
`);

const EVERY_MESSAGE = MESSAGES_STATE.parse(new URLSearchParams());

const listOf = (narrowed: Partial<MessagesState>) =>
  paths.adminMessages(MESSAGES_STATE.serialize({ ...EVERY_MESSAGE, ...narrowed }));

/** What is found of messages, and the lists that are asked for most. */
export const messagesPalette: PaletteSource = {
  actions: [
    { id: 'yeni-mesajlar', icon: Mail, title: 'Yeni mesajlar', to: listOf({ statuses: ['NEW'] }) },
    {
      id: 'geciken-mesajlar',
      icon: AlarmClock,
      title: 'Yanıtı geciken mesajlar',
      keywords: 'süre doldu',
      to: listOf({ due: 'OVERDUE' }),
    },
    { id: 'sikayetler', icon: Flag, title: 'Şikâyetler', to: listOf({ subjects: ['COMPLAINT'] }) },
    { id: 'yeni-mesaj', icon: Send, title: 'Yeni mesaj yaz', to: paths.adminNewMessage() },
    {
      id: 'hazir-yanitlar',
      icon: MessageSquareQuote,
      title: 'Hazır yanıtlar',
      keywords: 'kayıtlı metin şablon',
      to: paths.adminReplyTexts(),
    },
  ],
  finder: finderOf(FoundMessagesQuery, groupsOf),
};

function groupsOf({ adminMessages }: ResultOf<typeof FoundMessagesQuery>): PaletteGroup[] {
  const lines = adminMessages.items.map(({ id, number, status, subject, sender }) => ({
    id,
    icon: MessageSquare,
    title: number,
    detail: [sender?.name, sender?.company, MESSAGE_SUBJECTS[subject].label].filter(Boolean).join(' · '),
    foundBy: sender ? [{ label: 'E-posta', value: sender.email }] : [],
    aside: <MessageStatusBadge status={status} />,
    to: paths.adminMessage(id),
  }));
  return [{ title: 'Mesajlar', lines }];
}
