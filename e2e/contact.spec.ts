import { type Page } from '@playwright/test';
import { csv, fill, send } from './contact-form';
import { conversationLinkFor } from './mails';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

const CONTACT = '/iletisim';
const SUBJECTS = [
  'Ürün Bilgisi',
  'Teklif Talebi',
  'Teknik Destek',
  'Satış Sonrası',
  'İş Ortaklığı',
  'Şikâyet',
  'Diğer',
];

const status = (page: Page) =>
  main(page).getByRole('form', { name: 'Mesaj formu' }).getByRole('status').first();

const LISTS = [csv('etiket.csv'), csv('fazla.csv')];

async function expectToSave(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name }).click();
  expect((await download).suggestedFilename()).toBe(name);
}

async function sentNumber(page: Page): Promise<string> {
  await expect(status(page)).toContainText(/MSJ-[0-9A-F]{8}/);
  const [text = ''] = await status(page).allInnerTexts();
  return /MSJ-[0-9A-F]{8}/.exec(text)?.[0] ?? '';
}

test('a message about each subject is sent, and its number stays when the form is empty again', async ({
  page,
}) => {
  await open(page, CONTACT);
  for (const subject of SUBJECTS) {
    // Nobody writes faster: a form that is sent within two seconds is refused.
    await page.waitForFunction(() => performance.now() > 3_000);
    await fill(page, subject, `${subject} hakkında bir soru`);
    await send(page);
    await expect(status(page)).toContainText('Mesajınız gönderildi');
    await expect(main(page).getByLabel('Mesajınız')).toHaveValue('');
    await expect(status(page)).toContainText('Mesajınız alındı');
    await expect(status(page)).toContainText(/MSJ-[0-9A-F]{8}/);
  }
});

test('what a message lacks is said by the shop, from its subject on', async ({ page }) => {
  await open(page, CONTACT);
  const button = main(page).getByRole('button', { name: 'Mesajı gönder' });
  await button.press('Enter');
  const subject = main(page).getByRole('radio', { name: 'Ürün Bilgisi' });
  await expect(subject).toBeFocused();
  await expect(main(page).getByText('Konu seçin.')).toBeInViewport();
  await expectAccessible(page);
  await subject.press('Space');
  await button.press('Enter');
  await expect(main(page).getByLabel('Ad soyad')).toBeFocused();
  await expect(main(page).getByText('Konu seçin.')).toBeHidden();
  await expect(main(page).getByText('Bu alan zorunludur.')).toHaveCount(3);
});

test('the map of another company is loaded by a click that names it, and by nothing else', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/google\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Harita</p>' });
  });
  const response = await page.goto(CONTACT);
  expect(response?.headers()['content-security-policy']).toContain('frame-src https://www.google.com');
  await open(page, CONTACT);
  expect(asked).toEqual([]);
  const home = await page.goto('/');
  expect(home?.headers()['content-security-policy']).not.toContain('frame-src');
  await open(page, '/hakkimizda');
  await page.getByRole('link', { name: 'İletişim', exact: true }).first().click();
  const map = page.frameLocator('iframe').getByText('Harita');
  const load = main(page).getByRole('button', { name: 'Google Haritalar’ı yükle' });
  await load.click();
  await expect(map).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.reload();
  await main(page).getByLabel('Bu tarayıcıda hep aç').check();
  await load.click();
  await page.reload();
  await expect(map).toBeVisible();
  await main(page).getByRole('button', { name: 'Haritayı kapat' }).click();
  await page.reload();
  await expect(load).toBeVisible();
});

