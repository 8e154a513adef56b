import { readFileSync } from 'node:fs';
import { type Options, transform } from '@swc/core';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Compiles the server with the options that `bin/installation/compile-server.mjs` takes, and the specs that it leaves out. */
function builtServer(): Plugin {
  const options = readFileSync(new URL('server/.swcrc', import.meta.url), 'utf8');
  const { jsc, sourceMaps } = JSON.parse(options) as Pick<Options, 'jsc' | 'sourceMaps'>;
  return {
    name: 'built-server',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/ },
      async handler(source, filename) {
        const { code, map } = await transform(source, { filename, jsc, sourceMaps, swcrc: false });
        return { code, map };
      },
    },
  };
}

const server = { extends: true as const, oxc: false as const, plugins: [builtServer()] };

/** Judges the storefront as it is built. */
const FIRST_LOAD = 'bin/checks/first-load.spec.mjs';

function onPostgres(name: string, include: string) {
  return {
    ...server,
    test: {
      name,
      include: [include],
      globalSetup: 'server/kernel/database/test-template.ts',
    },
  };
}

/**
 * A worker loads each module once, for all of its files: a file leaves everything that others share as it found it.
 */
export default defineConfig({
  // As Node has it: the main file of graphql is named without an extension, and two copies of it refuse each other's types.
  resolve: { extensions: ['.js', '.mjs', '.ts', '.tsx', '.json'] },
  test: {
    globals: true,
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    // Ends what hangs; a busy machine is given its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { hooks: 'list' },
    disableConsoleIntercept: true,
    projects: [
      {
        ...server,
        test: {
          name: 'unit',
          include: ['{server,demo,bench,bin}/**/*.spec.{ts,mjs}'],
          exclude: ['**/*.{int,faults}.spec.ts', FIRST_LOAD],
        },
      },
      { extends: true, test: { name: 'first-load', include: [FIRST_LOAD] } },
      onPostgres('integration', 'server/**/*.int.spec.ts'),
      // Kills and restarts what runs, again and again.
      onPostgres('faults', 'server/**/*.faults.spec.ts'),
      {
        extends: true,
        test: {
          name: 'client',
          include: ['client/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: 'client/test-setup.ts',
        },
      },
    ],
  },
});
