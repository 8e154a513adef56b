import { type LucideIcon, Ban, CircleCheck, MailQuestionMark } from 'lucide-react';

/** Who signs in where, as the panel calls it. */
export const ROLE_LABELS = { CUSTOMER: 'Müşteri', ADMIN: 'Admin' } as const;

export type AccountRole = keyof typeof ROLE_LABELS;

interface UserState {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone: 'success' | 'neutral' | 'warning';
}

/** Whether somebody can sign in. */
export function userStateOf(account: { isActive: boolean; hasPassword: boolean }): UserState {
  if (!account.isActive) return { label: 'Pasif', icon: Ban, tone: 'neutral' };
  if (!account.hasPassword) return { label: 'Davet bekliyor', icon: MailQuestionMark, tone: 'warning' };
  return { label: 'Etkin', icon: CircleCheck, tone: 'success' };
}
