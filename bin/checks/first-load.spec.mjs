import { readdirSync, readFileSync } from 'node:fs';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);
const BUILD = new URL('../../dist/client/', import.meta.url);
const CLIENT = new URL('../../client/', import.meta.url);

/** What only personal screens and the panel may load, by what its minified code still says. */
const FOREIGN = {
  Emotion: 'data-emotion',
  Chakra: 'chakra-theme',
  zag: 'data-scope',
  'react-hook-form': '_formState',
  zod: '_zod',
  recharts: 'recharts-',
};
/** Texts as code writes them: in quotes, or between tags. */
const TEXT = /(?:'([^'\n]{8,})'|>\s*([^<>{}\n]{8,}?)\s*<)/g;
const TURKISH = /[çğıöşüÇĞİÖŞÜ]/;
const PUBLIC_SCREENS =
  /^storefront\/(?!cart|favorites|material-lists|messages|orders|profile|quotes|sign-in).*-screen\.tsx$/;

/** @type {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} */
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));

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

it('loads neither Chakra nor Emotion nor a form library with a public page', () => {
  const found = firstLoad().flatMap((key) => {
    const code = readFileSync(new URL(manifest[key].file, BUILD), 'utf8');
    return Object.entries(FOREIGN)
      .filter(([, trace]) => code.includes(trace))
      .map(([name]) => `${name} in ${manifest[key].file}`);
  });
  expect(found).toEqual([]);
});

it('has no two files that wait for each other to be carried out', () => {
  const cycles = [];
  const done = new Set();
  const walk = (key, way) => {
    const start = way.indexOf(key);
    if (start >= 0) cycles.push(way.slice(start).map((part) => manifest[part].file));
    if (done.has(key)) return;
    done.add(key);
    for (const imported of manifest[key]?.imports ?? []) walk(imported, [...way, key]);
  };
  Object.keys(manifest).forEach((key) => walk(key, []));
  expect(cycles).toEqual([]);
});

const codeOf = (key) => readFileSync(new URL(manifest[key].file, BUILD), 'utf8');

/** Every file of the build that can be loaded from an entry on. */
function reachableFrom(entry) {
  const reachable = new Set();
  const walk = (key) => {
    if (reachable.has(key)) return;
    reachable.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    [...imports, ...dynamicImports].forEach(walk);
  };
  walk(entry);
  return [...reachable];
}

/** Turkish texts that stand in the panel's sources and nowhere else: minified code still has them. */
function panelTexts() {
  const sources = readdirSync(CLIENT, { recursive: true }).filter((path) => /(?<!\.spec)\.tsx?$/.test(path));
  const codeIn = (paths) => paths.map((path) => readFileSync(new URL(path, CLIENT), 'utf8')).join('\n');
  const isOfPanel = (path) => path.startsWith('admin');
  const elsewhere = codeIn(sources.filter((path) => !isOfPanel(path)));
  const ofPanel = codeIn(sources.filter(isOfPanel)).matchAll(TEXT);
  const own = new Set([...ofPanel].map(([, quoted, shown]) => quoted ?? shown));
  return [...own].filter((text) => TURKISH.test(text) && !elsewhere.includes(text));
}

it('never requests a file of the panel from the storefront', () => {
  const texts = panelTexts();
  const found = reachableFrom('app/entry-client.tsx').flatMap((key) => {
    if (/^(?:admin|app\/entry-admin)/.test(key)) return [key];
    const code = codeOf(key);
    return texts.filter((text) => code.includes(text)).map((text) => `«${text}» in ${manifest[key].file}`);
  });
  expect(found).toEqual([]);
});

it('knows the code of the panel by its texts', () => {
  const code = reachableFrom('app/entry-admin.tsx').map(codeOf).join('');
  const texts = panelTexts();
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => code.includes(text)).length).toBeGreaterThan(texts.length * 0.9);
});
