import { formatTime } from '../../../shop/format';
import { timeAgo } from '../../../shop/time-ago';
import { type JobRow } from './jobs.query';

const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

/** Who began a job; the shop itself has no name. */
export function starterName({ kind, name }: JobRow['actor']): string {
  if (name !== null) return name;
  return kind === 'SYSTEM' ? 'Mağaza' : 'Silinmiş hesap';
}

/** When a job was added, and how long it took once it has ended: «3 saat önce, 4 dk 12 sn sürdü». */
export function beganText({ createdAt, startedAt, finishedAt }: JobRow, now: Date = new Date()): string {
  const added = timeAgo(createdAt, now);
  if (startedAt === null || finishedAt === null) return added;
  return `${added}, ${durationText(Date.parse(finishedAt) - Date.parse(startedAt))} sürdü`;
}

/** 252000 → 4 dk 12 sn */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND_MS));
  const minutes = Math.floor(seconds / MINUTE_SECONDS);
  if (minutes === 0) return `${String(seconds)} sn`;
  const rest = seconds % MINUTE_SECONDS;
  return rest === 0 ? `${String(minutes)} dk` : `${String(minutes)} dk ${String(rest)} sn`;
}

/** Why a job failed, or why it waits for another attempt; null where there is nothing to say. */
export function reasonText({ status, error, failedAttempts, dueAt }: JobRow): string | null {
  if (!error) return null;
  const reason = error.code === null ? `Beklenmeyen hata: ${error.message}` : error.message;
  if (status === 'FAILED') return reason;
  if (status !== 'WAITING') return null;
  return `${reason}. ${String(failedAttempts)}. deneme başarısız, yeniden denenecek: ${formatTime(dueAt)}`;
}
