import { onDemand } from '../../../shop/on-demand';

/** Hours of a group of days, as the shop keeps them. */
export interface OpeningHours {
  readonly label: string;
  /** ISO weekdays, Monday = 1. */
  readonly days: readonly number[];
  /** HH:MM in Istanbul; null on closed days. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Whether the shop is open at a given time, and when that changes. */
type OpenState =
  | { readonly isOpen: true; readonly closes: string }
  | { readonly isOpen: false; readonly opens?: { readonly day: string; readonly time: string } };

const DAYS_OF_A_WEEK = 7;
const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];

const istanbul = onDemand(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Istanbul',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
const SHORT_WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Looks the time up in the hours, whatever the time zone of the machine. */
export function openState(hours: readonly OpeningHours[], now: Date): OpenState {
  const { weekday, time } = istanbulTime(now);
  const today = hoursOn(hours, weekday);
  if (today && time >= today.opens && time < today.closes) return { isOpen: true, closes: today.closes };
  for (let ahead = 0; ahead <= DAYS_OF_A_WEEK; ahead += 1) {
    const day = hoursOn(hours, ((weekday - 1 + ahead) % DAYS_OF_A_WEEK) + 1);
    if (!day || (ahead === 0 && time >= day.opens)) continue;
    return { isOpen: false, opens: { day: dayName(weekday, ahead), time: day.opens } };
  }
  return { isOpen: false };
}

/** «Şu an açık, kapanış 18:00» */
export function openStateText(state: OpenState): string {
  if (state.isOpen) return `Şu an açık, kapanış ${state.closes}`;
  return state.opens ? `Şu an kapalı, açılış ${state.opens.day} ${state.opens.time}` : 'Şu an kapalı';
}

/** «08:00–18:00», or «Kapalı» on closed days. */
export function hoursText({ opens, closes }: OpeningHours): string {
  return opens && closes ? `${opens}–${closes}` : 'Kapalı';
}

function hoursOn(hours: readonly OpeningHours[], weekday: number) {
  const group = hours.find(({ days }) => days.includes(weekday));
  return group?.opens && group.closes ? { opens: group.opens, closes: group.closes } : undefined;
}

function dayName(today: number, ahead: number): string {
  if (ahead === 0) return 'bugün';
  if (ahead === 1) return 'yarın';
  return WEEKDAYS[(today - 1 + ahead) % DAYS_OF_A_WEEK] ?? '';
}

function istanbulTime(now: Date): { weekday: number; time: string } {
  const parts = new Map(
    istanbul()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: SHORT_WEEKDAYS.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour') ?? ''}:${parts.get('minute') ?? ''}`,
  };
}
