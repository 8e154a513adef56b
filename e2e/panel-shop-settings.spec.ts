import { type Page } from '@playwright/test';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

// One after the other, on the settings of one shop.
test.describe.configure({ mode: 'serial' });

const SETTINGS = '/admin/ayarlar';
const SAVED = 'Ayarlar başarıyla kaydedildi!';
const MAINTENANCE_SAVED = 'Bakım modu ayarları başarıyla kaydedildi!';
const TABS = [
  'Genel',
  'İletişim',
  'E-ticaret',
  'SEO',
  'Bakım Modu',
  'Güvenlik',
  'Sipariş e-postaları',
  'API anahtarları',
  'Webhook’lar',
];

const field = (page: Page, label: string) => main(page).getByRole('textbox', { name: label, exact: true });
const saveButtons = (page: Page) => main(page).getByRole('button', { name: /^Kaydet/ });
const flip = (page: Page, name: string) => main(page).locator('label').filter({ hasText: name }).click();

async function save(page: Page, saved = SAVED): Promise<void> {
  await saveButtons(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: saved }).first()).toBeVisible();
  await expect(main(page).getByText('Bütün değişiklikler kayıtlı.').first()).toBeVisible();
}

test.beforeEach(({ page }) => signInToPanel(page));

test('has a tab for each part of the settings, each with an address, and begins with the first', async ({
  page,
}) => {
  await open(page, SETTINGS);
  await expect(page).toHaveURL(`${SETTINGS}/genel`);
  await expect(page).toHaveTitle('Genel, Ayarlar | Yönetim paneli');
  const bar = main(page).getByRole('navigation', { name: 'Ayarlar' });
  await expect(bar.getByRole('link')).toHaveText(TABS);
  await bar.getByRole('link', { name: 'E-ticaret' }).click();
  await expect(page).toHaveURL(`${SETTINGS}/e-ticaret`);
  await expect(saveButtons(page)).toHaveCount(2);
});

test('a switch stays under the pointer when the bar above it shows the first change', async ({ page }) => {
  await open(page, `${SETTINGS}/bakim-modu`);
  const label = main(page).locator('label').filter({ hasText: 'Bakım modu' });
  const before = await label.boundingBox();
  await label.click();
  await expect(main(page).getByText('1 kaydedilmemiş değişiklik')).toBeVisible();
  await expect.poll(() => label.boundingBox()).toEqual(before);
});

test('a telephone is changed in the shop as soon as it is saved', async ({ page, otherBrowser }) => {
  await open(page, `${SETTINGS}/iletisim`);
  const before = await field(page, 'Telefon').inputValue();
  await field(page, 'Telefon').fill('02125550977');
  await save(page);
  await expect(field(page, 'Telefon')).toHaveValue('0212 555 09 77');
  await open(otherBrowser, '/');
  await expect(otherBrowser.getByRole('banner').getByText('0212 555 09 77').first()).toBeVisible();
  await field(page, 'Telefon').fill(before);
  await saveButtons(page).last().click();
  await expect(main(page).getByText('Bütün değişiklikler kayıtlı.').first()).toBeVisible();
  const latest = main(page).getByRole('region', { name: 'Geçmiş' }).getByRole('listitem').first();
  await expect(latest).toContainText(`Telefon: 0212 555 09 77 → ${before}`);
});

test('the parts of the settings of commerce are led to, and say what is not saved', async ({ page }) => {
  await open(page, `${SETTINGS}/e-ticaret`);
  const parts = main(page).getByRole('navigation', { name: 'Formun bölümleri' });
  await field(page, 'Cayma süresi, gün').fill('21');
  await expect(parts.getByRole('link', { name: /^Cayma/ })).toContainText('1');
  await parts.getByRole('link', { name: 'Banka hesapları' }).click();
  const accounts = main(page).getByRole('region', { name: 'Banka hesapları' });
  await expect(accounts).toBeFocused();
  await expect(accounts).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
  await parts.getByRole('link', { name: 'Geçmiş' }).click();
  await expect(main(page).getByText('Geçmiş').last()).toBeInViewport();
});

