import { appendFile, readFile } from 'node:fs/promises';
import { AuditVerifications } from '../features/audit/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { HistoryChanged, violationLine } from '../kernel/event-audit/audit-violation.js';
import { type AuditReport, AuditVerification } from '../kernel/event-audit/audit-verification.js';
import {
  checkpointLine,
  type ExportedCheckpoint,
  readCheckpointLines,
} from '../kernel/event-audit/checkpoint.js';
import { Checkpoints } from '../kernel/event-audit/checkpoints.js';
import { readOptions } from './command-options.js';
import { counted, progressLine } from './progress.js';
import { withWorkerContext } from './worker-context.js';

const VERIFY = 'audit:verify [--full] [--against FILE]';
const CHECKPOINT = 'audit:checkpoint [--export FILE]';

/** Verifies the history since the last checkpoint, or all of it; names the first violation and exits 1. */
export async function verifyAuditCommand(args: string[]): Promise<void> {
  const { full, against } = readOptions(VERIFY, args, {
    full: { type: 'boolean' },
    against: { type: 'string' },
  });
  const exported = against === undefined ? [] : await readCheckpoints(against);
  await withWorkerContext(async (context) => {
    const report = await context
      .get(AuditVerification)
      .verify({ from: full ? 'beginning' : 'checkpoint', exported, onProgress: progressLine });
    await noteResult(context.get(AuditVerifications), full ? 'full' : 'moved', report);
    if (report.violation) throw new BootError(violationLine(report.violation));
    process.stdout.write([...proven(report, { isFull: full ?? false, exported }), ''].join('\n'));
  });
}

/** Takes a checkpoint now and prints it; --export also adds it to a file, to be stored away from the database. */
export async function checkpointCommand(args: string[]): Promise<void> {
  const { export: file } = readOptions(CHECKPOINT, args, { export: { type: 'string' } });
  await withWorkerContext(async (context) => {
    const text = checkpointLine(await context.get(Checkpoints).take().catch(namingChange));
    if (file !== undefined) await appendCheckpoint(file, text);
    process.stdout.write(text);
  });
}

/** For staff, who see it in the panel. What cannot be noted was verified all the same. */
async function noteResult(
  verifications: AuditVerifications,
  scope: 'full' | 'moved',
  report: AuditReport,
): Promise<void> {
  try {
    await verifications.record(scope, report);
  } catch (error) {
    process.stderr.write(`The result was not noted for the panel: ${String(error)}\n`);
  }
}

/** What a verification without a violation proves, and what it does not. */
function proven(
  { events, auditEntries, checkpoints }: AuditReport,
  { isFull, exported }: { isFull: boolean; exported: readonly ExportedCheckpoint[] },
): string[] {
  const records = `${counted(events, 'event')}, ${counted(auditEntries, 'entry', 'entries')} of the audit log`;
  const sealed = counted(checkpoints, 'checkpoint');
  return [
    ...(isFull
      ? [
          `History is unchanged: ${records} and ${sealed} checked, from the beginning.`,
          'Every read row is what the events say; every accepted text, idempotency key and erasure is as recorded.',
        ]
      : [
          `History is unchanged since the last checkpoint: ${records} and ${sealed} checked.`,
          'Read rows, texts and keys were checked of the streams that moved since.',
          'Not proven: what was changed in place in earlier events, entries and rows. --full proves that.',
        ]),
    'Roles, API keys, webhooks and the security rules are as the audit log says.',
    exported.length > 0
      ? `${counted(exported.length, 'exported checkpoint')} found as exported.`
      : 'Not proven: that not everything was replaced by an older copy. --against FILE proves that.',
  ];
}

function namingChange(error: unknown): never {
  throw error instanceof HistoryChanged ? new BootError(error.message) : error;
}

/** Earlier ones in the file stay: each proves what is older than it. */
async function appendCheckpoint(file: string, text: string): Promise<void> {
  try {
    await appendFile(file, text);
  } catch (error) {
    throw new BootError(`The checkpoint was taken, but ${file} cannot be written: ${String(error)}`);
  }
}

async function readCheckpoints(file: string): Promise<ExportedCheckpoint[]> {
  try {
    return readCheckpointLines(await readFile(file, 'utf8'));
  } catch {
    throw new BootError(`${file} is not a file of checkpoints that were exported`);
  }
}
