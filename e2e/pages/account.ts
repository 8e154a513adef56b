import { type Page } from '@playwright/test';
import { type Customer } from '../customer';
import { field } from './page';

/** Pages about an account that open without a session. */
export const ACCOUNT_PAGES = [
  '/giris',
  '/kayit',
  '/sifremi-unuttum',
  '/sifre-yenile/x',
  '/eposta-dogrula/x',
  '/siparislerim',
];

export async function fillRegistration(page: Page, { name, email, password }: Customer): Promise<void> {
  await field(page, 'Ad soyad').fill(name);
  await field(page, 'E-posta').fill(email);
  await field(page, 'Şifre').fill(password);
  await field(page, 'Şifre (tekrar)').fill(password);
}

/** Fills in and sends the sign-in form of the open page. */
export async function submitLogin(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  const send = page.getByRole('button', { name: 'Giriş Yap' });
  // The screen before may have an address to fill in, too, and stays until this one is there.
  await send.waitFor();
  await field(page, 'E-posta').fill(email);
  await field(page, 'Şifre').fill(password);
  await send.click();
}
