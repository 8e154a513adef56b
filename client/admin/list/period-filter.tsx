import { Box } from '@chakra-ui/react';
import { addDays, startOfDay } from '../../shop/days';
import { formatDay } from '../../shop/format';
import { ChoiceList } from './choice-filter';
import { DayRange } from './day-range';
import { type ListFilter } from './declare-list';

/** Days up to today; «custom» is between two days. The address spells them. */
export const PERIODS = {
  ANY: 'hepsi',
  TODAY: 'bugun',
  WEEK: '7-gun',
  MONTH: '30-gun',
  CUSTOM: 'aralik',
} as const;

export type Period = keyof typeof PERIODS;

/** The days that a list is narrowed to. */
export interface PeriodState {
  readonly period: Period;
  /** The first and the last day of a custom period, as 2026-11-21; empty for an open end. */
  readonly from: string;
  readonly to: string;
}

const DAYS_BACK: Partial<Record<Period, number>> = { TODAY: 0, WEEK: 6, MONTH: 29 };
const LABELS: Record<Period, string> = {
  ANY: 'Tümü',
  TODAY: 'Bugün',
  WEEK: 'Son 7 gün',
  MONTH: 'Son 30 gün',
  CUSTOM: 'Tarih aralığı',
};

/** Narrows a list to days. */
export function periodFilter(label: string): ListFilter<PeriodState> {
  return {
    label,
    text: describePeriod,
    cleared: { period: 'ANY', from: '', to: '' },
    body: ({ state, onChange, onDone }) => (
      <Box>
        <ChoiceList
          label={label}
          options={LABELS}
          value={state.period}
          onChange={(period) => {
            onChange({ period, ...(period !== 'CUSTOM' && { from: '', to: '' }) });
            if (period !== 'CUSTOM') onDone();
          }}
        />
        {state.period === 'CUSTOM' && <DayRange from={state.from} to={state.to} onChange={onChange} />}
      </Box>
    ),
  };
}

/**
 * The times between which the server is asked for, the end not included; undefined for an open end. Swapped days are turned round.
 *
 * @param today the day in Istanbul, from which periods count back
 */
export function periodTimes(
  state: PeriodState,
  today: string,
): { from: string | undefined; before: string | undefined } {
  const [first, last] = daysOf(state, today);
  return {
    from: first ? startOfDay(first) : undefined,
    before: last ? startOfDay(addDays(last, 1)) : undefined,
  };
}

/** The first and the last day; empty for an open end. */
function daysOf({ period, from, to }: PeriodState, today: string): [first: string, last: string] {
  const back = DAYS_BACK[period];
  if (back !== undefined) return [addDays(today, -back), ''];
  if (period !== 'CUSTOM') return ['', ''];
  return from && to && from > to ? [to, from] : [from, to];
}

function describePeriod({ period, from, to }: PeriodState): string | undefined {
  if (period === 'ANY') return undefined;
  if (period !== 'CUSTOM' || (!from && !to)) return LABELS[period];
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  if (!last) return `${formatDay(startOfDay(first))} ve sonrası`;
  if (!first) return `${formatDay(startOfDay(last))} ve öncesi`;
  return `${formatDay(startOfDay(first))} – ${formatDay(startOfDay(last))}`;
}
