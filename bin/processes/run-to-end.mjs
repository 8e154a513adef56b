import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';

const SUPERVISOR = join(PROJECT_ROOT, 'bin', 'processes', 'supervisor.mjs');

/**
 * Runs a command to its end and returns its output. An abort ends the command and everything it started.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runToEnd(command, args, { env = process.env, signal, shell = false } = {}) {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [SUPERVISOR, shell ? 'shell' : 'plain', command, ...args], {
    cwd: PROJECT_ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A process group of its own: Ctrl-C reaches the launcher alone, which then ends the whole group.
    detached: process.platform !== 'win32',
  });
  const end = () => child.connected && child.send('end');
  signal?.addEventListener('abort', end, { once: true });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a script of package.json without starting npm, which takes a second. */
export function runScript(name, { env = process.env, signal, args = [] } = {}) {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const path = [join(PROJECT_ROOT, 'node_modules', '.bin'), dirname(process.execPath), env.PATH].join(
    delimiter,
  );
  return runToEnd([scripts[name], ...args].join(' '), [], {
    env: { ...env, PATH: path },
    signal,
    shell: true,
  });
}

/** Runs npm, the very one that runs this process where there is one. */
export function npm(args, { signal }) {
  const cli = process.env.npm_execpath;
  if (cli && basename(cli) === 'npm-cli.js') return runToEnd(process.execPath, [cli, ...args], { signal });
  return runToEnd('npm', args, { signal, shell: process.platform === 'win32' });
}

/** The last lines of an output, which usually contain the reason. */
export function tailOf(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
