import { join } from 'node:path';
import { endOf } from '../processes/ending.mjs';
import { chooseAccount } from './account.mjs';
import { ensureCluster, readOrMakePasswords } from './cluster.mjs';
import { endLeftoverServer, readPostmasterFile } from './leftover.mjs';
import { findPostgresPackage } from './package.mjs';
import { placeBinaries, placeCluster } from './place.mjs';
import { ensureRoleAndDatabase } from './role.mjs';
import { startServer, stopServer } from './server.mjs';

/**
 * Starts the PostgreSQL that comes as an npm package, in `postgres` under dataDir, on a free port of 127.0.0.1.
 * @param {{ projectRoot: string, dataDir: string, durability: 'durable' | 'throw-away' }} options
 * @returns {Promise<{ url: string, administratorUrl: string, cluster: string, isElsewhere: boolean,
 *   ended: Promise<string>, stop(): Promise<void> }>} `ended` resolves with how the server ended
 */
export async function openEmbeddedPostgres({ projectRoot, dataDir, durability }) {
  const account = chooseAccount(join(dataDir, 'postgres'));
  const binaries = placeBinaries(findPostgresPackage(projectRoot), account, dataDir);
  const cluster = placeCluster(dataDir, account);
  const passwords = readOrMakePasswords(join(dataDir, 'postgres-passwords.json'), cluster);
  await ensureCluster({ binaries, cluster, account, password: passwords.administrator });
  await endLeftoverServer(cluster);
  const logFile = join(dataDir, 'postgres.log');
  const { child, port } = await startServer({ binaries, cluster, account, logFile, durability });

  const administratorUrl = urlOf('postgres', passwords.administrator, port, 'postgres');
  await ensureRoleAndDatabase(administratorUrl, { name: 'shop', password: passwords.shop });
  return {
    url: urlOf('shop', passwords.shop, port, 'shop'),
    administratorUrl,
    cluster,
    isElsewhere: cluster !== join(dataDir, 'postgres'),
    ended: endOf(child),
    stop: () => stopServer(child),
  };
}

/** Address of the server that runs on `postgres` under dataDir for the shop's own role; undefined when none answers yet. */
export function urlOfRunningServer(dataDir) {
  const cluster = join(dataDir, 'postgres');
  const server = readPostmasterFile(cluster);
  if (!server?.ready) return undefined;
  const { shop } = readOrMakePasswords(join(dataDir, 'postgres-passwords.json'), cluster);
  return urlOf('shop', shop, server.port, 'shop');
}

function urlOf(role, password, port, database) {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}
