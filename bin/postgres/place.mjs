import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { may } from './account.mjs';
import { linkLibraries } from './package.mjs';

const NAME = 'tesisat-magazasi';

/**
 * The directory with bin/, lib/ and share/: inside node_modules where the account can read it, else a copy.
 * @param {{ name: string, root: string, version: string }} postgresPackage
 */
export function placeBinaries(postgresPackage, account, dataDir) {
  const linked = linkLibraries(postgresPackage.root);
  const native = join(postgresPackage.root, 'native');
  if (linked && may(account, '-x', programIn(native, 'postgres'))) return native;

  const parent = may(account, '-x', dataDir) ? dataDir : reachableBase(account);
  const copy = join(parent, `postgres-${postgresPackage.name}-${postgresPackage.version}`);
  if (!existsSync(copy)) copyPackage(postgresPackage.root, copy);
  return join(copy, 'native');
}

export function programIn(binaries, name) {
  return join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * The data directory of the server: `postgres` in DATA_DIR. Where the account cannot enter DATA_DIR that is a
 * link to a directory of this DATA_DIR's own that it can enter.
 */
export function placeCluster(dataDir, account) {
  const inDataDir = join(dataDir, 'postgres');
  const present = lstatSync(inDataDir, { throwIfNoEntry: false });
  if (present?.isSymbolicLink() && existsSync(inDataDir)) return realpathSync(inDataDir);
  if (may(account, '-x', dataDir)) return inDataDir;
  if (present?.isDirectory()) {
    throw new OperatorError(`DATA_DIR: ${account.name} cannot enter ${inDataDir} any more.`);
  }

  const cluster = join(reachableBase(account), `data-${keyOf(dataDir)}`);
  // DATA_DIR was emptied since: the old data is renamed and not used again.
  if (existsSync(cluster)) renameSync(cluster, `${cluster}-until-${Date.now()}`);
  rmSync(inDataDir, { force: true });
  symlinkSync(cluster, inDataDir);
  return cluster;
}

/** A directory of ours that other users can enter but not write. */
function reachableBase(account) {
  const bases = ['/var/lib', tmpdir(), '/tmp'].map((parent) => join(parent, NAME));
  const base = bases.find((candidate) => isOurs(candidate) && may(account, '-x', candidate));
  if (!base) {
    throw new OperatorError(
      `DATA_DIR: found no directory for PostgreSQL that ${account.name} can enter (${bases.join(', ')}).`,
    );
  }
  return base;
}

function isOurs(directory) {
  try {
    mkdirSync(directory, { recursive: true });
    const { uid } = lstatSync(directory);
    if (uid !== process.getuid()) return false;
    chmodSync(directory, 0o711);
    return lstatSync(directory).isDirectory();
  } catch {
    return false;
  }
}

function keyOf(dataDir) {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
}

function copyPackage(from, to) {
  const unfinished = `${to}.new-${process.pid}`;
  copyDirectory(join(from, 'native'), join(unfinished, 'native'));
  linkLibraries(unfinished);
  renameSync(unfinished, to);
}

/** Sets modes: under a strict umask npm unpacks files that only the installing user can read. */
function copyDirectory(from, to) {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyDirectory(source, target);
    if (!entry.isFile()) continue;
    copyFileSync(source, target);
    chmodSync(target, 0o755);
  }
}
