import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { tailOf } from './run-to-end.mjs';

const LAST_WORDS_LINES = 15;

/**
 * Where what a process writes goes.
 * @typedef {{ output: number | 'pipe', attach(child: import('node:child_process').ChildProcess): void,
 *   lastWords(): string, place?: string }} Outlet `output` is for spawn, `attach` follows it; `place` is the file
 */

/** One file a process in DATA_DIR; the one of the run before is kept beside it. @returns {(name: string) => Outlet} */
export function toFiles(dataDir) {
  return (name) => {
    const file = join(dataDir, `${name}.log`);
    if (existsSync(file)) renameSync(file, join(dataDir, `${name}.previous.log`));
    const output = openSync(file, 'a', 0o600);
    return {
      output,
      place: file,
      attach: () => closeSync(output),
      lastWords: () => tailOf(readFileSync(file, 'utf8'), LAST_WORDS_LINES),
    };
  };
}

/** Readable lines on the terminal. @returns {Promise<(name: string) => Outlet>} */
export async function toTerminal() {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pretty } = await import('pino-pretty');
  const lines = pretty({ ignore: 'pid,hostname', colorize: process.stdout.isTTY === true });
  return () => ({
    output: 'pipe',
    attach(child) {
      child.stdout.pipe(lines, { end: false });
      child.stderr.pipe(process.stderr, { end: false });
    },
    lastWords: () => '',
  });
}
