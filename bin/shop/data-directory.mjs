import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';

/** Creates DATA_DIR when it is missing, and checks that it is writable. */
export function prepareDataDirectory(dataDir) {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    if (!existsSync(dataDir)) {
      makeDirectory(dataDir);
      // Passable for the user who runs PostgreSQL when that is another one; not readable.
      chmodSync(dataDir, 0o711);
    }
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new OperatorError(`DATA_DIR: cannot write to ${dataDir} (${error.code}).`);
  }
}

/** Step by step: Node's own recursive mkdir never returns from places like /proc. */
function makeDirectory(path) {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}
