import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

const SERVER = path.resolve(import.meta.dirname, '../..');
/** Below the project, so that the compiled files find its node_modules. */
const CACHE = path.join(SERVER, '../node_modules/.cache/compiled-entries');
const compiled = new Map<string, string>();

/**
 * The entry of a process or thread compiled to JavaScript, for specs: Node cannot run TypeScript. Compiled once, until a source changes.
 *
 * @param entry TypeScript below server
 * @param rooms that it imports, itself included
 * @returns its path
 */
export function compiledEntry(entry: string, rooms: readonly string[]): string {
  const build = compiled.get(entry) ?? compileOnce(rooms);
  compiled.set(entry, build);
  return path.join(build, entry.replace(/\.ts$/, '.js'));
}

function compileOnce(rooms: readonly string[]): string {
  const sources = rooms.flatMap(sourcesBelow).map((file) => ({
    file,
    code: readFileSync(path.join(SERVER, file), 'utf8'),
  }));
  const build = path.join(
    CACHE,
    createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16),
  );
  if (existsSync(build)) return build;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(path.join(CACHE, 'unfinished-'));
  for (const { file, code } of sources) {
    const target = path.join(unfinished, file.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      transformSync(code, { filename: file, configFile: path.join(SERVER, '.swcrc') }).code,
    );
  }
  moveTo(build, unfinished);
  return build;
}

/** Specs of several processes may compile at once; the first one wins. */
function moveTo(build: string, unfinished: string): void {
  try {
    renameSync(unfinished, build);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(build)) throw error;
  }
}

function sourcesBelow(room: string): string[] {
  return readdirSync(path.join(SERVER, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|[/\\])test-/.test(file))
    .map((file) => path.join(room, file));
}
