import { readFile, writeFile } from 'node:fs/promises';
import { BootError } from '../kernel/config/boot-error.js';
import { faultLine } from '../kernel/event-audit/audit-fault.js';
import { AuditVerification } from '../kernel/event-audit/audit-verification.js';
import { type Checkpoint, Checkpoints } from '../kernel/event-audit/checkpoints.js';
import { ProjectionProof, UnreadableEvent } from '../kernel/event-audit/projection-proof.js';
import { readOptions } from './command-options.js';
import { withWorkerContext } from './worker-context.js';

const VERIFY = 'audit:verify [--full] [--checkpoint FILE]';
const CHECKPOINT = 'audit:checkpoint [--export FILE]';

/** Proves history from the last checkpoint on, or all of it; exits 1 and names the first bad place. */
export async function verifyAuditCommand(args: string[]): Promise<void> {
  const { full, checkpoint } = readOptions(VERIFY, args, {
    full: { type: 'boolean' },
    checkpoint: { type: 'string' },
  });
  const exported = checkpoint === undefined ? undefined : await readCheckpoint(checkpoint);
  await withWorkerContext(async (context) => {
    const { events, checkpoints, fault } = await context
      .get(AuditVerification)
      .verify({ from: full ? 'beginning' : 'checkpoint', exported });
    if (fault) throw new BootError(faultLine(fault));
    const since = full || checkpoints === 0 ? '' : ' since the last checkpoint';
    process.stdout.write(
      `History is unchanged: ${counted(events, 'event')}${since} and ${counted(checkpoints, 'checkpoint')} checked. Every read row is what the events say.\n`,
    );
  });
}

/** Seals history now and prints the checkpoint, or writes it where nobody who can change the database reaches it. */
export async function checkpointCommand(args: string[]): Promise<void> {
  const { export: file } = readOptions(CHECKPOINT, args, { export: { type: 'string' } });
  await withWorkerContext(async (context) => {
    const text = writtenCheckpoint(await context.get(Checkpoints).take());
    if (file !== undefined) await writeFile(file, text);
    process.stdout.write(text);
  });
}

/** Makes every projection again beside the live tables and compares; exits 1 and names the first row that differs. */
export async function proveProjectionsCommand(): Promise<void> {
  await withWorkerContext(async (context) => {
    const proof = context.get(ProjectionProof);
    const fault = await proof.firstDifference();
    if (fault) throw new BootError(faultLine(fault));
    for (const { table, rows, digest } of await proof.digests()) {
      process.stdout.write(`${table}: ${counted(rows, 'row')}, equal to the replay (digest ${digest})\n`);
    }
  });
}

/** Makes every projection again in place. */
export async function rebuildProjectionsCommand(): Promise<void> {
  await withWorkerContext(async (context) => {
    await context.get(ProjectionProof).rebuild().catch(namingUnreadable);
    process.stdout.write('Every projection was made again\n');
  });
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

function namingUnreadable(error: unknown): never {
  throw error instanceof UnreadableEvent ? new BootError(faultLine(error.fault)) : error;
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
