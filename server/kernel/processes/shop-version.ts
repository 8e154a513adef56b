import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = 'tesisat-magazasi';

interface Manifest {
  name?: string;
  version?: string;
}

/** The version that package.json of this installation says, whichever folder the code was compiled into. */
export function shopVersion(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (folder !== dirname(folder)) {
    folder = dirname(folder);
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (name === NAME && version !== undefined) return version;
  }
  return 'unknown';
}
