import { type Page } from '@playwright/test';
import { open } from './pages/page';
import { expect, test } from './shop';

const PICTURE = /\/gorsel\/|\/hero-esanjor-/;

/** The addresses of the pictures that a page fetches, each as often as it is fetched. */
async function picturesOf(page: Page, path: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (PICTURE.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  return fetched;
}

/** What the browser may choose from in a theme: all sizes of all pictures. */
const renditionsFor = (page: Page, theme: 'light' | 'dark') =>
  page.locator(theme === 'dark' ? 'picture source' : 'picture img').evaluateAll((elements) =>
    elements
      .flatMap((element) => (element.getAttribute('srcset') ?? '').split(', '))
      .filter((candidate) => candidate !== '')
      .map((candidate) => new URL(candidate.split(' ')[0]!, location.href).pathname),
  );

for (const system of ['light', 'dark'] as const) {
  for (const choice of ['light', 'dark'] as const) {
    test(`a ${choice} page on a ${system} system fetches each picture once, in one rendition`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((theme) => localStorage.setItem('tema', theme), choice);
      await open(page, '/urunler');
      const product = await page.locator('article a').first().getAttribute('href');
      for (const path of ['/', '/urunler', product ?? '']) {
        const fetched = await picturesOf(page, path);
        expect(fetched.length, path).toBeGreaterThan(0);
        expect(new Set(fetched).size, `${path}: ${fetched.join(' ')}`).toBe(fetched.length);
        // Where two places show a picture, the browser may give both the size that it has already.
        const renditions = [...(await renditionsFor(page, choice)), `/hero-esanjor-${choice}.svg`];
        for (const address of fetched) expect(renditions, path).toContain(address);
        page.removeAllListeners('request');
      }
    });
  }
}

test('the switch of the theme changes the rendition of the pictures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/urunler');
  const first = page.locator('article picture').first();
  const shown = () =>
    first.locator('img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  const light = await shown();
  await page.getByRole('button', { name: 'Koyu tema' }).click();
  await expect.poll(shown).not.toBe(light);
  await expect(first.locator('source')).toHaveAttribute('srcset', new RegExp(await shown()));
});
