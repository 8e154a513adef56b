import { readDay } from '../../shop/days';
import * as z from './zod';

/** How a day is to be typed. */
export const TYPE_A_DAY = 'Günü gg.aa.yyyy olarak yazın: 26.11.2026.';

/** A day, as the day field has it: text that `readDay` reads. */
export const daySchema = z.string().refine((typed) => readDay(typed) !== null, TYPE_A_DAY);
