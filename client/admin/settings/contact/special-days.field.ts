import { addDays, readDay, writeDay } from '../../../shop/days';
import { daySchema } from '../../../ui/form/day-schema';
import * as z from '../../../ui/form/zod';
import { judged, line, type ShopField } from '../shop/shop-field';

export const SPECIAL_HOURS = {
  CLOSED: 'Kapalı',
  MORNING: '13:00’ten sonra kapalı',
  OPEN: 'Açık, tatil olsa da',
} as const;

export const MAX_SPECIAL_ROWS = 60;
const MAX_DAYS = 60;

type SpecialHours = keyof typeof SPECIAL_HOURS;

/** Days as they are typed: 26.11.2026; the last one is empty where it is one day alone. */
interface SpecialDaysValue {
  first: string;
  last: string;
  name: string;
  hours: SpecialHours;
}

export const NEW_SPECIAL_DAYS: SpecialDaysValue = { first: '', last: '', name: '', hours: 'CLOSED' };

const row = z
  .object({
    first: daySchema,
    last: judged((typed) =>
      typed === '' ? undefined : daySchema.safeParse(typed).error?.issues[0]?.message,
    ),
    name: line('Ad').schema,
    hours: z.enum(Object.keys(SPECIAL_HOURS) as [SpecialHours, ...SpecialHours[]]),
  })
  .superRefine(({ first, last }, context) => {
    const [from, to] = [readDay(first), readDay(last)];
    if (!from || !to || (from < to && to <= addDays(from, MAX_DAYS))) return;
    const message = `İlk günden sonra, en çok ${String(MAX_DAYS)} gün sonra olmalı.`;
    context.addIssue({ code: 'custom', path: ['last'], message });
  });

const stored = (rows: readonly SpecialDaysValue[]) =>
  rows.map(({ first, last, name, hours }) => ({
    first: readDay(first) ?? first,
    last: readDay(last),
    name: name.trim(),
    hours,
  }));

/** The first day that two rows have. */
function doubledDay(rows: readonly SpecialDaysValue[]): string | undefined {
  const inOrder = stored(rows).sort((one, other) => one.first.localeCompare(other.first));
  return inOrder.find(({ first }, place) => {
    const before = inOrder[place - 1];
    return before !== undefined && (before.last ?? before.first) >= first;
  })?.first;
}

/** Days on which the shop does otherwise than its hours and the official holidays say. */
export const SPECIAL_DAYS: ShopField<SpecialDaysValue[]> = {
  label: 'Tatil ve kapalı günler',
  schema: z
    .array(row)
    .max(MAX_SPECIAL_ROWS)
    .superRefine((rows, context) => {
      const day = doubledDay(rows);
      if (day === undefined) return;
      context.addIssue({ code: 'custom', message: `Birden çok satırda geçiyor: ${writeDay(day)}.` });
    }),
  text: (rows) =>
    rows
      .map(({ first, last, name, hours }) => `${first}${last && `–${last}`} ${name}: ${SPECIAL_HOURS[hours]}`)
      .join('; ') || 'boş',
  key: stored,
  // The history has the values of the document, which are written small.
  read: (value) =>
    (value as { first: string; last: string | null; name: string; hours: string }[]).map(
      ({ first, last, name, hours }) => ({
        first: writeDay(first),
        last: last === null ? '' : writeDay(last),
        name,
        hours: hours.toUpperCase() as SpecialHours,
      }),
    ),
  write: stored,
};
