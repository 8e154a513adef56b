import { spawn } from 'node:child_process';

/**
 * Stands between the launcher and a command it waits for (npm, a build, an import): when the launcher says so or is gone,
 * however it ended, the command and everything it started go too. Leads their process group.
 *
 * node warden.mjs <shell | plain> <command> [arguments …]
 */
const PATIENCE_MS = 5_000;
const [kind, command, ...args] = process.argv.slice(2);

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: kind === 'shell' });
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));

process.once('disconnect', endGroup);
process.once('message', endGroup);
// The launcher may have been killed while this process was still loading.
if (!process.connected) endGroup();

function endGroup() {
  if (process.platform === 'win32') {
    child.kill();
    return;
  }
  // The signal reaches the warden too, which stays until the command has ended.
  process.on('SIGTERM', () => {});
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), PATIENCE_MS).unref();
}
