import { readFileSync } from 'node:fs';
import { transform } from '@swc/core';
import { defineConfig } from 'vitest/config';

/**
 * Compiles the server as `nest build` does, and the specs that a build leaves out.
 * @returns {import('vite').Plugin}
 */
function builtServer() {
  const { jsc, sourceMaps } = JSON.parse(readFileSync(new URL('server/.swcrc', import.meta.url), 'utf8'));
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

const server = { extends: true, oxc: false, plugins: [builtServer()] };

function onPostgres(name: string, include: string) {
  return {
    ...server,
    test: {
      name,
      include: [include],
      globalSetup: 'server/kernel/database/test-template.ts',
      // The first of a run makes the template of all databases, perhaps on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
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
    testTimeout: 30_000,
    hookTimeout: 30_000,
    sequence: { hooks: 'list' },
    disableConsoleIntercept: true,
    projects: [
      {
        ...server,
        test: {
          name: 'unit',
          include: ['{server,demo,bench,bin}/**/*.spec.{ts,mjs}'],
          exclude: ['**/*.{int,faults}.spec.ts'],
        },
      },
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
