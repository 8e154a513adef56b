import { nodeVersionError } from './operator/node-version.mjs';

const versionError = nodeVersionError(process.version);
if (versionError) {
  console.error(versionError);
  process.exit(1);
}
// Loaded after the check: an older Node might not even understand the rest.
const { testCommand } = await import('./checks/test-command.mjs');
await testCommand(process.argv.slice(2));
