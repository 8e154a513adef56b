import { existsSync, readFileSync } from 'node:fs';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);
const BUILD = new URL('../../dist/client/', import.meta.url);

/** What only personal screens and the panel may load, by what its minified code still says. */
const FOREIGN = {
  Emotion: 'data-emotion',
  Chakra: 'chakra-theme',
  zag: 'data-scope',
  'react-hook-form': '_formState',
  zod: '_zod',
};
const PANEL_TEXT = 'Yönetim paneline giriş';
const PUBLIC_SCREENS = /^storefront\/(?!cart|orders|sign-in).*-screen\.tsx$/;

/** @type {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} */
const manifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
const built = Object.keys(manifest).length > 0 ? it : it.skip;

function loadedWith(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) loadedWith(imported, seen);
  return seen;
}

function firstLoad() {
  const starts = ['app/entry-client.tsx', ...Object.keys(manifest).filter((key) => PUBLIC_SCREENS.test(key))];
  return [...new Set(starts.flatMap((start) => [...loadedWith(start)]))];
}

built('loads neither Chakra nor Emotion nor a form library with a public page', () => {
  const found = firstLoad().flatMap((key) => {
    const code = readFileSync(new URL(manifest[key].file, BUILD), 'utf8');
    return Object.entries(FOREIGN)
      .filter(([, trace]) => code.includes(trace))
      .map(([name]) => `${name} in ${manifest[key].file}`);
  });
  expect(found).toEqual([]);
});

built('never requests a file of the panel from the storefront', () => {
  const reachable = new Set();
  const walk = (key) => {
    if (reachable.has(key)) return;
    reachable.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    [...imports, ...dynamicImports].forEach(walk);
  };
  walk('app/entry-client.tsx');
  const ofPanel = [...reachable].filter(
    (key) =>
      /^(?:admin|app\/entry-admin)/.test(key) ||
      readFileSync(new URL(manifest[key].file, BUILD), 'utf8').includes(PANEL_TEXT),
  );
  expect(ofPanel).toEqual([]);
});
