import { formatDay } from './format';

/** The day at whose end an answer is due: 01.12.2026. @param dueAt the first instant after it */
export const dueDay = (dueAt: string): string => formatDay(new Date(Date.parse(dueAt) - 1).toISOString());
