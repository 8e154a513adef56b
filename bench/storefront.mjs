import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { measureLoad } from './load.mjs';
import { startApi, startReference } from './processes.mjs';
import { report } from './report.mjs';

const CONNECTIONS = 50;
const SECONDS = 8;
const MAX_FIRST_LOAD_KB = 170;

/** Measures the product page against a Fastify server that sends the same compressed bytes from memory. */
export async function benchProductPage({ databaseUrl, dataDir }) {
  const api = await startApi(databaseUrl, dataDir);
  const path = '/urun/urun-1';
  const headers = { 'accept-encoding': 'br' };
  const html = Buffer.from(await (await fetch(`${api.origin}${path}`)).arrayBuffer());
  const reference = await startReference('bench/reference-page.mjs', { input: brotliCompressSync(html) });
  try {
    const load = { connections: CONNECTIONS, seconds: SECONDS, headers, requests: [{ method: 'GET', path }] };
    const plain = await measureLoad({ ...load, url: `http://127.0.0.1:${reference.port}` });
    const page = await measureLoad({ ...load, url: api.origin });
    if (plain.errors + page.errors > 0) throw new Error('requests failed');
    const ratio = page.perSecond / plain.perSecond;
    report({
      what: `product page, anonymous, ${Math.round(html.length / 1024)} kB of HTML`,
      measured: `${Math.round(page.perSecond)}/s`,
      reference: `${Math.round(plain.perSecond)}/s`,
      ratio: ratio.toFixed(2),
      goal: '≥ 0.5',
      reached: ratio >= 0.5,
    });
    await benchJavaScript(api.origin);
  } finally {
    api.stop();
    reference.stop();
  }
}

/** Measures all scripts that the home page references, including their static imports. */
async function benchJavaScript(origin) {
  const html = await (await fetch(origin)).text();
  const referenced = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  const files = new Set(referenced);
  for (const path of files) {
    const source = readFileSync(`dist/client${path}`, 'utf8');
    for (const [, imported] of source.matchAll(
      /(?:^|[;}\s])import\s*(?:[^'"()]*?from)?\s*["']\.\/([^"']+\.js)["']/g,
    )) {
      files.add(`/assets/${imported}`);
    }
  }
  const sizes = [...files].map((path) => brotliCompressSync(readFileSync(`dist/client${path}`)).length);
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
