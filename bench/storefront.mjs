import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { measureCold, SMALL_CACHES } from './cold-load.mjs';
import { measureLoad } from './load.mjs';
import { startApi, startReference } from './processes.mjs';
import { report } from './report.mjs';
import { TREE } from './tree.mjs';

const CONNECTIONS = 50;
const RENDERING_CONNECTIONS = 10;
const SECONDS = 8;
const MIN_RENDERED_PER_SECOND = 400;
const MAX_FIRST_LOAD_KB = 110;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

/** Product pages that nobody asked for before, each rendered and compressed, against the same bytes from memory. */
export async function benchRenderedPage({ databaseUrl, dataDir }) {
  const api = await startApi(databaseUrl, dataDir, SMALL_CACHES);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query('SELECT slug FROM product ORDER BY md5(slug)');
  try {
    const plain = await measurePlain(await htmlOf(`${api.origin}/urun/${rows.at(-1).slug}`));
    const rendered = await measureCold({
      url: api.origin,
      pid: api.pid,
      database,
      connections: RENDERING_CONNECTIONS,
      seconds: SECONDS,
      request: (n) => ({ method: 'GET', path: `/urun/${rows[n % rows.length].slug}`, headers: HEADERS }),
      // Compressed; an error page has another status.
      check: (body) => body.length > 0,
    });
    report({
      what: 'product page, rendered anew, another one each time',
      measured: `${Math.round(rendered.perSecond)}/s, p95 ${rendered.p95Ms.toFixed(0)} ms, CPU ${rendered.serverMs.toFixed(2)} ms server + ${rendered.databaseMs.toFixed(2)} ms database`,
      reference: `${Math.round(plain.perSecond)}/s, the same bytes`,
      ratio: (rendered.perSecond / plain.perSecond).toFixed(3),
      goal: `≥ ${MIN_RENDERED_PER_SECOND}/s`,
      reached: rendered.perSecond >= MIN_RENDERED_PER_SECOND,
    });
  } finally {
    await database.end();
    api.stop();
  }
}

/** One product page from the cache, against a Fastify server that sends the same compressed bytes from memory. */
export async function benchKeptPage({ databaseUrl, dataDir }) {
  const api = await startApi(databaseUrl, dataDir);
  const path = '/urun/urun-1';
  try {
    const html = await htmlOf(`${api.origin}${path}`);
    const plain = await measurePlain(html);
    const requests = [{ method: 'GET', path }];
    const load = { connections: CONNECTIONS, seconds: SECONDS, headers: HEADERS, requests };
    const page = await measureLoad({ ...load, url: api.origin });
    if (page.errors > 0) throw new Error('requests failed');
    const ratio = page.perSecond / plain.perSecond;
    report({
      what: `product page, from the cache, ${Math.round(html.length / 1024)} kB of HTML`,
      measured: `${Math.round(page.perSecond)}/s`,
      reference: `${Math.round(plain.perSecond)}/s, the same bytes`,
      ratio: ratio.toFixed(2),
      goal: '≥ 0.5',
      reached: ratio >= 0.5,
    });
  } finally {
    api.stop();
  }
}

async function htmlOf(url) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function measurePlain(html) {
  const reference = await startReference('bench/reference-page.mjs', { input: brotliCompressSync(html) });
  try {
    const plain = await measureLoad({
      url: `http://127.0.0.1:${reference.port}`,
      connections: CONNECTIONS,
      seconds: SECONDS,
      headers: HEADERS,
      requests: [{ method: 'GET', path: '/urun' }],
    });
    if (plain.errors > 0) throw new Error('requests of the reference failed');
    return plain;
  } finally {
    reference.stop();
  }
}

export async function benchFirstScripts({ databaseUrl, dataDir }) {
  const api = await startApi(databaseUrl, dataDir);
  try {
    await benchJavaScript(api.origin);
  } finally {
    api.stop();
  }
}

/** Measures all scripts that the home page references, including their static imports. */
async function benchJavaScript(origin) {
  const html = await (await fetch(origin)).text();
  const referenced = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  const files = new Set(referenced);
  for (const path of files) {
    const source = readFileSync(fileOf(path), 'utf8');
    for (const [, imported] of source.matchAll(
      /(?:^|[;}\s])import\s*(?:[^'"()]*?from)?\s*["']\.\/([^"']+\.js)["']/g,
    )) {
      files.add(`/assets/${imported}`);
    }
  }
  const sizes = [...files].map((path) => brotliCompressSync(readFileSync(fileOf(path))).length);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  report({
    what: `JavaScript of the first page, ${files.size} files, brotli`,
    measured: `${kilobytes.toFixed(0)} kB`,
    reference: '–',
    ratio: `${kilobytes.toFixed(0)} kB`,
    goal: `≤ ${MAX_FIRST_LOAD_KB} kB`,
    reached: kilobytes <= MAX_FIRST_LOAD_KB,
  });
}

const fileOf = (path) => join(TREE, 'dist/client', path);
