import { CircleCheck, CircleX, Eye, type LucideIcon, Mail } from 'lucide-react';

interface MessageStatusLabel {
  label: string;
  /** In addresses. */
  parameter: string;
  Icon: LucideIcon;
  tone: string;
}

/** How far a message has come, as people read it. */
export const MESSAGE_STATUSES = {
  NEW: { label: 'Yeni', parameter: 'yeni', Icon: Mail, tone: 'warning' },
  READ: { label: 'Okundu', parameter: 'okundu', Icon: Eye, tone: 'info' },
  REPLIED: { label: 'Yanıtlandı', parameter: 'yanitlandi', Icon: CircleCheck, tone: 'success' },
  CLOSED: { label: 'Kapatıldı', parameter: 'kapatildi', Icon: CircleX, tone: 'neutral' },
} as const satisfies Record<string, MessageStatusLabel>;

export type MessageStatus = keyof typeof MESSAGE_STATUSES;

export const MESSAGE_STATUS_LIST = Object.keys(MESSAGE_STATUSES) as MessageStatus[];
