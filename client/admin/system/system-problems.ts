import { formatCount } from '../../shop/format';
import { timeAgo } from '../../shop/time-ago';
import { type SystemState } from './system.query';
import { waitText } from './wait-text';

/** Longer than a mail or a job waits for a worker that is free. */
const LONG_WAIT_SECONDS = 300;

/** What somebody should look at, the worst first; empty while all is well. */
export function systemProblems({ processes, queue, backup, migrations }: SystemState): string[] {
  const of = (health: 'STUCK' | 'SILENT') => processes.filter((process) => process.health === health).length;
  const isWorked = processes.some(({ kind, health }) => kind === 'WORKER' && health === 'HEALTHY');
  return [
    !isWorked && 'Çalışan bir işçi süreç yok: e-postalar gönderilmiyor, işler bekliyor.',
    !queue.isReachable && `${queue.backend} yanıt vermiyor: işler işçilere dağıtılamıyor.`,
    migrations.pending.length > 0 &&
      `${formatCount(migrations.pending.length)} veritabanı göçü uygulanmamış.`,
    of('STUCK') > 0 && `${formatCount(of('STUCK'))} işçi süreç çalışıyor ama iş yapmıyor.`,
    of('SILENT') > 0 && `${formatCount(of('SILENT'))} süreç yanıt vermiyor.`,
    queue.oldestWaitingSeconds > LONG_WAIT_SECONDS &&
      `Gönderilecek bir kayıt ${waitText(queue.oldestWaitingSeconds)} bekliyor.`,
    queue.oldestJobSeconds > LONG_WAIT_SECONDS && `Bir iş ${waitText(queue.oldestJobSeconds)} bekliyor.`,
    queue.givenUp > 0 && `${formatCount(queue.givenUp)} e-posta veya bildirim gönderilemedi.`,
    backup.failed && `Son yedekleme başarısız oldu (${timeAgo(backup.failed.finishedAt)}).`,
    backup.isOverdue && backup.last && `Son yedek eski: ${timeAgo(backup.last.finishedAt)}.`,
  ].filter((problem) => typeof problem === 'string');
}
