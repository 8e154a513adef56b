import { join, resolve } from 'node:path';
import { urlOfRunningServer } from '../bin/postgres/embedded.mjs';
import { PROJECT_ROOT } from '../bin/project.mjs';
import { readOrMakeMasterKey } from '../bin/shop/master-key.mjs';

// One more API process on the database of the shop under test. What is configured differently stands in its environment.
const dataDir = resolve(process.env.DATA_DIR ?? '');
process.env.DATABASE_URL ||= urlOfRunningServer(dataDir);
process.env.MASTER_KEY ||= readOrMakeMasterKey(dataDir);
await import(join(PROJECT_ROOT, 'dist/server/main.js'));
