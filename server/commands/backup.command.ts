import { BackupReports } from '../features/system/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { readDateTime } from '../kernel/scalars/date-time.scalar.js';
import { readOptions } from './command-options.js';
import { withWorkerContext } from './worker-context.js';

const USAGE = 'backup:report [--place TEXT] [--bytes NUMBER] [--finished DATE-TIME] [--failed]';
const MAX_PLACE = 200;

/** Tells the panel that a backup was made, or failed: the last line of the script that makes it. */
export async function reportBackupCommand(args: string[]): Promise<void> {
  const report = readReport(args);
  await withWorkerContext(async (context) => {
    await context.get(BackupReports, { strict: false }).add(report);
    const what = report.hasFailed ? 'A failed backup' : 'A backup';
    process.stdout.write(`${what} of ${report.finishedAt.toISOString()} is noted\n`);
  });
}

function readReport(args: string[]) {
  const { place, bytes, finished, failed } = readOptions(USAGE, args, {
    place: { type: 'string' },
    bytes: { type: 'string' },
    finished: { type: 'string' },
    failed: { type: 'boolean' },
  });
  const finishedAt = finished === undefined ? new Date() : readDateTime(finished);
  const sizeBytes = bytes === undefined ? null : Number(bytes);
  if (finishedAt === null) {
    throw new BootError('--finished must be such as 2026-01-31T02:00:00Z');
  }
  if (finishedAt.getTime() > Date.now()) throw new BootError('--finished lies in the future');
  if (sizeBytes !== null && !(Number.isSafeInteger(sizeBytes) && /^\d+$/.test(bytes ?? ''))) {
    throw new BootError('--bytes must be a whole number');
  }
  if (place !== undefined && place.length > MAX_PLACE) {
    throw new BootError(`--place must have at most ${MAX_PLACE} characters`);
  }
  return { finishedAt, hasFailed: failed ?? false, place: place ?? null, sizeBytes };
}
