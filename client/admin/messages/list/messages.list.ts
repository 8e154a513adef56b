import { MailSearch } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { MESSAGE_SUBJECT_LIST, MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { choiceFilter } from '../../list/choice-filter';
import { choicesFilter } from '../../list/choices-filter';
import { declareList } from '../../list/declare-list';
import { periodFilter } from '../../list/period-filter';
import { prefetchMessage } from '../detail/message.query';
import { MAX_SEARCH_LENGTH, MESSAGES_PER_PAGE, MESSAGES_STATE, messagesVariables } from '../messages-state';
import { MESSAGE_COLUMNS } from './message-columns';
import { MessageRowFragment, PanelMessagesQuery } from './messages.query';

/** All messages of the shop. */
export const MESSAGES = declareList({
  name: 'mesajlar',
  title: 'Mesajlar',
  noun: 'mesaj',
  address: paths.adminMessages,
  state: MESSAGES_STATE,
  pageSize: MESSAGES_PER_PAGE,
  query: PanelMessagesQuery,
  variables: (state) => messagesVariables(state, today()),
  typename: 'Message',
  read: ({ adminMessages }) => ({
    ...adminMessages,
    items: readFragment(MessageRowFragment, adminMessages.items),
  }),
  columns: MESSAGE_COLUMNS,
  row: { id: ({ id }) => id, name: ({ number }) => number },
  sorts: {
    NEWEST: ['createdAt', 'desc'],
    OLDEST: ['createdAt', 'asc'],
    DUE: ['responseDueAt', 'asc'],
  },
  search: {
    label: 'Ad, firma, numara veya metin',
    placeholder: 'Ad, firma, metin',
    maxLength: MAX_SEARCH_LENGTH,
  },
  filters: [
    choicesFilter({
      field: 'subjects',
      label: 'Konu',
      choices: MESSAGE_SUBJECT_LIST.map((value) => ({ value, label: MESSAGE_SUBJECTS[value].label })),
    }),
    choiceFilter({
      field: 'due',
      label: 'Yanıt süresi',
      any: 'ANY',
      options: { ANY: 'Tümü', OVERDUE: 'Gecikti' },
    }),
    periodFilter('Tarih'),
  ],
  prefetch: (client, { id }) =>
    Promise.all([
      prefetchMessage(client, new URLSearchParams(), { messageId: id }),
      import('../detail/message-screen'),
    ]),
  empty: {
    icon: MailSearch,
    none: ['Henüz mesaj yok', 'İletişim formundan gelen ilk mesaj burada görünür.'],
    unmatched: ['Bu ölçütlere uyan mesaj yok', 'Aramayı kısaltın ya da filtreleri gevşetin.'],
  },
});
