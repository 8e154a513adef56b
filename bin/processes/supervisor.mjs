import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a command for the launcher (npm, a build, an import) in a process group of its own: when the launcher asks for it
 * or has ended, for whatever reason, the command and everything it started are ended too.
 *
 * node supervisor.mjs <shell | plain> <command> [arguments …]
 */
const TIMEOUT_MS = 5_000;
const [kind, command, ...args] = process.argv.slice(2);

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: kind === 'shell' });
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

process.once('disconnect', endGroup);
process.once('message', endGroup);
// The launcher may have been killed while this process was still loading.
if (!process.connected) endGroup();

function endGroup() {
  if (process.platform === 'win32') {
    child.kill();
    return;
  }
  // The signal reaches the supervisor too, which stays until the command has ended.
  process.on('SIGTERM', () => {});
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), TIMEOUT_MS).unref();
}
