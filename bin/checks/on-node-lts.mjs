import { spawnSync } from 'node:child_process';
import { runCommand } from '../launcher/command.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { print } from '../operator/terminal.mjs';
import { ensureNodeLts, reasonToSkipNodeLts } from './node-lts.mjs';

/** Runs the LTS of Node, installing it at the first time, with the arguments given. */
await runCommand(async ({ signal }) => {
  const reason = reasonToSkipNodeLts();
  if (reason) {
    print(`Skipped. ${reason}`);
    return 0;
  }
  const binary = await ensureNodeLts(signal);
  const { status, error } = spawnSync(binary, process.argv.slice(2), { stdio: 'inherit' });
  if (error) throw new OperatorError(`The LTS of Node does not start: ${error.message}.`);
  return status ?? 1;
});
