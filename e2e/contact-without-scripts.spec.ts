import { csv, fill, send } from './contact-form';
import { main } from './pages/page';
import { expect, test } from './shop';

const CONTACT = '/iletisim';

test.use({ javaScriptEnabled: false });

test('a message is sent with a file, and the page names its number', async ({ page, browser }) => {
  await page.goto(`${CONTACT}?konu=technical-support&siparis=1f3c5a70`);
  await expect(main(page).getByRole('radio', { name: 'Teknik Destek' })).toBeChecked();
  await expect(main(page).getByLabel('Sipariş no')).toHaveValue('1f3c5a70');
  await fill(page, 'Şikâyet', 'Boyler su sızdırıyor.');
  await main(page).getByLabel('Dosya (isteğe bağlı)').setInputFiles(csv('etiket.csv'));
  await send(page);
  await expect(page).toHaveURL(/\/mesaj\/[\w-]{43}$/);
  await expect(main(page).getByText(/Referans numarası: MSJ-[0-9A-F]{8}/)).toBeVisible();
  const withScripts = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await withScripts.goto(await page.evaluate(() => location.href));
  await expect(main(withScripts).getByRole('link', { name: 'etiket.csv' })).toBeVisible();
  await withScripts.context().close();
});

test('a file that is too large is answered with the form in Turkish, which keeps what was typed', async ({
  page,
}) => {
  await page.goto(CONTACT);
  await fill(page, 'Şikâyet', 'Boyler su sızdırıyor.');
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * 1024 * 1024)]);
  await main(page)
    .getByLabel('Dosya (isteğe bağlı)')
    .setInputFiles({ name: 'çizim.pdf', mimeType: 'application/pdf', buffer });
  await send(page);
  await expect(main(page).getByText('Dosya en fazla 10 MB olabilir.')).toBeVisible();
  await expect(main(page).getByLabel('Mesajınız')).toHaveValue('Boyler su sızdırıyor.');
});

test('a message that is refused keeps what was typed, with the errors at their fields', async ({ page }) => {
  await page.goto(CONTACT);
  await fill(page, 'Şikâyet', 'Boyler su sızdırıyor.');
  const form = main(page).getByRole('form', { name: 'Mesaj formu' });
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await form.getByLabel('Sipariş no').fill('yok');
  await send(page);
  await expect(form.getByText('Geçersiz değer.')).toBeVisible();
  await expect(form.getByLabel('Mesajınız')).toHaveValue('Boyler su sızdırıyor.');
  await expect(form.getByLabel('Sipariş no')).toHaveValue('yok');
  await expect(form.getByRole('radio', { name: 'Şikâyet' })).toBeChecked();
});
