import { type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

// One after the other, on the texts of one shop.
test.describe.configure({ mode: 'serial' });

const PAGE = 'garanti';
const SCREEN = `/admin/icerik/metin/${PAGE}`;
const TARGET = `static-page/${PAGE}`;

const title = (page: Page) => main(page).getByRole('textbox', { name: 'Başlık', exact: true });
const summary = (page: Page) => main(page).getByRole('textbox', { name: /^Özet/ });
const draft = (page: Page) => main(page).getByRole('region', { name: 'Taslak', exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const edit = (page: Page) => press(page, 'Düzenle');
/** Until it is closed, all behind it counts as absent. */
async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function discard(page: Page, target = TARGET): Promise<void> {
  const { contentDraft } = await sendGraphql<{ contentDraft: { exists: boolean; version: number } }>(
    page.request,
    `{ contentDraft(target: "${target}") { exists version } }`,
  );
  if (!contentDraft.exists) return;
  await sendGraphql(
    page.request,
    'mutation ($input: ContentDraftInput!) { discardContentDraft(input: $input) { version } }',
    { input: { target, expectedVersion: contentDraft.version } },
  );
}

async function keep(page: Page, text: string): Promise<void> {
  await edit(page);
  await title(page).fill(text);
  await press(page, 'Taslak kaydet');
  await expect(draft(page).getByRole('button', { name: 'Taslağı aç' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signInToPanel(page);
  await discard(page);
});
test.afterEach(({ page }) => discard(page));

test('the toolbar writes Markdown where the caret stands, and Ctrl and Z takes it back', async ({ page }) => {
  await open(page, SCREEN);
  await edit(page);
  const text = main(page).getByRole('textbox', { name: /^Metin/ });
  const before = await text.inputValue();
  await text.press('Control+End');
  await press(page, 'Kalın');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(`${before}**kalın yazı**`);
  await page.keyboard.type('iki yıl');
  await expect(text).toHaveValue(`${before}**iki yıl**`);
  await expect(main(page).getByRole('region', { name: 'Ön izleme' }).locator('strong').last()).toHaveText(
    'iki yıl',
  );
  while ((await text.inputValue()) !== before) await page.keyboard.press('Control+z');
  await expect(
    main(page)
      .getByText('Henüz değişiklik yok')
      .or(main(page).getByText('Bütün değişiklikler kayıtlı.'))
      .first(),
  ).toBeVisible();
});

test('a draft is seen by its link alone until it is published', async ({ page, otherBrowser }) => {
  await open(page, SCREEN);
  const before = await title(page).inputValue();
  await keep(page, 'Garanti, taslak');
  await expect(title(page)).toHaveValue(before);
  await expect(title(page)).toBeDisabled();

  await open(page, '/admin/icerik/header');
  await page
    .getByRole('region', { name: 'Yayımlanmamış taslaklar' })
    .getByRole('link', { name: /^Garanti, taslak/ })
    .click();
  await expect(page).toHaveURL(SCREEN);

  const link = await draft(page).getByRole('link', { name: 'Ön izle' }).getAttribute('href');
  await open(otherBrowser, link ?? '');
  await expect(main(otherBrowser).getByRole('heading', { level: 1 })).toHaveText('Garanti, taslak');
  await expect(otherBrowser.getByRole('complementary', { name: 'Taslak' })).toBeVisible();
  await expectAccessible(otherBrowser);
  await otherBrowser.getByRole('link', { name: 'Yayındaki hâli' }).click();
  await expect(otherBrowser).toHaveURL(`/${PAGE}`);
  await expect(main(otherBrowser).getByRole('heading', { level: 1 })).toHaveText(before);
  await expect(otherBrowser.getByRole('complementary', { name: 'Taslak' })).toHaveCount(0);

  await press(page, 'Taslağı yayımla');
  await answer(page, 'Yayımla');
  await expect(draft(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Garanti, taslak');
  await open(otherBrowser, `/${PAGE}`);
  await expect(main(otherBrowser).getByRole('heading', { level: 1 })).toHaveText('Garanti, taslak');
  expect((await otherBrowser.request.get(link ?? '')).status()).toBe(404);
  await otherBrowser.goto(link ?? '');
  await expect(
    main(otherBrowser).getByRole('heading', { name: 'Bu ön izleme bağlantısı artık geçerli değil' }),
  ).toBeVisible();

  await edit(page);
  await title(page).fill(before);
  await main(page)
    .getByRole('button', { name: /^Kaydet/ })
    .click();
  await expect(title(page)).toBeDisabled();
});

test('a draft is opened over what was published since, and saving it ends it', async ({
  page,
  otherBrowser,
}) => {
  await open(page, SCREEN);
  const before = await title(page).inputValue();
  const summaryBefore = await summary(page).inputValue();
  await keep(page, `${before} (taslak)`);
  await signInToPanel(otherBrowser);
  await open(otherBrowser, SCREEN);
  await edit(otherBrowser);
  await summary(otherBrowser).fill(`${summaryBefore} Ek.`);
  await main(otherBrowser)
    .getByRole('button', { name: /^Kaydet/ })
    .click();
  await expect(draft(page).getByText('Yayındaki içerik bu taslaktan sonra değişti')).toBeVisible();
  await expect(draft(page).getByRole('button', { name: 'Taslağı yayımla' })).toHaveCount(0);

  await press(page, 'Taslağı aç');
  await expect(title(page)).toHaveValue(`${before} (taslak)`);
  await expect(summary(page)).toHaveValue(`${summaryBefore} Ek.`);
  await expectAccessible(page);
  await title(page).fill(before);
  await summary(page).fill(summaryBefore);
  await main(page)
    .getByRole('button', { name: /^Kaydet/ })
    .click();
  await expect(title(page)).toBeDisabled();
  await expect(draft(page)).toHaveCount(0);
});

test('of two people who keep a draft, the slower is asked before it takes the place of the other', async ({
  page,
  otherBrowser,
}) => {
  await open(page, SCREEN);
  await signInToPanel(otherBrowser);
  await open(otherBrowser, SCREEN);
  await edit(otherBrowser);
  await title(otherBrowser).fill('İkincinin');
  await keep(page, 'Birincinin');
  await expect(draft(otherBrowser)).toBeVisible();
  await press(otherBrowser, 'Taslak kaydet');
  await expect(otherBrowser.getByRole('alertdialog')).toContainText('Var olan taslağın yerine');
  await answer(otherBrowser, 'Vazgeç');
  await expect(title(otherBrowser)).toHaveValue('İkincinin');
  await press(otherBrowser, 'Taslak kaydet');
  await answer(otherBrowser, 'Yerine kaydet');
  await expect(title(otherBrowser)).toBeDisabled();
  await press(page, 'Taslağı aç');
  await expect(title(page)).toHaveValue('İkincinin');
});

test('the time of a draft is set and taken back', async ({ page }) => {
  await open(page, SCREEN);
  await keep(page, 'Garanti, yarın');
  await press(page, 'Zamanla');
  const dialog = page.getByRole('dialog', { name: 'Yayımlanacağı zaman' });
  await dialog.getByRole('textbox', { name: 'Saat' }).fill('00:00');
  await dialog.getByRole('button', { name: 'Zamanla' }).click();
  await expect(dialog.getByText('Yayımlanacağı zaman geçmiş')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Gün' }).fill('31.12.2099');
  await dialog.getByRole('textbox', { name: 'Saat' }).fill('9:05');
  await dialog.getByRole('button', { name: 'Zamanla' }).click();
  await expect(draft(page).getByText('31 Ara 2099 09:05 tarihinde kendiliğinden yayımlanır')).toBeVisible();
  await press(page, 'Zamanı kaldır');
  await expect(draft(page).getByText('kendiliğinden')).toHaveCount(0);
  await press(page, 'Taslağı sil');
  await answer(page, 'Taslağı sil');
  await expect(draft(page)).toHaveCount(0);
});

test('a draft is published by the shop itself at its time', async ({ page, otherBrowser }) => {
  await open(page, SCREEN);
  const before = await title(page).inputValue();
  await keep(page, 'Garanti, kendiliğinden');
  const { contentDraft } = await sendGraphql<{ contentDraft: { version: number } }>(
    page.request,
    `{ contentDraft(target: "${TARGET}") { version } }`,
  );
  await sendGraphql(
    page.request,
    'mutation ($input: ScheduleContentDraftInput!) { scheduleContentDraft(input: $input) { version } }',
    {
      input: {
        target: TARGET,
        expectedVersion: contentDraft.version,
        publishAt: new Date(Date.now() + 2_000).toISOString(),
      },
    },
  );
  await expect(draft(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(title(page)).toHaveValue('Garanti, kendiliğinden');
  await open(otherBrowser, `/${PAGE}`);
  await expect(main(otherBrowser).getByRole('heading', { level: 1 })).toHaveText('Garanti, kendiliğinden');
  await edit(page);
  await title(page).fill(before);
  await main(page)
    .getByRole('button', { name: /^Kaydet/ })
    .click();
  await expect(title(page)).toBeDisabled();
});

test('what stands beside a draft of a page fits a phone and can be read by everybody', async ({
  page,
  otherBrowser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin/icerik/hakkimizda');
  await keep(page, 'Hakkımızda, taslak');
  await expectToFit(page);
  await expectAccessible(page);
  const link = await draft(page).getByRole('link', { name: 'Ön izle' }).getAttribute('href');
  await otherBrowser.setViewportSize({ width: 360, height: 740 });
  await open(otherBrowser, link ?? '');
  await expect(main(otherBrowser).getByRole('heading', { level: 1 })).toHaveText('Hakkımızda, taslak');
  await expectToFit(otherBrowser);
  await press(page, 'Zamanla');
  await expectToFit(page);
  await discard(page, 'about');
});