test('the fee of shipping is changed in the texts of the shop as soon as it is saved', async ({
  page,
  otherBrowser,
}) => {
  await open(page, `${SETTINGS}/e-ticaret`);
  const before = await field(page, 'Kargo ücreti').inputValue();
  await field(page, 'Kargo ücreti').fill('187,5');
  await expect(main(page).getByText(/₺187,50 kargo öder/)).toBeVisible();
  await save(page);
  await open(otherBrowser, '/kargo-teslimat');
  await expect(
    main(otherBrowser)
      .getByText(/187,50/)
      .first(),
  ).toBeVisible();
  await field(page, 'Kargo ücreti').fill(before);
  await save(page);
});

test('refuses a tax beyond a hundred percent, and warns of an IBAN that cannot be right', async ({
  page,
}) => {
  await open(page, `${SETTINGS}/e-ticaret`);
  await field(page, 'KDV oranı').fill('100,01');
  await saveButtons(page).first().click();
  await expect(main(page).getByText('0 ile 100 arasında', { exact: false })).toBeVisible();
  await expect(field(page, 'KDV oranı')).toBeFocused();
  await main(page).getByRole('button', { name: 'Hesap ekle' }).click();
  await main(page).getByLabel('IBAN', { exact: true }).last().fill('TR33 0006 1005 1978 6457 8413 27');
  await expect(main(page).getByText('Denetim haneleri tutmuyor', { exact: false })).toBeVisible();
  await main(page).getByRole('button', { name: 'Vazgeç' }).first().click();
  await expect(field(page, 'KDV oranı')).toHaveValue('20,00');
});

test('a closed day is said in the shop as soon as it is saved, and marks its tab until then', async ({
  page,
  otherBrowser,
}) => {
  await open(page, `${SETTINGS}/iletisim`);
  await expect(main(page).getByText('Mağazanın bildiği resmî tatiller')).toBeVisible();
  await main(page).getByRole('button', { name: 'Gün ekle', exact: true }).click();
  const row = main(page).getByRole('group', { name: 'Gün 1', exact: true });
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
  const day = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', dateStyle: 'short' });
  await row.getByRole('textbox', { name: 'İlk gün' }).fill(day.format(inThreeDays));
  await row.getByRole('textbox', { name: 'Ad', exact: true }).fill('Deneme sayımı');
  const tab = main(page)
    .getByRole('navigation', { name: 'Ayarlar' })
    .getByRole('link', { name: /^İletişim/ });
  await expect(tab).toHaveText('İletişim(kaydedilmedi)');
  await expectAccessible(page);
  await save(page);
  await expect(tab).toHaveText('İletişim');
  await open(otherBrowser, '/');
  await expect(otherBrowser.getByRole('contentinfo').getByText(/, Deneme sayımı$/)).toBeVisible();
  await row.getByRole('button', { name: 'Kaldır: Gün 1' }).click();
  await save(page);
});

test('a way to pay that is turned off is no longer offered, and one stays on', async ({ page }) => {
  const offered = async () => {
    const answer = await page.request.post('/graphql', {
      data: { query: '{ checkoutOptions { paymentMethods } }' },
    });
    return ((await answer.json()) as { data: { checkoutOptions: { paymentMethods: string[] } } }).data
      .checkoutOptions.paymentMethods;
  };
  const method = (name: string) =>
    main(page).getByRole('group', { name }).locator('label').filter({ hasText: name });
  await open(page, `${SETTINGS}/e-ticaret`);
  for (const name of ['Banka Havalesi', 'Kredi Kartı', 'Kapıda Ödeme']) await method(name).click();
  await saveButtons(page).first().click();
  await expect(main(page).getByText('En az bir ödeme yöntemi açık kalmalıdır.').first()).toBeVisible();
  for (const name of ['Banka Havalesi', 'Kredi Kartı']) await method(name).click();
  await save(page);
  await expect.poll(offered).toEqual(['BANK_TRANSFER', 'CREDIT_CARD']);
  await method('Kapıda Ödeme').click();
  await save(page);
  await expect.poll(async () => (await offered()).length).toBe(3);
});

