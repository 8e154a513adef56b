import { dayAfter } from '../clock/istanbul.js';

/** A day on which Turkey rests, or the eve of one, on which it works until one o'clock. */
export interface ClosedDay {
  /** YYYY-MM-DD in Istanbul. */
  day: string;
  name: string;
  /** HH:MM from which it is closed; null is all day. */
  closesAt: string | null;
}

/** Eves of the religious feasts and of the republic: law 2429, article 2. */
export const HALF_DAY_ENDS = '13:00';

/** Law 2429 on national and general holidays, as it stands since 2016. */
const FIXED: readonly [monthAndDay: string, name: string][] = [
  ['01-01', 'Yılbaşı'],
  ['04-23', 'Ulusal Egemenlik ve Çocuk Bayramı'],
  ['05-01', 'Emek ve Dayanışma Günü'],
  ['05-19', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı'],
  ['07-15', 'Demokrasi ve Millî Birlik Günü'],
  ['08-30', 'Zafer Bayramı'],
  ['10-29', 'Cumhuriyet Bayramı'],
];

const RAMADAN = { name: 'Ramazan Bayramı', days: 3 };
const SACRIFICE = { name: 'Kurban Bayramı', days: 4 };

/**
 * First days of the feasts by the calendar of the Presidency of Religious Affairs (Diyanet). It announces a year some two
 * years ahead; from 2028 on they are computed. Staff correct a day that is announced otherwise, and add later years.
 */
const FEASTS: readonly [first: string, feast: typeof RAMADAN][] = [
  ['2024-04-10', RAMADAN],
  ['2024-06-16', SACRIFICE],
  ['2025-03-30', RAMADAN],
  ['2025-06-06', SACRIFICE],
  ['2026-03-20', RAMADAN],
  ['2026-05-27', SACRIFICE],
  ['2027-03-09', RAMADAN],
  ['2027-05-16', SACRIFICE],
  ['2028-02-26', RAMADAN],
  ['2028-05-05', SACRIFICE],
  ['2029-02-14', RAMADAN],
  ['2029-04-24', SACRIFICE],
  ['2030-02-04', RAMADAN],
  ['2030-04-13', SACRIFICE],
];

/** The last year whose religious feasts are known here. */
export const LAST_KNOWN_YEAR = 2030;

/** The official holidays of a year from 2024 on, each day once and in their order. */
export function holidaysOf(year: number): ClosedDay[] {
  const all = [...fixedDays(year), ...feastDays()].filter(({ day }) => day.startsWith(`${year}-`));
  const days = [...new Set(all.map(({ day }) => day))].sort();
  return days.map((day) =>
    merged(
      day,
      all.filter((one) => one.day === day),
    ),
  );
}

function fixedDays(year: number): ClosedDay[] {
  const days = FIXED.map(([monthAndDay, name]) => ({ day: `${year}-${monthAndDay}`, name, closesAt: null }));
  return [...days, eveOf(`${year}-10-29`, 'Cumhuriyet Bayramı')];
}

const feastDays = (): ClosedDay[] =>
  FEASTS.flatMap(([first, { name, days }]) => [
    eveOf(first, name),
    ...Array.from({ length: days }, (_, place) => ({ day: dayAfter(first, place), name, closesAt: null })),
  ]);

const eveOf = (first: string, feast: string): ClosedDay => ({
  day: dayAfter(first, -1),
  name: `${feast} arifesi`,
  closesAt: HALF_DAY_ENDS,
});

/** Two holidays may fall on one day; an eve adds nothing to a day that is closed anyway. */
function merged(day: string, holidays: readonly ClosedDay[]): ClosedDay {
  const whole = holidays.filter(({ closesAt }) => closesAt === null);
  const named = whole.length > 0 ? whole : holidays;
  return {
    day,
    name: named.map(({ name }) => name).join(', '),
    closesAt: whole.length > 0 ? null : HALF_DAY_ENDS,
  };
}
