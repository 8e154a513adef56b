import * as z from '../../../ui/form/zod';
import { judged, type ShopField } from '../shop/shop-field';

export const WEEKDAYS = [
  { value: '1', label: 'Pazartesi' },
  { value: '2', label: 'Salı' },
  { value: '3', label: 'Çarşamba' },
  { value: '4', label: 'Perşembe' },
  { value: '5', label: 'Cuma' },
  { value: '6', label: 'Cumartesi' },
  { value: '7', label: 'Pazar' },
] as const;

/** Both times are empty on closed days. */
interface HoursValue {
  /** ISO weekdays, as text. */
  days: string[];
  opens: string;
  closes: string;
}

export const NEW_HOURS: HoursValue = { days: [], opens: '', closes: '' };
export const MAX_GROUPS = WEEKDAYS.length;

const dayNames = (days: readonly string[]) =>
  WEEKDAYS.filter(({ value }) => days.includes(value)).map(({ label }) => label);

/** 9 → 09:00 and 1730 → 17:30; anything else stays, to be judged. */
export function formatTimeOfDay(typed: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hour === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`;
}

const time = judged((typed) =>
  typed === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(formatTimeOfDay(typed))
    ? undefined
    : 'Saati 09:00 gibi yazın.',
);

const group = z
  .object({
    days: z.array(z.string()).min(1, 'En az bir gün seçin.'),
    opens: time,
    closes: time,
  })
  .superRefine(({ opens, closes }, context) => {
    const [from, to] = [formatTimeOfDay(opens), formatTimeOfDay(closes)];
    if ((from === '') === (to === '') && (from === '' || from < to)) return;
    const message = from && to ? 'Kapanış açılıştan sonra olmalı.' : 'İki saati de yazın ya da boş bırakın.';
    context.addIssue({ code: 'custom', path: ['closes'], message });
  });

const stored = (groups: readonly HoursValue[]) =>
  groups.map(({ days, opens, closes }) => ({
    days: days.map(Number),
    opens: formatTimeOfDay(opens) || null,
    closes: formatTimeOfDay(closes) || null,
  }));

export const OPENING_HOURS: ShopField<HoursValue[]> = {
  label: 'Çalışma saatleri',
  schema: z
    .array(group)
    .max(MAX_GROUPS)
    .superRefine((groups, context) => {
      const days = groups.flatMap((one) => one.days);
      const twice = dayNames(days.filter((day, place) => days.indexOf(day) !== place));
      if (twice.length === 0) return;
      context.addIssue({ code: 'custom', message: `Birden çok grupta seçilmiş: ${twice.join(', ')}.` });
    }),
  text: (groups) =>
    groups
      .map(
        ({ days, opens, closes }) =>
          `${dayNames(days).join(', ')} ${opens ? `${opens}–${closes}` : 'kapalı'}`,
      )
      .join('; ') || 'boş',
  key: stored,
  read: (value) =>
    (value as { days: number[]; opens: string | null; closes: string | null }[]).map(
      ({ days, opens, closes }) => ({ days: days.map(String), opens: opens ?? '', closes: closes ?? '' }),
    ),
  write: stored,
};
