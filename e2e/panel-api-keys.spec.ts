import { randomUUID } from 'node:crypto';
import { expectAccessible, main, open } from './pages/page';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

test('a key that staff make works for its program until it is revoked, and is shown once', async ({
  page,
  otherBrowser,
}) => {
  const account = createStaff('settings,users');
  await signInToPanel(page, account);
  await open(page, '/admin/ayarlar/api-anahtarlari');
  await main(page).getByRole('button', { name: 'Yeni anahtar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Anahtarı oluştur' }).click();
  await expect(dialog.getByText('Anahtarın adını yazın.')).toBeVisible();
  const name = `ERP ${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Ad', { exact: true }).fill(name);
  await expect(dialog.getByRole('checkbox', { name: 'Siparişler' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Kullanıcılar' }).check();
  await dialog.getByLabel('Şifreniz', { exact: true }).fill(account.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Anahtarı oluştur' }).click();
  const secret = (await dialog.getByText(/^key_[\w-]{43}$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Kaydettim' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const ask = async () => {
    const response = await otherBrowser.request.post('/graphql', {
      data: { query: '{ adminUsers { total } }' },
      headers: { authorization: `Bearer ${secret}` },
    });
    return JSON.stringify(await response.json());
  };
  await expect.poll(ask).toContain('"total"');
  const row = main(page).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Geçerli');
  await row.getByRole('button', { name: `İptal et: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal et' }).click();
  await expect(row).toContainText('İptal edildi');
  await expect.poll(ask).toContain('API_KEY_INVALID');
});
