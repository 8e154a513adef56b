import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';

const CLIENT_BUILD = new URL('dist/client/', import.meta.url).pathname;
const SERVER_BUILD = new URL('dist/ssr/', import.meta.url).pathname;

/**
 * Hands the manifest of the browser's build to the server's entry, which preloads what a route needs.
 * The browser is therefore built first; in development the manifest is empty.
 * @returns {import('vite').Plugin}
 */
function clientManifest() {
  const id = 'virtual:client-manifest';
  let isBuild = false;
  return {
    name: 'client-manifest',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      const manifest = isBuild ? readFileSync(`${CLIENT_BUILD}.vite/manifest.json`, 'utf8') : '{}';
      return `export default ${manifest}`;
    },
  };
}

const COMPRESSIBLE = /\.(?:css|js|json|svg|txt|webmanifest)$/;
/** Below this a file fits one packet anyway. */
const WORTH_COMPRESSING_BYTES = 1_024;

/**
 * Writes a `.br` and a `.gz` beside each file of the browser's build that is worth it: the server compresses none itself.
 * @returns {import('vite').Plugin}
 */
function compressedVariants() {
  return {
    name: 'compressed-variants',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // Not `closeBundle`, which is called after a failed build too: its own error would be lost behind a folder that is missing.
    async writeBundle() {
      const entries = readdirSync(CLIENT_BUILD, { recursive: true, withFileTypes: true });
      const worthwhile = entries.filter(({ name }) => COMPRESSIBLE.test(name));
      await Promise.all(worthwhile.map(({ parentPath, name }) => compress(path.join(parentPath, name))));
    },
  };
}

/** @param {string} file */
async function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_COMPRESSING_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Style sheets say `@tokens;`, `@text styles;` and `@recipe button;` where what the system makes of them belongs.
 * @returns {import('vite').Plugin}
 */
function systemStyles() {
  const importSheet = () => runnerImport(new URL('client/design/sheet.ts', import.meta.url).pathname);
  /** @type {ReturnType<typeof importSheet> | undefined} */
  let builtSheet;
  return {
    name: 'system-styles',
    enforce: 'pre',
    // Before the build occupies this process: Vite waits at most 60 s for each module, which a busy machine exceeded.
    async buildStart() {
      if (this.meta.watchMode) return;
      builtSheet = importSheet();
      await builtSheet;
    },
    transform: {
      filter: { id: /\.css$/, code: /@(?:tokens|text styles|recipe button);/ },
      async handler(code) {
        const { module, dependencies } = await (builtSheet ?? importSheet());
        for (const file of dependencies) this.addWatchFile(path.resolve(file));
        const css = code
          .replace('@tokens;', () => module.tokenCss())
          .replace('@text styles;', () => module.textCss())
          .replace('@recipe button;', () => module.buttonCss());
        return { code: css, map: null };
      },
    },
  };
}

/** @param {'server' | 'client' | 'admin'} side */
function entry(side) {
  return new URL(`client/app/entry-${side}.tsx`, import.meta.url).pathname;
}

/** One stylesheet of 15 kB for the whole storefront paints sooner than five that together have 9 kB. */
const STYLES = {
  name: 'styles',
  test: /client[\\/](?:design|features|storefront|ui)[\\/].*\.css$/,
  priority: 4,
};

/** What every icon is made by imports no part of the shop: beside parts, it would let two files wait for each other. */
const ICON_BASE = {
  name: 'icon-base',
  test: /lucide-react[\\/]dist[\\/]esm[\\/](?!icons|lucide-react)/,
  priority: 5,
};

/**
 * Icons and generic parts that several screens show: a few files instead of dozens, some with 65 bytes. By who needs them:
 * nothing of lazy screens or of the panel travels with the first page.
 */
const SHARED = {
  test: /client[\\/](?:design|shop|ui)[\\/]|lucide-react/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1_000,
};

/** What only personal screens and the panel are built of. */
const PERSONAL_LIBRARIES =
  /node_modules[\\/](?:@(?:ark-ui|chakra-ui|emotion|hookform|zag-js)|react-hook-form|zod)[\\/]/;
const PUBLIC_PAGES =
  /client[\\/](?:app[\\/]entry-client|storefront[\\/](?!cart|favorites|material-lists|messages|orders|profile|sign-in)[\\/\w-]*-screen)\.tsx$/;

/**
 * Small files are merged within a group. So parts of public pages are apart from those of other screens, and what is built
 * of their libraries from both: no public page loads any of it.
 */
const SHARED_PARTS = ['parts', 'later-parts', 'personal-parts'].map((group, index) => ({
  ...SHARED,
  /** @type {import('rolldown').CodeSplittingNameFunction} */
  name: (id, graph) => (groupOf(id, graph) === group ? group : null),
  // A module goes to the first group that needs it: what all share is part of the public pages.
  priority: 3 - index,
}));

/**
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph
 */
function groupOf(id, graph) {
  const isPersonal = leadsTo(PERSONAL_LIBRARIES, id, (module) => graph.getModuleInfo(module)?.importedIds);
  if (isPersonal) return 'personal-parts';
  return leadsTo(PUBLIC_PAGES, id, (module) => graph.getModuleInfo(module)?.importers)
    ? 'parts'
    : 'later-parts';
}

/**
 * Whether imports, followed in one direction, lead from a module to one of these.
 * @param {RegExp} wanted
 * @param {string} id
 * @param {(id: string) => readonly string[] | undefined} follow
 * @returns {boolean}
 */
function leadsTo(wanted, id, follow, seen = new Set()) {
  if (seen.has(id)) return false;
  seen.add(id);
  return wanted.test(id) || (follow(id) ?? []).some((next) => leadsTo(wanted, next, follow, seen));
}

/** Rolldown names such a file after everything that loads it. @param {{ name: string }} chunk */
const chunkFileNames = ({ name }) =>
  `assets/${/^(?:[a-z]+-)?parts~/.test(name) ? 'parts' : '[name]'}-[hash].js`;

/** `vite build` makes dist/client, then `vite build --ssr` makes dist/ssr/entry-server.js. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: new URL('client', import.meta.url).pathname,
  plugins: [react(), systemStyles(), clientManifest(), compressedVariants()],
  appType: 'custom',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? SERVER_BUILD : CLIENT_BUILD,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild
      ? { input: entry('server'), output: { entryFileNames: '[name].js', codeSplitting: false } }
      : {
          input: [entry('client'), entry('admin')],
          output: { codeSplitting: { groups: [ICON_BASE, STYLES, ...SHARED_PARTS] }, chunkFileNames },
        },
  },
  // The server's entry is one file: it starts fast and needs no development build of React by accident.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
