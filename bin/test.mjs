import { requireRecentNode } from './operator/node-version.mjs';

requireRecentNode();
// Loaded after the check: an older Node might not even understand the rest.
const { testCommand } = await import('./checks/test-command.mjs');
await testCommand(process.argv.slice(2));
