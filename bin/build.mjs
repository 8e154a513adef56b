import { ensureBuilt, forgetBuilds } from './installation/build.mjs';
import { runCommand } from './launcher/command.mjs';
import { reportStep } from './operator/terminal.mjs';

await runCommand(async (lifetime) => {
  forgetBuilds();
  await ensureBuilt({ signal: lifetime.signal, reportStep });
  return 0;
});
