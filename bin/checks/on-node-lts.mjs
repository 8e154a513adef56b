import { spawnSync } from 'node:child_process';
import { ensureNodeLts } from './node-lts.mjs';

/** Runs Node's current LTS, installing it at the first time, with the arguments given. */
const binary = await ensureNodeLts();
const { status } = spawnSync(binary, process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
