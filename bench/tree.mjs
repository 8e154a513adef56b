import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../bin/project.mjs';

const { values } = parseArgs({ options: { tree: { type: 'string' } }, strict: false });

/** The checkout whose server is measured. */
export const TREE = values.tree ? resolve(values.tree) : PROJECT_ROOT;
