import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over names and contents, so that a copied or checked-out tree counts as unchanged and a deleted file as a change.
 * @param {string[]} sources files and directories; those that do not exist count as empty
 */
export function fingerprint(root, sources, isIgnored = () => false) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(root, source)).filter((path) => !isIgnored(path))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(root, path) {
  const entry = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (entry?.isFile()) return [path];
  if (!entry?.isDirectory()) return [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

/**
 * Whether something made from sources has to be made again.
 * @param {{ stamp: string, result: string, wanted: string }} made `stamp` is the file with the fingerprint it was made
 *   from, `result` a file of what was made: newer than the stamp means that somebody made it by hand since
 */
export function isStale({ stamp, result, wanted }) {
  if (!existsSync(stamp) || !existsSync(result)) return true;
  if (statSync(result).mtimeMs > statSync(stamp).mtimeMs) return true;
  return readFileSync(stamp, 'utf8') !== wanted;
}
