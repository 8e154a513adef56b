import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { isSource } from './build.mjs';

const textOf = (path) => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** What the Dockerfile removes after the build: npm knows no kind of package for it. */
const [, command] = /npm uninstall (.*)/.exec(textOf('Dockerfile'));
const removed = command.split(/\s+/).filter((word) => /^@?[a-z]/.test(word));

it('removes packages that build the shop from the image', () => {
  const { dependencies } = JSON.parse(textOf('package.json'));
  expect(removed).toContain('vite');
  expect(removed.filter((name) => !(name in dependencies))).toEqual([]);
});

it('removes no package from the image that the server imports', () => {
  const sources = readdirSync(join(PROJECT_ROOT, 'server'), { recursive: true })
    .filter((path) => path.endsWith('.ts') && isSource(path) && !/(?:^|\/)(?:test-|testing\/)/.test(path))
    .map((path) => textOf(join('server', path)));
  const isImported = (name) => {
    const importing = new RegExp(`^import (?!type )[^;]*'${name}['/]`, 'm');
    return sources.some((source) => importing.test(source));
  };
  expect(removed.filter(isImported)).toEqual([]);
  expect(isImported('@nestjs/core')).toBe(true);
});
