import { longDate, startOfDay } from '../../../kernel/clock/istanbul.js';

/** The midnight in Istanbul that ends the last day on which the money of a transfer may arrive. */
export const paymentDeadline = (since: Date, days: number): Date => startOfDay(since, days + 1);

/** The last day before a deadline: «28 Kasım 2026». */
export const lastDayBefore = (deadline: Date): string => longDate(new Date(deadline.getTime() - 1));
