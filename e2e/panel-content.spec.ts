import { type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

// One after the other, on the texts of one shop.
test.describe.configure({ mode: 'serial' });

const CONTENT = '/admin/icerik';
const TABS = [
  'Header',
  'Footer',
  'Ana Sayfa',
  'Hakkımızda',
  'İletişim',
  'Teklif Al',
  'Destek sayfaları',
  'Yasal metinler',
  'Diğer sayfalar',
  'Sihirbaz',
];

const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${label}(?: \\(isteğe bağlı\\))?$`) });
const edit = (page: Page) => main(page).getByRole('button', { name: 'Düzenle', exact: true }).click();
const history = (page: Page) => main(page).getByRole('region', { name: 'Geçmiş' }).getByRole('listitem');

async function save(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Kaydet/ })
    .click();
  await expect(main(page).getByRole('button', { name: 'Düzenle', exact: true })).toBeVisible();
}

/** Brings the version before the current one back. */
async function restorePrevious(page: Page): Promise<void> {
  await history(page).nth(1).getByRole('button', { name: 'Bu hâlini getir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Geri getir' }).click();
  await expect(page.getByText(/geri getirildi/).first()).toBeVisible();
}

async function versionOf(page: Page, slug: string): Promise<number> {
  const { adminStaticPage } = await sendGraphql<{ adminStaticPage: { version: number } }>(
    page.request,
    `{ adminStaticPage(slug: "${slug}") { version } }`,
  );
  return adminStaticPage.version;
}

test.beforeEach(({ page }) => signInToPanel(page));

test('has a tab for each part of the content, each with an address', async ({ page }) => {
  await open(page, CONTENT);
  await expect(page).toHaveURL(`${CONTENT}/header`);
  await expect(page).toHaveTitle('Header, İçerik | Yönetim paneli');
  const bar = main(page).getByRole('navigation', { name: 'İçerik' });
  await expect(bar.getByRole('link')).toHaveText(TABS);
  await bar.getByRole('link', { name: 'Yasal metinler' }).click();
  await expect(page).toHaveURL(`${CONTENT}/metin/kullanim-kosullari`);
  await expect(bar.getByRole('link', { name: 'Yasal metinler' })).toHaveAttribute('aria-current', 'page');
  await open(page, `${CONTENT}/yok`);
  await expect(main(page).getByText('Böyle bir sayfa yok')).toBeVisible();
});

test('the header is closed until it is edited, shown at once when it is saved, and restored', async ({
  page,
  otherBrowser,
}) => {
  await open(page, `${CONTENT}/header`);
  await expect(field(page, 'Duyuru')).toBeDisabled();
  const before = await field(page, 'Duyuru').inputValue();
  await edit(page);
  await field(page, 'Duyuru').fill('Duyuru {yil}: {indirim}');
  const menu = main(page).getByRole('group', { name: 'Menü' });
  const first = menu.getByRole('group', { name: 'Bağlantı 1', exact: true });
  const second = await menu
    .getByRole('group', { name: 'Bağlantı 2', exact: true })
    .getByLabel('Metin')
    .inputValue();
  await menu.getByRole('button', { name: 'Aşağı taşı: Bağlantı 1' }).click();
  await expect(first.getByLabel('Metin')).toHaveValue(second);
  await first.getByLabel('Adres').fill('/kampanya-2025');
  await expect(main(page).getByText('Sayfa yok:')).toBeVisible();
  await expect(
    first.getByText('Bu adreste sayfa yok. Mağazada gösterilmez ya da boş sayfaya götürür.'),
  ).toBeVisible();
  await expect(main(page).getByText('{indirim}').first()).toBeVisible();
  await save(page);
  await expect(field(page, 'Duyuru')).toBeDisabled();

  await open(otherBrowser, '/');
  const year = new Date().getFullYear();
  await expect(otherBrowser.getByText(`Duyuru ${String(year)}: {indirim}`).first()).toBeVisible();
  await restorePrevious(page);
  await expect(field(page, 'Duyuru')).toHaveValue(before);
  await open(otherBrowser, '/');
  await expect(otherBrowser.getByText(`Duyuru ${String(year)}: {indirim}`)).toHaveCount(0);
});

test('asks before another tab is opened while something is unsaved', async ({ page }) => {
  await open(page, `${CONTENT}/footer`);
  await edit(page);
  const before = await field(page, 'Telif satırı').inputValue();
  await field(page, 'Telif satırı').fill('© Deneme');
  await main(page).getByRole('navigation', { name: 'İçerik' }).getByRole('link', { name: 'Header' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Kaydedilmemiş değişiklikler var');
  await dialog.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(field(page, 'Telif satırı')).toHaveValue('© Deneme');
  await main(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(field(page, 'Telif satırı')).toHaveValue(before);
  await expect(field(page, 'Telif satırı')).toBeDisabled();
});

test('two people change different links of one footer, and are asked about a field that both changed', async ({
  page,
  otherBrowser,
}) => {
  await signInToPanel(otherBrowser);
  const menu = (of: Page) => main(of).getByRole('group', { name: 'Müşteri hizmetleri bağlantıları' });
  const link = (of: Page, place: number) =>
    menu(of)
      .getByRole('group', { name: `Bağlantı ${String(place)}`, exact: true })
      .getByLabel('Metin');
  await open(page, `${CONTENT}/footer`);
  const first = await link(page, 1).inputValue();
  const second = await link(page, 2).inputValue();
  const copyright = await field(page, 'Telif satırı').inputValue();
  await open(otherBrowser, `${CONTENT}/footer`);
  await edit(page);
  await edit(otherBrowser);
  await link(page, 1).fill('Birinci kişinin');
  await link(otherBrowser, 2).fill('İkinci kişinin');
  await save(page);
  await save(otherBrowser);
  await expect(link(otherBrowser, 1)).toHaveValue('Birinci kişinin');
  await expect(link(otherBrowser, 2)).toHaveValue('İkinci kişinin');

  await edit(page);
  await edit(otherBrowser);
  await field(page, 'Telif satırı').fill('© Birinci');
  await field(otherBrowser, 'Telif satırı').fill('© İkinci');
  await save(page);
  const conflict = otherBrowser.getByRole('alert').filter({ hasText: 'başka biri kaydetti' });
  await expect(conflict).toContainText('© Birinci');
  await conflict.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await field(otherBrowser, 'Telif satırı').fill(copyright);
  await link(otherBrowser, 1).fill(first);
  await link(otherBrowser, 2).fill(second);
  await save(otherBrowser);
});

test('a page gets a section of its own, which stands in the shop where it was put', async ({
  page,
  otherBrowser,
}) => {
  await open(page, `${CONTENT}/hakkimizda`);
  await edit(page);
  const sections = main(page).getByRole('group', { name: 'Bölümler' });
  await sections.getByRole('button', { name: 'Bölüm ekle' }).click();
  const own = sections.locator('details').last();
  await own.getByLabel(/^Başlık/).fill('Servis ağımız');
  await own
    .getByLabel(/^Metin/)
    .first()
    .fill('Yedi bölgede {siteAdi}.');
  await save(page);
  await open(otherBrowser, '/hakkimizda');
  await expect(otherBrowser.getByRole('heading', { name: 'Servis ağımız' })).toBeVisible();
  await restorePrevious(page);
  await open(otherBrowser, '/hakkimizda');
  await expect(otherBrowser.getByRole('heading', { name: 'Servis ağımız' })).toHaveCount(0);
});

test('a legal text is previewed as the shop shows it, saved, and restored', async ({
  page,
  otherBrowser,
}) => {
  const slug = 'gizlilik-politikasi';
  await open(page, `${CONTENT}/metin/${slug}`);
  const version = await versionOf(page, slug);
  const before = await field(page, 'Metin').inputValue();
  await edit(page);
  await field(page, 'Metin').fill(`${before}\n\n## Yeni madde {yil}\n\n[Kırık](/yok-boyle) <b>düz</b>`);
  const preview = main(page).getByRole('region', { name: 'Ön izleme' });
  const heading = `Yeni madde ${String(new Date().getFullYear())}`;
  await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
  await expect(preview).toContainText('<b>düz</b>');
  await expect(main(page).getByText('/yok-boyle').first()).toBeVisible();
  await save(page);
  await open(otherBrowser, `/${slug}`);
  await expect(otherBrowser.getByRole('heading', { name: heading })).toBeVisible();
  await restorePrevious(page);
  await expect(field(page, 'Metin')).toHaveValue(before);
  await expect.poll(() => versionOf(page, slug)).toBe(version + 2);
});

for (const width of [360, 1280]) {
  test(`fits a window of ${String(width)} pixels and is accessible, closed and open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['header', 'ana-sayfa', 'hakkimizda', 'metin/garanti']) {
      await open(page, `${CONTENT}/${tab}`);
      await expectToFit(page);
      await edit(page);
      await expectToFit(page);
      await expectAccessible(page);
    }
  });
}
