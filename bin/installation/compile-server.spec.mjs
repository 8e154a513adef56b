import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { compileServer } from './compile-server.mjs';

/** Equally deep, so that source maps name their sources alike. */
const DIRECTORIES = ['node_modules/.cache/compiled-by-nest', 'node_modules/.cache/compiled-by-us'];
const CONFIGURATION = 'node_modules/.cache/compiled-by-nest.json';
const inProject = (path) => join(PROJECT_ROOT, path);

afterAll(() =>
  [...DIRECTORIES, CONFIGURATION].forEach((path) =>
    rmSync(inProject(path), { recursive: true, force: true }),
  ),
);

function compileByNest(outDir) {
  const configuration = readFileSync(inProject('nest-cli.json'), 'utf8').replaceAll('dist/server', outDir);
  // What Nest deletes is the directory of tsconfig.json: the build of this checkout, on which a shop may run.
  const written = configuration.replace('"deleteOutDir": true', '"deleteOutDir": false');
  expect(written).not.toBe(configuration);
  mkdirSync(inProject('node_modules/.cache'), { recursive: true });
  writeFileSync(inProject(CONFIGURATION), written);
  const nest = 'node_modules/@nestjs/cli/bin/nest.js';
  execFileSync(process.execPath, [nest, 'build', '--config', CONFIGURATION], {
    cwd: PROJECT_ROOT,
    stdio: 'pipe',
  });
}

function contentsOf(directory) {
  const files = readdirSync(inProject(directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(inProject(directory).length), readFileSync(file, 'utf8')]));
}

it('compiles the server to the very files that `nest build` makes of it', async () => {
  const [byNest, byUs] = DIRECTORIES;
  compileByNest(byNest);
  await compileServer(byUs);
  const [expected, compiled] = [contentsOf(byNest), contentsOf(byUs)];
  expect([...compiled.keys()].sort()).toEqual([...expected.keys()].sort());
  expect([...compiled].filter(([file, content]) => content !== expected.get(file))).toEqual([]);
  expect(compiled.size).toBeGreaterThan(1_000);
}, 120_000);
