import {
  choiceField,
  choicesField,
  dayField,
  keysField,
  listState,
  pageField,
  textField,
} from '../../ui/navigation/list-state';
import { PERIODS, type PeriodState, periodTimes } from '../list/period-filter';

export const RECORDS_PER_PAGE = 25;
export const MAX_SEARCH_LENGTH = 100;
const MAX_NAMES = { maxCount: 50, maxLength: 60 };
const MAX_ID = 200;

const TABS = { ALL: 'hepsi', EVENTS: 'olaylar', ENTRIES: 'degisiklikler', SECURITY: 'guvenlik' } as const;
const SORTS = { NEWEST: 'yeni', OLDEST: 'eski' } as const;

/** Through what somebody acted. */
export const ACTOR_KINDS = {
  STAFF: 'personel',
  PROGRAM: 'api-anahtari',
  CUSTOMER: 'musteri',
  GUEST: 'ziyaretci',
  SYSTEM: 'sistem',
} as const;

/** What the address of the list asks for. */
export interface AuditState extends PeriodState {
  readonly text: string;
  readonly tab: keyof typeof TABS;
  /** Id of one person or API key; empty for all. */
  readonly actor: string;
  readonly actorKinds: readonly (keyof typeof ACTOR_KINDS)[];
  readonly kinds: readonly string[];
  readonly actions: readonly string[];
  /** One thing, as `order:3f…`; empty for all. */
  readonly thing: string;
  readonly sort: keyof typeof SORTS;
  readonly page: number;
}

export const AUDIT_STATE = listState<AuditState>({
  tab: choiceField('tur', TABS, 'ALL'),
  thing: textField('neyde', MAX_ID),
  actor: textField('kim', MAX_NAMES.maxLength),
  text: textField('arama', MAX_SEARCH_LENGTH),
  actorKinds: choicesField('uzerinden', ACTOR_KINDS),
  kinds: keysField('kayit', MAX_NAMES),
  actions: keysField('islem', MAX_NAMES),
  period: choiceField('tarih', PERIODS, 'ANY'),
  from: dayField('baslangic'),
  to: dayField('bitis'),
  sort: choiceField('sirala', SORTS, 'NEWEST'),
  page: pageField('sayfa', RECORDS_PER_PAGE),
});

/** What the server takes for a thing; something else in the address is none. */
const THING = /^[a-z-]+:\S+$/;

/** @param today the day in Istanbul, from which periods count back */
export function auditVariables(asked: AuditState, today: string) {
  const { text, tab, actor, actorKinds, kinds, actions, thing, sort, page } = asked;
  const { from, before } = periodTimes(asked, today);
  return {
    filter: {
      ...(text && { text }),
      ...(tab === 'EVENTS' && { source: 'EVENT' as const }),
      ...(tab === 'ENTRIES' && { source: 'ENTRY' as const }),
      ...(tab === 'SECURITY' && { isSecurity: true }),
      ...(actor && { actorId: actor }),
      ...(actorKinds.length > 0 && { actorKinds: [...actorKinds] }),
      ...(kinds.length > 0 && { kinds: [...kinds] }),
      ...(actions.length > 0 && { actions: [...actions] }),
      ...(THING.test(thing) && { thing }),
      ...(from && { from }),
      ...(before && { before }),
    },
    sort,
    skip: (page - 1) * RECORDS_PER_PAGE,
    take: RECORDS_PER_PAGE,
  };
}
