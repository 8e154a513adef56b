import { dayAfter, dayInIstanbul } from '../../kernel/clock/istanbul.js';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';

export type FigurePeriod = 'week' | 'month' | 'year';

export const FigurePeriodEnum = registerValueEnum<FigurePeriod>({
  name: 'FigurePeriod',
  description: 'Days up to today, in Istanbul.',
  values: {
    week: 'The last 7 days, day by day, beside the 7 before.',
    month: 'The last 30 days, day by day, beside the 30 before.',
    year: 'This month and the 11 before, month by month, beside the same days a year earlier.',
  },
});

/** Days of Istanbul, YYYY-MM-DD; both belong to it. */
export interface Days {
  from: string;
  to: string;
}

/** A period, and the one it is compared with, in as many steps: each has its days. */
export interface ComparedDays {
  current: Days & { steps: readonly Days[] };
  previous: Days & { steps: readonly Days[] };
}

/** Days of `growth`: the period of the figures that say how much more there is than before. */
export const GROWTH_DAYS = 30;
const WEEK_DAYS = 7;
const MONTHS = 12;

/** The days of a period that ends now. */
export function comparedDays(period: FigurePeriod, now: Date): ComparedDays {
  const today = dayInIstanbul(now);
  if (period === 'year') return { current: monthsUpTo(today), previous: monthsUpTo(yearBefore(today)) };
  const days = period === 'week' ? WEEK_DAYS : GROWTH_DAYS;
  return { current: daysUpTo(today, days), previous: daysUpTo(dayAfter(today, -days), days) };
}

function daysUpTo(last: string, count: number): ComparedDays['current'] {
  const days = Array.from({ length: count }, (_, index) => dayAfter(last, index - count + 1));
  return {
    from: dayAfter(last, 1 - count),
    to: last,
    steps: days.map((day) => ({ from: day, to: day })),
  };
}

function monthsUpTo(last: string): ComparedDays['current'] {
  const steps = Array.from({ length: MONTHS }, (_, index) => {
    const ago = MONTHS - 1 - index;
    return {
      from: firstOfMonth(last, -ago),
      to: ago === 0 ? last : dayAfter(firstOfMonth(last, 1 - ago), -1),
    };
  });
  return { from: firstOfMonth(last, 1 - MONTHS), to: last, steps };
}

/** @param months how many later, or earlier */
function firstOfMonth(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The 29th of February has the 28th before it. */
function yearBefore(day: string): string {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? earlier.replace('-29', '-28') : earlier;
}
