import { MessageSquare } from 'lucide-react';
import { graphql } from '../../graphql/graphql';
import { declareSection, sectionCount } from '../navigation/section';

const NewMessagesQuery = graphql(`
  query NewMessages {
    adminMessageCounts {
      byStatus {
        status
        count
      }
    }
  }
`);

/** What visitors wrote, and the replies. */
export const messagesSection = declareSection({
  path: 'mesajlar',
  title: 'Mesajlar',
  icon: MessageSquare,
  group: 'sales',
  permission: 'MESSAGES',
  count: sectionCount({
    query: NewMessagesQuery,
    read: ({ adminMessageCounts }) =>
      adminMessageCounts.byStatus.find(({ status }) => status === 'NEW')?.count ?? 0,
    noun: 'yeni mesaj',
    topics: ['messages'],
  }),
  screens: {
    '': () => import('./list/messages-screen'),
    yeni: () => import('./new/new-message-screen'),
    'hazir-yanitlar': () => import('./reply-texts/reply-texts-screen'),
    ':messageId': () => import('./detail/message-screen'),
  },
  palette: () => import('./messages-palette').then(({ messagesPalette }) => messagesPalette),
  searchable: { things: ['mesaj'], by: ['mesaj numarası', 'ad', 'firma', 'e-posta'] },
});
