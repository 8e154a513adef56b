import { choiceField, dayField, listState, pageField, textField } from '../../ui/navigation/list-state';
import { PERIODS, type PeriodState, periodTimes } from '../list/period-filter';

export const USERS_PER_PAGE = 25;
export const MAX_SEARCH_LENGTH = 100;

const ROLES = { ANY: 'hepsi', CUSTOMER: 'musteri', ADMIN: 'admin' } as const;
const STATES = { ANY: 'hepsi', ACTIVE: 'etkin', INACTIVE: 'pasif' } as const;
const SORTS = { NEWEST: 'yeni', OLDEST: 'eski', NAME: 'ad' } as const;

/** What the address of the list asks for. */
export interface UsersState extends PeriodState {
  readonly text: string;
  readonly role: keyof typeof ROLES;
  readonly state: keyof typeof STATES;
  readonly sort: keyof typeof SORTS;
  readonly page: number;
}

export const USERS_STATE = listState<UsersState>({
  text: textField('arama', MAX_SEARCH_LENGTH),
  role: choiceField('rol', ROLES, 'ANY'),
  state: choiceField('durum', STATES, 'ANY'),
  period: choiceField('tarih', PERIODS, 'ANY'),
  from: dayField('baslangic'),
  to: dayField('bitis'),
  sort: choiceField('sirala', SORTS, 'NEWEST'),
  page: pageField('sayfa', USERS_PER_PAGE),
});

/** @param today the day in Istanbul, from which periods count back */
export function usersVariables(asked: UsersState, today: string) {
  const { text, role, state, sort, page } = asked;
  const { from, before } = periodTimes(asked, today);
  return {
    filter: {
      ...(text && { text }),
      ...(role !== 'ANY' && { role }),
      ...(state !== 'ANY' && { isActive: state === 'ACTIVE' }),
      ...(from && { createdFrom: from }),
      ...(before && { createdBefore: before }),
    },
    sort,
    skip: (page - 1) * USERS_PER_PAGE,
    take: USERS_PER_PAGE,
  };
}
