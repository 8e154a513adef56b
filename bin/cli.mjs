import { cliCommand } from './launcher/cli-command.mjs';

await cliCommand(process.argv.slice(2));
