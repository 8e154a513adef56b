import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { newCustomer, register } from './customer';
import { passwordLinkFor } from './mails';
import { expectAccessible, field, main, open } from './pages/page';
import { sections, submitStaffLogin } from './pages/panel';
import { expect, test } from './shop';
import { createStaff, newStaffPassword, signInToPanel } from './staff';

const USERS = '/admin/kullanicilar';

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Kayıt bölümleri' })
    .getByRole('link', { name: new RegExp(`^${name}`) });

const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function openCustomer(page: Page, email: string, part?: string): Promise<void> {
  await open(page, `${USERS}?arama=${email}`);
  await main(page)
    .getByRole('row')
    .filter({ hasText: email.slice(0, 8) })
    .getByRole('link')
    .first()
    .click();
  await expect(main(page).getByRole('heading', { name: 'Bilgiler' })).toBeVisible();
  if (part) await tab(page, part).click();
}

test('an invited admin chooses a password by the link and sees only the sections they were given', async ({
  page,
  otherBrowser,
}) => {
  const owner = createStaff();
  const email = `${randomUUID()}@firma.example`;
  await signInToPanel(page, owner);
  await open(page, USERS);
  await main(page).getByRole('link', { name: 'Yeni kullanıcı' }).click();
  await field(page, 'Ad soyad').fill('Selin Akın');
  await field(page, 'E-posta').fill(email);
  await main(page).getByRole('radio', { name: 'Admin' }).check();
  await main(page).getByRole('button', { name: 'Davet gönder' }).click();
  await expect(main(page).getByText('En az bir yetki seçin.').first()).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'Siparişler' }).check();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Davet gönder' }).click();
  const proof = page.getByRole('dialog', { name: 'Panele davet edilsin mi?' });
  await proof.getByLabel('Şifreniz', { exact: true }).fill('yanlış');
  await proof.getByRole('button', { name: 'Onayla' }).click();
  await expect(proof.getByText('Mevcut şifre hatalı')).toBeVisible();
  await proof.getByLabel('Şifreniz', { exact: true }).fill(owner.password);
  await proof.getByRole('button', { name: 'Onayla' }).click();
  await expect(main(page).getByRole('heading', { name: 'Selin Akın' })).toBeVisible();
  await expect(main(page).getByText('Davet bekliyor').first()).toBeVisible();

  const invited = otherBrowser;
  const password = newStaffPassword();
  await open(invited, await passwordLinkFor(email));
  await field(invited, 'Şifre').fill(password);
  await field(invited, 'Şifre (tekrar)').fill(password);
  await main(invited).getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await main(invited).getByRole('link', { name: 'Panele girin' }).click();
  await submitStaffLogin(invited, { username: email, password });
  await expect(sections(invited).getByRole('link', { name: /^Siparişler/ })).toBeVisible();
  await expect(sections(invited).getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0);
});

test('a customer whose account is closed is signed out everywhere and cannot sign in', async ({
  page,
  otherBrowser,
}) => {
  const customer = newCustomer();
  await register(otherBrowser.request, customer);
  const signedIn = otherBrowser;
  await open(signedIn, '/profil');
  await expect(main(signedIn).getByText(customer.email).first()).toBeVisible();

  await signInToPanel(page, createStaff('users'));
  await openCustomer(page, customer.email, 'Oturumlar');
  await expect(main(page).getByRole('list', { name: 'Oturumlar' }).getByRole('listitem')).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Hesabı kapat' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hesap kapatılsın mı?' });
  await question.getByRole('button', { name: 'Hesabı kapat' }).click();
  await expect(toast(page, 'Hesap kapatıldı')).toBeVisible();
  await expect(main(page).getByText('Pasif', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Açık oturumu yok.')).toBeVisible();

  await open(signedIn, '/profil');
  await expect(main(signedIn)).toContainText('giriş yapmalısınız');
  await open(signedIn, '/giris');
  await field(signedIn, 'E-posta').fill(customer.email);
  await field(signedIn, 'Şifre').fill(customer.password);
  await main(signedIn)
    .getByRole('button', { name: /giriş yap/i })
    .click();
  await expect(signedIn).toHaveURL(/\/giris/);
  await expect(main(signedIn).getByText('E-posta veya şifre hatalı').first()).toBeVisible();

  await main(page).getByRole('button', { name: 'Hesabı aç' }).click();
  await expect(toast(page, 'Hesap açıldı')).toBeVisible();
  await tab(page, 'Zaman').click();
  await expect(main(page).getByText('Durum: Etkin → Pasif')).toBeVisible();
});

test('staff write a note about a customer, withdraw it, and change the name in the form', async ({
  page,
  otherBrowser,
}) => {
  const customer = newCustomer();
  await register(otherBrowser.request, customer);
  await signInToPanel(page, createStaff('users'));
  await openCustomer(page, customer.email, 'Notlar');
  await expect(tab(page, 'Siparişler')).toHaveCount(0);
  await field(page, 'Yeni not').fill('Öğleden sonra aranmak istiyor.');
  await main(page).getByRole('button', { name: 'Notu ekle' }).click();
  const notes = main(page).getByRole('list', { name: 'Notlar' });
  await expect(notes).toContainText('Öğleden sonra aranmak istiyor.');
  await expect(field(page, 'Yeni not')).toHaveValue('');
  await notes.getByRole('button', { name: 'Geri çek' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Geri çek' }).click();
  await expect(notes).toContainText('notu geri çekti');
  await expect(notes).not.toContainText('aranmak');

  await tab(page, 'Hesap').click();
  await expect(field(page, 'Ad soyad')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Ad soyad').fill('Gülşah Er');
  await main(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, 'Hesap kaydedildi')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Gülşah Er' })).toBeVisible();
  await expect(main(page)).toContainText('Gülşah Işıldak → Gülşah Er');
});
