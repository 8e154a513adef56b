import { ensureBuilt, forgetBuilds } from '../installation/build.mjs';
import { ensureInstalled } from '../installation/install.mjs';
import { reportStep } from '../operator/terminal.mjs';
import { runCommand } from './command.mjs';

/** `npm run build`: builds everything anew, after installing packages that are missing. */
export function buildCommand() {
  return runCommand(async ({ signal }) => {
    await ensureInstalled('shop', signal);
    forgetBuilds();
    await ensureBuilt({ signal, reportStep });
    return 0;
  });
}
