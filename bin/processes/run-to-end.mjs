import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';

const WARDEN = join(PROJECT_ROOT, 'bin', 'processes', 'warden.mjs');

/**
 * Runs a command to its end and keeps what it wrote. An abort ends the command and everything it started.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runToEnd(command, args, { env = process.env, signal, shell = false } = {}) {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [WARDEN, shell ? 'shell' : 'plain', command, ...args], {
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

/** A script of package.json, without the second npm runs take to start. */
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

/** The end of a long output, where the reason usually stands. */
export function tailOf(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
