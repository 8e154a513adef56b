import { readFile, writeFile } from 'node:fs/promises';
import { BootError } from '../kernel/config/boot-error.js';
import { violationLine } from '../kernel/event-audit/audit-violation.js';
import { AuditVerification } from '../kernel/event-audit/audit-verification.js';
import { type Checkpoint, Checkpoints } from '../kernel/event-audit/checkpoints.js';
import { ProjectionProof, UnreadableEvent } from '../kernel/event-audit/projection-proof.js';
import { readOptions } from './command-options.js';
import { withWorkerContext } from './worker-context.js';

const VERIFY = 'audit:verify [--full] [--checkpoint FILE]';
const CHECKPOINT = 'audit:checkpoint [--export FILE]';

/** Verifies the history since the last checkpoint, or all of it; names the first violation and exits 1. */
export async function verifyAuditCommand(args: string[]): Promise<void> {
  const { full, checkpoint } = readOptions(VERIFY, args, {
    full: { type: 'boolean' },
    checkpoint: { type: 'string' },
  });
  const exported = checkpoint === undefined ? undefined : await readCheckpoint(checkpoint);
  await withWorkerContext(async (context) => {
    const { events, checkpoints, violation } = await context
      .get(AuditVerification)
      .verify({ from: full ? 'beginning' : 'checkpoint', exported });
    if (violation) throw new BootError(violationLine(violation));
    const since = full || checkpoints === 0 ? '' : ' since the last checkpoint';
    process.stdout.write(
      `History is unchanged: ${counted(events, 'event')}${since} and ${counted(checkpoints, 'checkpoint')} checked. Every read row is what the events say.\n`,
    );
  });
}

/** Takes a checkpoint now and prints it; --export also writes it to a file, to be stored away from the database. */
export async function checkpointCommand(args: string[]): Promise<void> {
  const { export: file } = readOptions(CHECKPOINT, args, { export: { type: 'string' } });
  await withWorkerContext(async (context) => {
    const text = writtenCheckpoint(await context.get(Checkpoints).take());
    if (file !== undefined) await writeFile(file, text);
    process.stdout.write(text);
  });
}

/** Rebuilds every projection in temporary tables and compares; names the first row that differs and exits 1. */
export async function proveProjectionsCommand(): Promise<void> {
  await withWorkerContext(async (context) => {
    const proof = context.get(ProjectionProof);
    const violation = await proof.firstDifference();
    if (violation) throw new BootError(violationLine(violation));
    for (const { table, rows, digest } of await proof.digests()) {
      process.stdout.write(`${table}: ${counted(rows, 'row')}, equal to the replay (digest ${digest})\n`);
    }
  });
}

/** Rebuilds every projection in place. */
export async function rebuildProjectionsCommand(): Promise<void> {
  await withWorkerContext(async (context) => {
    await context.get(ProjectionProof).rebuild().catch(namingUnreadable);
    process.stdout.write('Every projection was made again\n');
  });
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

function namingUnreadable(error: unknown): never {
  throw error instanceof UnreadableEvent ? new BootError(violationLine(error.violation)) : error;
}

const writtenCheckpoint = ({ id, position, digest, takenAt }: Checkpoint): string =>
  `${JSON.stringify({ id, position, digest: digest.toString('hex'), takenAt })}\n`;

async function readCheckpoint(file: string): Promise<Pick<Checkpoint, 'id' | 'digest'>> {
  try {
    const { id, digest } = JSON.parse(await readFile(file, 'utf8')) as { id: number; digest: string };
    return { id, digest: Buffer.from(digest, 'hex') };
  } catch {
    throw new BootError(`${file} is not a checkpoint that was exported`);
  }
}
