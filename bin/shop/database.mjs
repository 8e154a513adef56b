import { openEmbeddedPostgres } from '../postgres/embedded.mjs';
import { Fault } from '../operator/fault.mjs';
import { assertReachable } from './given-database.mjs';
import { PROJECT_ROOT } from '../project.mjs';

/**
 * The database of this run: the one that was given, or an own one.
 * @returns {Promise<{ url: string, isOwn: boolean, note?: string, fault: Promise<Fault> }>} `fault` comes when the own
 *   server ends by itself
 */
export async function openDatabase({ configuration, lifetime, durability, narrate }) {
  const { databaseUrl, dataDir } = configuration;
  if (databaseUrl) {
    await assertReachable(databaseUrl);
    return { url: databaseUrl, isOwn: false, fault: new Promise(() => {}) };
  }
  return narrate('starting PostgreSQL', async () => {
    const postgres = await openEmbeddedPostgres({ projectRoot: PROJECT_ROOT, dataDir, durability });
    lifetime.onStop(postgres.stop);
    const note = `${dataDir} is closed to the user who runs PostgreSQL: the database lies in ${postgres.cluster}`;
    const fault = postgres.ended.then((how) => new Fault(`PostgreSQL ended unexpectedly (${how}).`));
    return { url: postgres.url, isOwn: true, note: postgres.isElsewhere ? note : undefined, fault };
  });
}
