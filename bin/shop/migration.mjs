import { createHash } from 'node:crypto';
import { runNode } from '../processes/one-off.mjs';

/**
 * Migrates a database, unless this build has done so before with the same key: finding nothing to do takes a process of its
 * own most of a second.
 * @param {{ record: import('./launcher-record.mjs').MigrationRecord, env: NodeJS.ProcessEnv, signal: AbortSignal,
 *   reportStep: typeof import('../operator/terminal.mjs').reportStep, build: string, run?: typeof runNode }} options
 */
export async function ensureMigrated({ record, build, ...options }) {
  const by = createHash('sha256').update(`${build}\0${options.env.MASTER_KEY}`).digest('hex');
  if ((await record.lastBy()) === by) return;
  await migrate(options);
  await record.note(by);
}

export async function migrate({ env, signal, reportStep, run = runNode }) {
  await reportStep('migrating', () => run(['dist/server/cli.js', 'migrate'], { env, signal }));
}
