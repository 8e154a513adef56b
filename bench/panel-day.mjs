import { chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.mjs';
import { report } from './report.mjs';

const ROUNDS = 5;
const MAX_STEP_MS = 100;
const MAX_SEARCH_MS = 150;
const LATENCY_MS = 500;
const BETWEEN_MS = 400;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
/** As a laptop of staff shows the panel. */
const WINDOW = { width: 1366, height: 768 };
const ORDERS = '/admin/siparisler';
const PALETTE = '[role=dialog]';

/**
 * How long staff wait for what they press in the orders, in a browser: at once, and with a line on which each answer takes
 * half a second longer. A search is timed from its last letter.
 *
 * @param {{ size: number, origin: string, login: object }} shop with orders; `login` is what staff sign in with
 */
export async function benchPanelDay(shop) {
  const found = findChromium();
  if (!found) {
    process.stdout.write('  a day in the panel: not measured, no Chromium was found\n');
    return;
  }
  const env = { ...process.env, ...found.env };
  const browser = await chromium.launch({ executablePath: found.path, args: FLAGS, env });
  try {
    const page = await browser.newPage({ viewport: WINDOW, baseURL: shop.origin, locale: 'tr-TR' });
    await page.request.post('/graphql', { data: shop.login });
    const near = await daysOf(page, shop);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const far = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', far);
    reportDay(shop, near, await daysOf(page, shop));
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<Record<string, number>>} the median of each step in milliseconds */
async function daysOf(page, shop) {
  const times = {};
  await page.goto(ORDERS);
  await page.locator('tbody tr').first().waitFor();
  // The first round loads the files of the screens.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, ms] of Object.entries(await dayOf(page, shop))) {
      if (round > 0) (times[name] ??= []).push(ms);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

async function dayOf(page, { size }) {
  const rows = page.locator('tbody tr');
  const times = {};
  const row = rows.nth(2).getByRole('link').first();
  const number = (await row.innerText()).trim();
  await row.hover();
  await pause(page);
  times['list → order'] = await timed(() => row.click(), heading(page, number));
  await pause(page);
  times['next order'] = await timed(() => page.keyboard.press('j'), hides(page, number));
  await pause(page);
  times['back to the list'] = await timed(() => page.keyboard.press('Escape'), isShown(page, 'tbody tr', ''));
  await pause(page);
  const tab = page.getByRole('link', { name: /^Teslim Edildi/ }).first();
  await tab.hover();
  await pause(page);
  times['tab of a state'] = await timed(() => tab.click(), shows(page, 'Teslim Edildi'));
  await pause(page);
  await page.getByRole('link', { name: /^Tümü/ }).first().click();
  await pause(page);
  const text = `musteri${String(Math.floor(size / 2) + Math.floor(Math.random() * 400))}`;
  const search = page.getByLabel('Numara, müşteri, firma, telefon, stok kodu');
  await search.pressSequentially(text.slice(0, -1));
  await pause(page);
  times.search = await timed(() => search.press(text.at(-1)), counts(page, '1 sonuç'));
  await search.fill('');
  await pause(page);
  times['palette opens'] = await timed(
    () => page.keyboard.press('ControlOrMeta+k'),
    isShown(page, PALETTE, ''),
  );
  await page.keyboard.type(number.slice(0, -1));
  await pause(page);
  times['palette finds'] = await timed(
    () => page.keyboard.type(number.at(-1)),
    isShown(page, `${PALETTE} [role=option]`, number),
  );
  await pause(page);
  times['palette → order'] = await timed(() => page.keyboard.press('Enter'), heading(page, number));
  await page.goto(ORDERS);
  await page.locator('tbody tr').first().waitFor();
  await pause(page);
  return times;
}

async function timed(press, shown) {
  const begin = performance.now();
  await Promise.all([press(), shown]);
  return performance.now() - begin;
}

const pause = (page) => page.waitForTimeout(BETWEEN_MS);
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
/** Looks at each frame: a locator looks again after up to half a second. */
const isShown = (page, selector, text) =>
  page.waitForFunction(
    ([wanted, words]) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.textContent.includes(words) && element.checkVisibility(),
      ),
    [selector, text],
  );
const heading = (page, number) => isShown(page, 'main h2', number);
const hides = (page, number) =>
  page.waitForFunction(
    (old) => ![...document.querySelectorAll('main h2')].some(({ textContent }) => textContent.includes(old)),
    number,
  );
/** Each row has this state. */
const shows = (page, status) =>
  page.waitForFunction((text) => {
    const rows = [...document.querySelectorAll('main tbody tr')];
    return rows.length > 0 && rows.every(({ textContent }) => textContent.includes(text));
  }, status);
const counts = (page, text) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main *')].some(
        ({ childElementCount, textContent }) => childElementCount === 0 && textContent.trim() === wanted,
      ),
    text,
  );

function reportDay({ size }, near, far) {
  for (const [name, ms] of Object.entries(near)) {
    const maxMs = /search|finds/.test(name) ? MAX_SEARCH_MS : MAX_STEP_MS;
    report({
      what: `a day in the panel of ${size} orders: ${name}, median of ${ROUNDS}`,
      measured: `${ms.toFixed(0)} ms`,
      reference: `${far[name].toFixed(0)} ms where each answer takes ${LATENCY_MS} ms longer`,
      ratio: `${((far[name] - ms) / LATENCY_MS).toFixed(1)} round trips`,
      goal: `≤ ${maxMs} ms, ≤ 1 round trip`,
      reached: ms <= maxMs && far[name] - ms <= 1.2 * LATENCY_MS,
    });
  }
}
