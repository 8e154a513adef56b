import { type OpeningHours } from '../site-settings.document.js';

const DAY_NAMES = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;

const dayName = (isoDay: number): string => DAY_NAMES[isoDay - 1] ?? '';

/** Groups consecutive days: [1,2,3,6] becomes [[1,2,3],[6]]. */
function runsOfDays(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of [...days].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function runLabel(run: readonly number[]): string {
  const [first = 0] = run;
  if (run.length === 1) return dayName(first);
  return run.length === 2
    ? run.map(dayName).join(', ')
    : `${dayName(first)} – ${dayName(run.at(-1) ?? first)}`;
}

/** Days in Turkish: Pazartesi – Cuma. */
export function daysLabel(days: readonly number[]): string {
  return runsOfDays(days).map(runLabel).join(', ');
}

/** One line of opening hours in Turkish: Pazartesi – Cuma 08:00 – 18:00, or Pazar kapalı. */
export function openingHoursLine({ days, opens, closes }: OpeningHours): string {
  return `${daysLabel(days)} ${opens === null ? 'kapalı' : `${opens} – ${closes ?? ''}`}`;
}