test('the page says when the shop is open, fits, and is accessible', async ({ page }) => {
  await open(page, CONTACT);
  await expect(main(page).getByRole('heading', { name: 'Çalışma saatleri' })).toBeVisible();
  await expect(
    main(page)
      .getByText(/^(Şu an|Bugün|Yarın|.*kapalı|.*açık)/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ara', exact: true })).toHaveAttribute(
    'href',
    /^tel:\+90/,
  );
  const business = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  expect(business.join()).toContain('"LocalBusiness"');
  await expectToFit(page);
  await expectAccessible(page);
});

test('staff read a message, reply, see that the mail was sent, and set any status; a colleague sees it live', async ({
  page,
  browser,
}) => {
  await open(page, CONTACT);
  await page.waitForFunction(() => performance.now() > 3_000);
  await fill(page, 'Şikâyet', 'Aldığım boylerin garanti belgesi kutudan çıkmadı.');
  await main(page).getByLabel('Dosya seç').setInputFiles(LISTS);
  await main(page).getByRole('button', { name: 'fazla.csv dosyasını çıkar' }).click();
  await expect(main(page).getByText('etiket.csv')).toBeVisible();
  await send(page);
  const number = await sentNumber(page);
  const conversation =
    (await main(page).getByRole('link', { name: 'Yazışmayı aç' }).getAttribute('href')) ?? '';

  await signInToPanel(page);
  await page.goto(`/admin/mesajlar?arama=${number}`);
  await expect(main(page).getByText('Şikâyet').first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Nurgül Şahinöz' }).click();
  await expect(main(page).getByRole('heading', { name: number })).toBeVisible();
  await expect(main(page).getByRole('combobox', { name: 'Durum' })).toHaveValue('READ');
  await expect(main(page).getByRole('button', { name: 'Yanıtı gönder' })).toBeDisabled();

  const other = await (await browser.newContext()).newPage();
  await signInToPanel(other, createStaff('messages'));
  await other.goto(`/admin/mesajlar?arama=${number}`);
  await main(other).getByRole('link', { name: 'Nurgül Şahinöz' }).click();
  await expect(main(other).getByRole('combobox', { name: 'Durum' })).toHaveValue('READ');

  await expect(main(page).getByText('fazla.csv')).toBeHidden();
  await expectToSave(page, 'etiket.csv');
  await main(page).getByLabel('Dosya seç').setInputFiles(csv('garanti.csv'));
  await main(page)
    .getByRole('textbox', { name: /^Yanıt/ })
    .fill('Belgeyi bugün e-postayla gönderiyoruz.');
  await main(page).getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(main(page).getByText(/^E-posta gönderildi/)).toBeVisible({ timeout: 15_000 });
  await expect(main(other).getByText('Belgeyi bugün e-postayla gönderiyoruz.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'E-posta programında yanıtla' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:nurgul%40ornek\\.com\\?subject=Re%3A%20%C5%9Eik%C3%A2yet%2C%20${number}&body=`, 'i'),
  );
  const sender = await (await browser.newContext()).newPage();
  await sender.goto(conversation);
  await expectToSave(sender, 'garanti.csv');
  await sender.getByLabel('Dosya seç').setInputFiles(csv('teslim.csv'));
  await expect(sender.getByRole('button', { name: 'teslim.csv dosyasını çıkar' })).toBeVisible();
  await sender.getByLabel('Mağazaya yazın').fill('Teşekkürler, belge geldi.');
  await sender.getByRole('button', { name: 'Mesaj gönder' }).click();
  await expect(sender.getByRole('list', { name: 'Yazışma' })).toContainText('Teşekkürler, belge geldi.');
  await expect(sender.getByRole('link', { name: 'teslim.csv' })).toBeVisible();
  await expectToFit(sender);
  await expectAccessible(sender);
  await sender.context().close();
  await expect(main(page).getByText('Teşekkürler, belge geldi.')).toBeVisible({ timeout: 15_000 });
  await main(page).getByRole('button', { name: 'İç not ekle' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Not' }).fill('Belge arşivde.');
  await page.getByRole('dialog').getByRole('button', { name: 'Notu ekle' }).click();
  await expect(main(page).getByText('Belge arşivde.')).toBeVisible();

  await main(page).getByRole('combobox', { name: 'Durum' }).selectOption('Kapatıldı');
  await expect(main(other).getByRole('combobox', { name: 'Durum' })).toHaveValue('CLOSED');
  await expectToFit(page);
  await expectAccessible(page);
  await other.context().close();
});

test('staff write to somebody first, with a file, who reads it by the link and answers', async ({
  page,
  browser,
}) => {
  await signInToPanel(page);
  await page.goto('/admin/mesajlar');
  await main(page).getByRole('link', { name: 'Yeni mesaj' }).click();
  const form = main(page).getByRole('form', { name: 'Yeni mesaj' });
  await form.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(form.getByText('Adı yazın.')).toBeVisible();
  const address = `ilk-${String(Date.now())}@ornek.com`;
  await form.getByLabel('Ad soyad').fill('Nurgül Şahinöz');
  await form.getByLabel('E-posta').fill(address);
  await form.getByRole('textbox', { name: 'Mesaj' }).fill('Boyleriniz yarın teslim edilecek.');
  await form.getByLabel('Dosya seç').setInputFiles(csv('irsaliye.csv'));
  await expect(form.getByText('irsaliye.csv')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(main(page).getByRole('heading', { name: /^MSJ-/ })).toBeVisible();
  await expect(main(page).getByText('Boyleriniz yarın teslim edilecek.')).toBeVisible();
  await expectToSave(page, 'irsaliye.csv');
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(await conversationLinkFor(address));
  await expect(reader.getByText('Boyleriniz yarın teslim edilecek.')).toBeVisible();
  await reader.getByLabel('Mağazaya yazın').fill('Teşekkürler, bekliyorum.');
  await reader.getByRole('button', { name: 'Mesaj gönder' }).click();
  await expect(main(page).getByText('Teşekkürler, bekliyorum.')).toBeVisible({ timeout: 15_000 });
  await reader.context().close();
});
