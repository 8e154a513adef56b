import { ensureBuilt, forgetBuilds } from './launcher/build.mjs';
import { runCommand } from './launcher/command.mjs';
import { narrate } from './launcher/narration.mjs';

await runCommand(async (lifetime) => {
  forgetBuilds();
  await ensureBuilt({ signal: lifetime.signal, narrate });
  return 0;
});
