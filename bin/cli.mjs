import { requireRecentNode } from './operator/node-version.mjs';

requireRecentNode();
// Loaded after the check: an older Node might not even understand the rest.
const { cliCommand } = await import('./launcher/cli-command.mjs');
await cliCommand(process.argv.slice(2));
