import { resolve } from 'node:path';
import { Fault } from './fault.mjs';

const DEFAULT_PORT = 3000;

/**
 * What the launcher itself reads; everything else goes to the processes as it is.
 * @typedef {{ port: number, dataDir: string, databaseUrl?: string, redisUrl?: string, wantsDemo: boolean }} Configuration
 * `wantsDemo` loads the demo catalogue into a database that was given; an own database always gets it.
 */

/** @returns {Configuration} @throws {Fault} naming the wrong variable in the words of the server, never its value */
export function readConfiguration(environment, projectRoot) {
  return {
    port: readPort(environment.PORT),
    dataDir: resolve(projectRoot, environment.DATA_DIR || '.data'),
    databaseUrl: readUrl('DATABASE_URL', environment.DATABASE_URL, {
      protocols: ['postgres:', 'postgresql:'],
      shape: 'postgres://user:password@host:port/database',
    }),
    redisUrl: readUrl('REDIS_URL', environment.REDIS_URL, {
      protocols: ['redis:', 'rediss:'],
      shape: 'redis://host:port',
    }),
    wantsDemo: readFlag('DEMO', environment.DEMO),
  };
}

function readPort(text) {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Fault('PORT is wrong: must be a whole number from 1 to 65535');
}

function readFlag(name, text) {
  if (!text) return false;
  if (['1', 'true'].includes(text)) return true;
  if (['0', 'false'].includes(text)) return false;
  throw new Fault(`${name} is wrong: must be one of 0, 1, false, true`);
}

function readUrl(name, text, { protocols, shape }) {
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new Fault(`${name} is wrong: must be ${shape}`);
}
