import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { claimDataDirectory, isClaimed } from '../processes/run-file.mjs';
import { openEmbeddedPostgres } from './embedded.mjs';
import { endLeftoverServer } from './leftover.mjs';

const PREFIX = 'tesisat-throw-away-';
/** The file system of Linux that is in memory, and its magic number. */
const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** Many times what a run stores. */
const ROOM_BYTES = 2 * 1024 ** 3;
/** Younger directories may be about to be claimed by a run that starts at the same moment. */
const ABANDONED_AFTER_MS = 60_000;

/**
 * A DATA_DIR for one run, its cluster in memory where there is room. Directories that killed runs left behind are removed.
 * @returns {Promise<{ dataDir: string, remove(): Promise<void> }>}
 */
export async function makeThrowAwayDirectory() {
  for (const directory of abandonedDirectories()) await remove(directory);
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX));
  // Passable for the user who runs PostgreSQL when that is another one; not readable.
  chmodSync(dataDir, 0o711);
  if (hasRoomInMemory()) symlinkSync(makeClusterInMemory(), join(dataDir, 'postgres'));
  return { dataDir, remove: () => remove(dataDir) };
}

/**
 * A PostgreSQL that is removed with its files when it is closed.
 * @param {{ projectRoot: string, durability?: 'durable' | 'throw-away' }} options
 */
export async function openThrowAwayPostgres({ projectRoot, durability = 'throw-away' }) {
  const { dataDir, remove: removeDirectory } = await makeThrowAwayDirectory();
  await claimDataDirectory(dataDir);
  const postgres = await openEmbeddedPostgres({ projectRoot, dataDir, durability });
  const close = async () => {
    await postgres.stop();
    await removeDirectory();
  };
  return { ...postgres, dataDir, close };
}

/** In a directory of its own, as PostgreSQL is set up beside it. */
function makeClusterInMemory() {
  const directory = mkdtempSync(join(MEMORY, PREFIX));
  chmodSync(directory, 0o711);
  const cluster = join(directory, 'postgres');
  mkdirSync(cluster);
  return cluster;
}

/** A database has 900 files: on a disk its file system has more to do with them than PostgreSQL and the tests. */
function hasRoomInMemory() {
  // Somebody has chosen another place.
  if (process.env.TMPDIR) return false;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

function abandonedDirectories() {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(tmpdir(), name))
    .filter((directory) => isOurs(directory) && !isClaimed(directory));
}

function isOurs(directory) {
  const found = lstatSync(directory, { throwIfNoEntry: false });
  if (!found?.isDirectory() || Date.now() - found.mtimeMs < ABANDONED_AFTER_MS) return false;
  return process.getuid === undefined || found.uid === process.getuid();
}

/** The cluster may be elsewhere, behind a link. */
async function remove(dataDir) {
  const cluster = join(dataDir, 'postgres');
  if (statSync(cluster, { throwIfNoEntry: false })) {
    await endLeftoverServer(cluster);
    const place = realpathSync(cluster);
    const isInMemory = place.startsWith(join(MEMORY, PREFIX));
    rmSync(isInMemory ? dirname(place) : place, { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}
