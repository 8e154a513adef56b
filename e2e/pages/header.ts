import { type Locator, type Page } from '@playwright/test';

export const banner = (page: Page): Locator => page.getByRole('banner');
export const searchBox = (page: Page): Locator => banner(page).getByRole('combobox', { name: /ara/i });
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Ana menü' });
export const categoriesButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Kategoriler', exact: true });
export const accountButton = (page: Page): Locator => banner(page).getByRole('button', { name: /^Hesabım/ });
export const signInLink = (page: Page): Locator => banner(page).getByRole('link', { name: 'Giriş' });
/** Opens the menu of narrow screens. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menüyü aç' });
