import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';

const page = readFileSync(join(PROJECT_ROOT, 'docs/architecture.md'), 'utf8');
const [, index = ''] = /\n## Looking for something\n([\s\S]*?)\n## /.exec(page) ?? [];
const places = Array.from(index.matchAll(/`([^`]+(?:\.ts|\/))`/g), ([, place]) => place);

it('names only files and folders that exist in the index of docs/architecture.md', () => {
  expect(places).toContain('kernel/mail/mailer.ts');
  expect(places.filter((place) => !existsSync(join(PROJECT_ROOT, 'server', place)))).toEqual([]);
});
