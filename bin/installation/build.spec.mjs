import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { SERVER } from './build.mjs';

it('builds the server anew after a change of what compiles it', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const [, compiler] = scripts[SERVER.script].split(' ');
  expect(SERVER.sources).toContain(compiler);
});
