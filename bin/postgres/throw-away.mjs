import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataDirectory, isClaimed } from '../processes/run-file.mjs';
import { openEmbeddedPostgres } from './embedded.mjs';
import { endLeftoverServer } from './leftover.mjs';

const PREFIX = 'tesisat-throw-away-';
/** The file system in memory of a Linux, and its number. */
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
  if (hasRoomInMemory()) symlinkSync(mkdtempSync(join(MEMORY, PREFIX)), join(dataDir, 'postgres'));
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

/** A database has 900 files: on a disk its file system has more to do with them than PostgreSQL and the tests. */
function hasRoomInMemory() {
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
  const found = statSync(directory, { throwIfNoEntry: false });
  if (!found?.isDirectory() || Date.now() - found.mtimeMs < ABANDONED_AFTER_MS) return false;
  return process.getuid === undefined || found.uid === process.getuid();
}

/** The cluster may be elsewhere, behind a link. */
async function remove(dataDir) {
  const cluster = join(dataDir, 'postgres');
  if (statSync(cluster, { throwIfNoEntry: false })) {
    await endLeftoverServer(cluster);
    rmSync(realpathSync(cluster), { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}
