import { dayAt, daysBetween, today } from '../../shop/days';

interface Due {
  /** The last day on which the money is awaited: it is so until that day ends. */
  readonly lastDay: string;
  readonly text: string;
  readonly isLate: boolean;
}

/** How long the money of an order is still awaited, or is late. @param dueAt when the waiting ends */
export function dueOf(dueAt: string, from: string = today()): Due {
  const lastDay = new Date(Date.parse(dueAt) - 1).toISOString();
  const daysLeft = daysBetween(from, dayAt(lastDay));
  return { lastDay, text: dueText(daysLeft), isLate: daysLeft < 0 };
}

/** @param daysLeft 0 on the last day */
export function dueText(daysLeft: number): string {
  if (daysLeft === 0) return 'Bugün son gün';
  return daysLeft > 0 ? `${String(daysLeft)} gün kaldı` : `${String(-daysLeft)} gün gecikti`;
}
