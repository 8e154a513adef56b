import { requireRecentNode } from './operator/node-version.mjs';

requireRecentNode();
// Loaded after the check: an older Node might not even understand the rest.
const { buildCommand } = await import('./launcher/build-command.mjs');
await buildCommand();
