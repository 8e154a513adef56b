import { runCommand } from './commands/commands.js';
import { orEnd } from './web/process/run-process.js';

await orEnd(() => runCommand(process.argv.slice(2)));
