import { MESSAGE_STATUSES, type MessageStatus } from '../../shop/message-labels';
import { MESSAGE_SUBJECT_LIST, MESSAGE_SUBJECTS, type MessageSubject } from '../../shop/message-subjects';
import {
  choiceField,
  choicesField,
  dayField,
  listState,
  pageField,
  textField,
} from '../../ui/navigation/list-state';
import { PERIODS, type PeriodState, periodTimes } from '../list/period-filter';

export const MESSAGES_PER_PAGE = 25;
export const MAX_SEARCH_LENGTH = 100;

const SORTS = { NEWEST: 'yeni', OLDEST: 'eski', DUE: 'sure' } as const;
const DUE = { ANY: 'hepsi', OVERDUE: 'geciken' } as const;

/** What the address of the list asks for. */
export interface MessagesState extends PeriodState {
  readonly text: string;
  /** None: all of them. */
  readonly statuses: readonly MessageStatus[];
  readonly subjects: readonly MessageSubject[];
  readonly due: keyof typeof DUE;
  readonly sort: keyof typeof SORTS;
  readonly page: number;
}

const STATUS_SPELLING = Object.fromEntries(
  Object.entries(MESSAGE_STATUSES).map(([status, { parameter }]) => [status, parameter]),
) as Record<MessageStatus, string>;

const SUBJECT_SPELLING = Object.fromEntries(
  MESSAGE_SUBJECT_LIST.map((subject) => [subject, MESSAGE_SUBJECTS[subject].value]),
) as Record<MessageSubject, string>;

export const MESSAGES_STATE = listState<MessagesState>({
  text: textField('arama', MAX_SEARCH_LENGTH),
  statuses: choicesField('durum', STATUS_SPELLING),
  subjects: choicesField('konu', SUBJECT_SPELLING),
  due: choiceField('yanit', DUE, 'ANY'),
  period: choiceField('tarih', PERIODS, 'ANY'),
  from: dayField('baslangic'),
  to: dayField('bitis'),
  sort: choiceField('sirala', SORTS, 'NEWEST'),
  page: pageField('sayfa', MESSAGES_PER_PAGE),
});

/** @param today the day in Istanbul, from which periods count back */
export function messagesVariables(state: MessagesState, today: string) {
  const { text, statuses, subjects, due, sort, page } = state;
  const { from, before } = periodTimes(state, today);
  return {
    filter: {
      ...(text && { text }),
      ...(statuses.length > 0 && { statuses: [...statuses] }),
      ...(subjects.length > 0 && { subjects: [...subjects] }),
      ...(due === 'OVERDUE' && { isOverdue: true }),
      ...(from && { createdFrom: from }),
      ...(before && { createdBefore: before }),
    },
    sort,
    skip: (page - 1) * MESSAGES_PER_PAGE,
    take: MESSAGES_PER_PAGE,
  };
}
