import { BootError } from '../kernel/config/boot-error.js';
import { OutboxAdmin, type OutboxEntry } from '../kernel/queue/outbox.admin.js';
import { Outbox } from '../kernel/queue/outbox.js';
import { readArguments, readOptions } from './command-options.js';
import { withWorkerContext } from './worker-context.js';

const LIST = 'outbox:list [--open]';
const RETRY = 'outbox:retry ID... | --all';

/** Prints the reactions that were given up, a line each; with --open also those that still wait. */
export async function listOutboxCommand(args: string[]): Promise<void> {
  const { open: includeOpen = false } = readOptions(LIST, args, { open: { type: 'boolean' } });
  await withWorkerContext(async (context) => {
    const { entries, more } = await context.get(OutboxAdmin).list({ includeOpen });
    for (const entry of entries) process.stdout.write(`${lineOf(entry)}\n`);
    if (more > 0) process.stdout.write(`… and ${more} more\n`);
    if (entries.length > 0) return;
    process.stdout.write(includeOpen ? 'Nothing is waiting or given up\n' : 'Nothing was given up\n');
  });
}

/** Makes reactions that were given up due again: those with the given ids, or all. */
export async function retryOutboxCommand(args: string[]): Promise<void> {
  const wanted = readWanted(args);
  await withWorkerContext(async (context) => {
    const retried = await context.get(OutboxAdmin).retry(wanted);
    const missing = wanted === 'all' ? [] : wanted.filter((id) => !retried.includes(id));
    if (retried.length > 0) context.get(Outbox).notifyWorkers();
    process.stdout.write(
      `Waiting again: ${retried.length === 0 ? 'none' : retried.sort(byNumber).join(', ')}\n`,
    );
    if (missing.length > 0) throw new BootError(`Not given up: ${missing.join(', ')}`);
  });
}

function readWanted(args: string[]): number[] | 'all' {
  const { values, positionals } = readArguments(RETRY, args, { all: { type: 'boolean' } });
  const ids = [...new Set(positionals.map(Number))];
  const isWrong = ids.some((id) => !Number.isSafeInteger(id) || id < 1);
  if (isWrong || ids.length > 0 === (values.all ?? false)) throw new BootError(`Usage: ${RETRY}`);
  return values.all ? 'all' : ids;
}

/** «42 order-received-mail OrderPlaced 1f3c… 12 attempts, given up 2026-01-31T08:00:00.000Z: Error EENVELOPE» */
function lineOf({
  id,
  reaction,
  fact,
  subjectId,
  attempts,
  createdAt,
  deadAt,
  lastError,
}: OutboxEntry): string {
  const counted = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const since = deadAt ? `given up ${deadAt.toISOString()}` : `waiting since ${createdAt.toISOString()}`;
  const error = lastError === null ? '' : `: ${lastError}`;
  return `${id} ${reaction} ${fact} ${subjectId} ${counted}, ${since}${error}`;
}

const byNumber = (one: number, other: number) => one - other;
