import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../bin/chromium.mjs';
import { FIRST_PRODUCT } from './operations.mjs';
import { startApi } from './processes.mjs';
import { report } from './report.mjs';

/** Minimum scores out of 100, by Lighthouse category. */
const GOALS = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Runs Lighthouse with mobile settings on home, list and product page of the demo catalog. */
export async function benchLighthouse({ databaseUrl, dataDir }) {
  const chromium = findChromium();
  if (!chromium) {
    process.stdout.write('  Lighthouse: not measured, no Chromium was found\n');
    return;
  }
  const api = await startApi(databaseUrl, dataDir);
  try {
    for (const [name, path] of await pagesOf(api.origin)) {
      reportScores(name, await scoresOf(`${api.origin}${path}`, chromium));
    }
  } finally {
    api.stop();
  }
}

/** @returns {Promise<[name: string, path: string][]>} */
async function pagesOf(origin) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: FIRST_PRODUCT }),
  });
  const { data } = await response.json();
  return [
    ['home', '/'],
    ['list', '/urunler'],
    ['product', `/urun/${data.products.items[0].slug}`],
  ];
}

/** A new browser for each page, so that no page finds the files of another in the cache. */
async function scoresOf(url, { path, env }) {
  const browser = await launch({ chromePath: path, envVars: { ...process.env, ...env }, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(url, { port: browser.port, onlyCategories: Object.keys(GOALS) });
    return Object.keys(GOALS).map((category) => Math.round(lhr.categories[category].score * 100));
  } finally {
    browser.kill();
  }
}

function reportScores(name, scores) {
  const goals = Object.values(GOALS);
  report({
    what: `Lighthouse, mobile, ${name}: ${Object.keys(GOALS).join(', ')}`,
    measured: scores.join(', '),
    reference: '–',
    ratio: scores.join(', '),
    goal: `≥ ${goals.join(', ')}`,
    reached: scores.every((score, index) => score >= goals[index]),
  });
}
