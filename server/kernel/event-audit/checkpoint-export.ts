import { appendFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { checkpointLine } from './checkpoint.js';
import { allCheckpoints } from './checkpoint.queries.js';

const TIMEOUT_MS = 10_000;

/** Waits for nobody: another worker that exports to the same target is doing the work. */
const LOCK_TARGET = `
  SELECT checkpoint_id AS "checkpointId" FROM checkpoint_export WHERE target = $1 FOR UPDATE SKIP LOCKED`;

interface Target {
  /** Kind and address. */
  name: string;
  send: (lines: string) => Promise<void>;
}

/**
 * Sends each new checkpoint to where the operator keeps them, away from the database: a line in a file, or a POST to an
 * address. A line may be sent twice, never left out.
 */
@Injectable()
export class CheckpointExport {
  private readonly targets: readonly Target[];

  constructor(
    private readonly dataSource: DataSource,
    { auditCheckpointFile: file, auditCheckpointUrl: url }: Config,
  ) {
    this.targets = [
      ...(file ? [{ name: `file ${file}`, send: (lines: string) => appendFile(file, lines) }] : []),
      ...(url ? [{ name: `url ${url}`, send: (lines: string) => post(url, lines) }] : []),
    ];
  }

  /** @throws when one of the targets could not be reached; it is sent them the next time */
  async sendNew(): Promise<void> {
    const results = await Promise.allSettled(this.targets.map((target) => this.sendTo(target)));
    const failed = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed) throw failed.reason;
  }

  private async sendTo({ name, send }: Target): Promise<void> {
    await this.dataSource.query('INSERT INTO checkpoint_export VALUES ($1, 0) ON CONFLICT DO NOTHING', [
      name,
    ]);
    await this.dataSource.transaction(async (transaction) => {
      const [sent] = await transaction.query<{ checkpointId: number }[]>(LOCK_TARGET, [name]);
      if (sent) await sendAfter(transaction, sent.checkpointId, { name, send });
    });
  }
}

async function sendAfter(transaction: EntityManager, sentId: number, { name, send }: Target): Promise<void> {
  const unsent = (await allCheckpoints(transaction)).filter(({ id }) => id > sentId);
  const last = unsent.at(-1);
  if (!last) return;
  await send(unsent.map(checkpointLine).join(''));
  await transaction.query('UPDATE checkpoint_export SET checkpoint_id = $2 WHERE target = $1', [
    name,
    last.id,
  ]);
}

async function post(url: string, lines: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the checkpoints were answered with ${response.status}`);
}
