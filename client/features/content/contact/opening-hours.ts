import { addDays } from '../../../shop/days';
import { onDemand } from '../../../shop/on-demand';
import { type ClosedDay } from '../../../shop/site';

/** Hours of a group of days, as the shop keeps them. */
export interface OpeningHours {
  readonly label: string;
  /** ISO weekdays, Monday = 1. */
  readonly days: readonly number[];
  /** HH:MM in Istanbul; null on closed days. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** The hours of the week, and the days to come on which they do not hold. */
export interface ShopHours {
  readonly week: readonly OpeningHours[];
  readonly closedDays: readonly ClosedDay[];
}

/** Whether the shop is open at a given time, and when that changes. */
type OpenState =
  | { readonly isOpen: true; readonly closes: string }
  | {
      readonly isOpen: false;
      /** The holiday for which it is closed. */
      readonly reason?: string;
      readonly opens?: { readonly day: string; readonly time: string };
    };

/** As far as closed days are known. */
const DAYS_AHEAD = 30;
const DAYS_OF_A_WEEK = 7;
const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
/** Turkey has had one offset all year since 2016. */
const OFFSET_MS = 3 * 3_600_000;

const dayAndMonth = onDemand(
  () => new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** Looks the time up in the hours, whatever the time zone of the machine. */
export function openState(hours: ShopHours, now: Date): OpenState {
  const wall = new Date(now.getTime() + OFFSET_MS).toISOString();
  const [today, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const current = hoursOn(hours, today);
  if (current && time >= current.opens && time < current.closes) {
    return { isOpen: true, closes: current.closes };
  }
  const closed = hours.closedDays.find(({ day }) => day === today);
  const reason = closed && time >= (closed.closesAt ?? '') ? closed.name : undefined;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const opening = hoursOn(hours, day);
    if (!opening || (ahead === 0 && time >= opening.opens)) continue;
    return { isOpen: false, reason, opens: { day: dayName(day, ahead), time: opening.opens } };
  }
  return { isOpen: false, reason };
}

/** «Şu an açık, kapanış 18:00», «Şu an kapalı (Zafer Bayramı), açılış yarın 08:00» */
export function openStateText(state: OpenState): string {
  if (state.isOpen) return `Şu an açık, kapanış ${state.closes}`;
  const closed = state.reason ? `Şu an kapalı (${state.reason})` : 'Şu an kapalı';
  return state.opens ? `${closed}, açılış ${state.opens.day} ${state.opens.time}` : closed;
}

/** «08:00–18:00», or «Kapalı» on closed days. */
export function hoursText({ opens, closes }: OpeningHours): string {
  return opens && closes ? `${opens}–${closes}` : 'Kapalı';
}

interface ClosedLine {
  /** «29 Ekim», «27–30 Mayıs», «31 Mart – 1 Nisan» */
  readonly days: string;
  readonly name: string;
  readonly text: string;
}

/** The closed days to come, days of one holiday in one line; one that is closed half of a day, and is closed anyway, is closed. */
export function closedLines({ week, closedDays }: ShopHours): ClosedLine[] {
  const runs: ClosedDay[][] = [];
  const wholly = ({ day }: ClosedDay) => hoursOn({ week, closedDays }, day) === undefined;
  const known = closedDays.map((closed) => (wholly(closed) ? { ...closed, closesAt: null } : closed));
  for (const closed of known) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && closed.day === addDays(last.day, 1);
    if (isNext && last.name === closed.name && last.closesAt === closed.closesAt) run?.push(closed);
    else runs.push([closed]);
  }
  return runs.map((run) => {
    const [first, last] = [run.at(0), run.at(-1)];
    const { name = '', closesAt = null } = first ?? {};
    return {
      days: rangeText(first?.day ?? '', last?.day ?? ''),
      name,
      text: closesAt === null ? 'Kapalı' : `${closesAt}’ten sonra kapalı`,
    };
  });
}

function rangeText(first: string, last: string): string {
  const [from, to] = [first, last].map((day) => dayAndMonth().format(new Date(day)));
  if (first === last) return from ?? '';
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return isOneMonth ? `${String(Number(first.slice(8)))}–${to ?? ''}` : `${from ?? ''} – ${to ?? ''}`;
}

function hoursOn({ week, closedDays }: ShopHours, day: string) {
  const group = week.find(({ days }) => days.includes(weekdayOf(day)));
  if (!group?.opens || !group.closes) return undefined;
  const closed = closedDays.find((one) => one.day === day);
  if (!closed) return { opens: group.opens, closes: group.closes };
  const isOpenAtAll = closed.closesAt !== null && closed.closesAt > group.opens;
  if (!isOpenAtAll) return undefined;
  return { opens: group.opens, closes: closed.closesAt < group.closes ? closed.closesAt : group.closes };
}

/** ISO weekday: Monday is 1. */
const weekdayOf = (day: string) => new Date(day).getUTCDay() || DAYS_OF_A_WEEK;

function dayName(day: string, ahead: number): string {
  if (ahead === 0) return 'bugün';
  if (ahead === 1) return 'yarın';
  return ahead <= DAYS_OF_A_WEEK ? (WEEKDAYS[weekdayOf(day) - 1] ?? '') : dayAndMonth().format(new Date(day));
}
