import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { tailOf } from './run-to-end.mjs';

const TAIL_LINES = 15;

/**
 * Where the output of a process goes.
 * @typedef {{ stdio: number | 'pipe', attach(child: import('node:child_process').ChildProcess): void,
 *   tail(): string, file?: string }} ProcessOutput `stdio` is passed to spawn, then `attach` is called; `file` is the log
 */

/** One log file per process in DATA_DIR; that of the previous run is renamed. @returns {(name: string) => ProcessOutput} */
export function logFiles(dataDir) {
  return (name) => {
    const file = join(dataDir, `${name}.log`);
    if (existsSync(file)) renameSync(file, join(dataDir, `${name}.previous.log`));
    const stdio = openSync(file, 'a', 0o600);
    return {
      stdio,
      file,
      attach: () => closeSync(stdio),
      tail: () => tailOf(readFileSync(file, 'utf8'), TAIL_LINES),
    };
  };
}

/** Readable lines on the terminal. @returns {Promise<(name: string) => ProcessOutput>} */
export async function terminalOutput() {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pretty } = await import('pino-pretty');
  const lines = pretty({ ignore: 'pid,hostname', colorize: process.stdout.isTTY === true });
  return () => ({
    stdio: 'pipe',
    attach(child) {
      child.stdout.pipe(lines, { end: false });
      child.stderr.pipe(process.stderr, { end: false });
    },
    tail: () => '',
  });
}
