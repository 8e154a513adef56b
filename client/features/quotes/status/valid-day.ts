import { onDemand } from '../../../shop/on-demand';

const long = onDemand(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      weekday: 'long',
      timeZone: 'UTC',
    }),
);

/** 2026-12-24 → 24 Aralık 2026 Perşembe */
export const dayInWords = (day: string): string => long().format(new Date(day));
