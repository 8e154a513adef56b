import { openEmbeddedPostgres } from '../postgres/embedded.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { assertReachable } from './given-database.mjs';
import { PROJECT_ROOT } from '../project.mjs';

/**
 * The database of this run: that of DATABASE_URL, or the embedded one.
 * @returns {Promise<{ url: string, isOwn: boolean, note?: string, failure: Promise<OperatorError> }>} `failure` resolves when the own
 *   server ends by itself
 */
export async function openDatabase({ configuration, lifetime, durability, reportStep }) {
  const { databaseUrl, dataDir } = configuration;
  if (databaseUrl) {
    await assertReachable(databaseUrl);
    return { url: databaseUrl, isOwn: false, failure: new Promise(() => {}) };
  }
  return reportStep('starting PostgreSQL', async () => {
    const postgres = await openEmbeddedPostgres({ projectRoot: PROJECT_ROOT, dataDir, durability });
    lifetime.onStop(postgres.stop);
    const note = `${dataDir} is closed to the user who runs PostgreSQL: the database lies in ${postgres.cluster}`;
    const failure = postgres.ended.then(
      (how) => new OperatorError(`PostgreSQL ended unexpectedly (${how}).`),
    );
    return { url: postgres.url, isOwn: true, note: postgres.isElsewhere ? note : undefined, failure };
  });
}
