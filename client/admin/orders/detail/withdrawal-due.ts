import { daysBetween, startOfDay, today } from '../../../shop/days';
import { formatDay } from '../../../shop/format';

interface WithdrawalDue {
  readonly text: string;
  readonly isLate: boolean;
}

/** Until when something is due of a withdrawal, or that it is late. */
export function withdrawalDue(name: string, day: string): WithdrawalDue {
  const left = daysBetween(today(), day);
  const rest =
    left < 0 ? `${String(-left)} gün geçti` : left === 0 ? 'bugün son gün' : `${String(left)} gün kaldı`;
  return { text: `${name}: ${formatDay(startOfDay(day))}, ${rest}`, isLate: left < 0 };
}
