import { requireRecentNode } from './operator/node-version.mjs';

requireRecentNode();
// Loaded after the check: an older Node might not even understand the rest.
const { devCommand } = await import('./launcher/dev-command.mjs');
await devCommand();
