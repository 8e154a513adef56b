import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    closeBundle() {
      for (const entry of readdirSync(CLIENT_BUILD, { recursive: true, withFileTypes: true })) {
        if (COMPRESSIBLE.test(entry.name)) compress(path.join(entry.parentPath, entry.name));
      }
    },
  };
}

/** @param {string} file */
function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_COMPRESSING_BYTES) return;
  const brotli = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: brotli }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** @param {'server' | 'client'} side */
function entry(side) {
  return new URL(`client/app/entry-${side}.tsx`, import.meta.url).pathname;
}

/** One stylesheet of 15 kB for the whole storefront paints sooner than five that together have 9 kB. */
const STYLES = { name: 'styles', test: /client[\\/](?:features|storefront|ui)[\\/].*\.css$/, priority: 1 };

/**
 * Icons and generic parts that several screens show: one file instead of dozens, some with 65 bytes. Not the
 * drawer, whose 24 kB of focus keeping come when one is opened.
 */
const SHARED_PARTS = {
  name: 'parts',
  test: /client[\\/]ui[\\/](?!drawer)|lucide-react/,
  minShareCount: 2,
};

/** `vite build` makes dist/client, then `vite build --ssr` makes dist/ssr/entry-server.js. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: new URL('client', import.meta.url).pathname,
  plugins: [react(), clientManifest(), compressedVariants()],
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
      : { input: entry('client'), output: { codeSplitting: { groups: [STYLES, SHARED_PARTS] } } },
  },
  // The server's entry is one file: it starts fast and needs no development build of React by accident.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
