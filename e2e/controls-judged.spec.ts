import { type Page } from '@playwright/test';
import { problemsOf } from './controls/judge';
import { boxAtRest, hasMoved, textOf } from './controls/page-state';
import { installRecorder } from './controls/recorder';
import { expect, test } from './shop';

const PAGE = `
  <main tabindex="-1">
    <button>Boş</button>
    <button onclick="p.textContent = 'Yeni'">Sessiz</button>
    <button onclick="s.textContent = 'Kaydedildi'">Söyleyen</button>
    <button onclick="this.remove()">Giden</button>
    <button onclick="p.textContent = 'Böyle bir sayfa yok'">Çıkmaz</button>
    <div style="text-align: end"><button onclick="this.textContent = 'Hazırlamaya başla'">Uzayan</button></div>
    <button onclick="this.style.marginTop = '80px'; s.textContent = 'Kaydı'">Kaçan</button>
    <p id="p">Eski</p><p id="s" role="status"></p>
  </main>`;

/** Presses a button of the page, and judges what comes of it. */
async function press(page: Page, name: string): Promise<string[]> {
  await installRecorder(page);
  await page.route('**/deneme', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
  );
  await page.goto('/deneme');
  const button = page.getByRole('button', { name });
  const address = await page.evaluate(() => location.href);
  const before = { text: await textOf(page), address };
  const element = await button.elementHandle();
  const box = await boxAtRest(button);
  await button.evaluate((own) => window.controlRecorder.start(own));
  await button.click();
  const recorded = await page.evaluate(() => window.controlRecorder.read());
  const isMoved = await hasMoved(element, box);
  const others = { isRenamed: false, hasMoved: isMoved, didScroll: false, effects: 0, wasCurrent: false };
  return problemsOf(before, { text: await textOf(page), address, recorded, ...others });
}

for (const { name, problems } of [
  { name: 'Boş', problems: ['does nothing'] },
  { name: 'Sessiz', problems: ['changes the screen without a word:'] },
  { name: 'Söyleyen', problems: [] },
  { name: 'Giden', problems: ['leaves the focus on nothing', 'changes the screen without a word:'] },
  { name: 'Uzayan', problems: [] },
  { name: 'Kaçan', problems: ['moves away under the pointer'] },
  { name: 'Çıkmaz', problems: ['leads to «Böyle bir sayfa yok»', 'changes the screen without a word:'] },
]) {
  test(`a walk says of the button «${name}»: ${problems.join(', ') || 'nothing'}`, async ({ page }) => {
    const found = await press(page, name);
    const [first] = found.map((problem) => problem.split(' at ')[0]?.split('\n')[0]);
    expect(found).toHaveLength(problems.length);
    expect(first).toBe(problems[0]);
  });
}