test('two people in two tabs do not conflict', async ({ page, otherBrowser }) => {
  await signInToPanel(otherBrowser);
  await open(page, `${SETTINGS}/genel`);
  await open(otherBrowser, `${SETTINGS}/seo`);
  const before = await field(page, 'Açıklama (isteğe bağlı)').inputValue();
  const keywords = await field(otherBrowser, 'Anahtar kelimeler (isteğe bağlı)').inputValue();
  await field(page, 'Açıklama (isteğe bağlı)').fill('Isı eşanjörü ve pompa.');
  await field(otherBrowser, 'Anahtar kelimeler (isteğe bağlı)').fill('vana, , pompa');
  await save(otherBrowser);
  await expect(field(otherBrowser, 'Anahtar kelimeler (isteğe bağlı)')).toHaveValue('vana, pompa');
  await save(page);
  await expect(page.getByText('Siz düzenlerken başka biri kaydetti')).toBeHidden();
  await field(page, 'Açıklama (isteğe bağlı)').fill(before);
  await save(page);
  await field(otherBrowser, 'Anahtar kelimeler (isteğe bağlı)').fill(keywords);
  await save(otherBrowser);
});

test('maintenance closes the shop to visitors, not to staff, until it is ended', async ({
  page,
  otherBrowser,
}) => {
  await open(page, `${SETTINGS}/bakim-modu`);
  await flip(page, 'Bakım modu');
  await flip(page, 'Arama motorlarına kapat');
  await field(page, 'Mesaj (isteğe bağlı)').fill('Pazartesi açığız.');
  try {
    await save(page, MAINTENANCE_SAVED);
    const badge = page.getByRole('banner').getByRole('link', { name: 'Bakım Modu Aktif' });
    await expect(badge).toHaveAttribute('href', `${SETTINGS}/bakim-modu`);

    const closed = await otherBrowser.goto('/urunler');
    expect([closed?.status(), closed?.headers()['retry-after'], closed?.headers()['x-robots-tag']]).toEqual([
      503,
      '600',
      'noindex, nofollow',
    ]);
    await expect(otherBrowser.getByRole('heading', { name: 'Bakım Çalışması' })).toBeVisible();
    await expect(otherBrowser.getByText('Pazartesi açığız.')).toBeVisible();
    await expect(otherBrowser.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await expect(otherBrowser.getByRole('link', { name: 'Yönetici Girişi' })).toHaveAttribute(
      'href',
      '/admin/login',
    );

    await open(page, '/urunler');
    const note = page.getByRole('complementary', { name: 'Bakım modu' });
    await expect(note).toContainText('Bakım Modu Aktif');
    await expectAccessible(page);
    await note.getByRole('link').click();
    await expect(page).toHaveURL(`${SETTINGS}/bakim-modu`);
  } finally {
    await open(page, `${SETTINGS}/bakim-modu`);
    await flip(page, 'Bakım modu');
    await flip(page, 'Arama motorlarına kapat');
    await field(page, 'Mesaj (isteğe bağlı)').fill('');
    await save(page, MAINTENANCE_SAVED);
  }
  await open(otherBrowser, '/urunler');
  await expect(otherBrowser.getByRole('banner')).toBeVisible();
  await open(page, '/urunler');
  await expect(page.getByText('Bakım Modu Aktif')).toBeHidden();
});

test('fits a phone and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['genel', 'iletisim', 'e-ticaret', 'seo', 'bakim-modu']) {
    await open(page, `${SETTINGS}/${tab}`);
    await expect(saveButtons(page)).toHaveCount(2);
    await expectToFit(page);
    await expectAccessible(page);
  }
});
