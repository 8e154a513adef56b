import { resolve } from 'node:path';
import { OperatorError } from './operator-error.mjs';

/** The server's own defaults, needed before it is built; a spec compares them. */
const DEFAULT_PORT = '3000';
const DEFAULT_DATA_DIR = '.data';

/**
 * The few variables the launcher needs before the server is built. The server validates them and all others.
 * @typedef {{ port: number, dataDir: string, databaseUrl?: string }} Configuration
 */

/** @returns {Configuration} @throws {OperatorError} when PORT is not one the launcher can ask the shop on */
export function readConfiguration(environment, projectRoot) {
  return {
    port: readPort(environment.PORT || DEFAULT_PORT),
    dataDir: resolve(projectRoot, environment.DATA_DIR || DEFAULT_DATA_DIR),
    databaseUrl: environment.DATABASE_URL || undefined,
  };
}

/** Stricter than the server, which takes 0 for any free port. */
function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new OperatorError('PORT is wrong: must be a whole number from 1 to 65535');
}
