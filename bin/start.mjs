import { requireRecentNode } from './operator/node-version.mjs';

requireRecentNode();
// Loaded after the check: an older Node might not even understand the rest.
const { startCommand } = await import('./launcher/start-command.mjs');
await startCommand();
