import { complaintAboutNode } from './operator/node-version.mjs';

const complaint = complaintAboutNode(process.version);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
// Loaded after the check: an older Node might not even understand the rest.
const { devCommand } = await import('./launcher/dev-command.mjs');
await devCommand();
