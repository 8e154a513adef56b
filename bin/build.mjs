import { ensureBuilt, forgetBuilds } from './installation/build.mjs';
import { runCommand } from './launcher/command.mjs';
import { narrate } from './operator/narration.mjs';

await runCommand(async (lifetime) => {
  forgetBuilds();
  await ensureBuilt({ signal: lifetime.signal, narrate });
  return 0;
});
