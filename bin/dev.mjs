import { nodeVersionError } from './operator/node-version.mjs';

const versionError = nodeVersionError(process.version);
if (versionError) {
  console.error(versionError);
  process.exit(1);
}
// Loaded after the check: an older Node might not even understand the rest.
const { devCommand } = await import('./launcher/dev-command.mjs');
await devCommand();
