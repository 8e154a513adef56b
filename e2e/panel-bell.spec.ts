import { type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { expectAccessible, main, open } from './pages/page';
import {
  bell,
  bellList,
  laterNotices,
  openBell,
  OWN_ACCOUNT,
  pretendMaintenance,
  sections,
} from './pages/panel';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { changeSettings, createStaff, signInToPanel } from './staff';

/** A member of staff for one test alone: what others mark as seen is seen by others. */
const signInToOwnBell = (page: Page) => signInToPanel(page, createStaff('orders'));

/** Other tests place orders meanwhile: what is expected is expected of one order. */
const itemOf = (page: Page, number: string) =>
  bellList(page).getByRole('listitem').filter({ hasText: number }).last();
const unseenMark = (page: Page, number: string) =>
  bellList(page).getByRole('button', { name: `Okundu say: Yeni sipariş #${number}` });

test('an order that a guest places is there without a reload, and its link leads to it', async ({
  page,
  otherBrowser,
}) => {
  await signInToOwnBell(page);
  await open(page, OWN_ACCOUNT);
  await expect(bell(page)).toBeVisible();
  const { id, number } = await placeOrder(otherBrowser.request);
  await expect(bell(page)).toHaveAccessibleName(/^Bildirimler, .+ yeni$/);
  await openBell(page, number);
  await expect(itemOf(page, number).getByText(/^(şimdi|\d+ dakika önce)$/)).toHaveAttribute(
    'title',
    /\d\d:\d\d$/,
  );
  await bellList(page)
    .getByRole('link', { name: `Yeni sipariş #${number}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/siparisler/${id}$`));
  await expect(main(page).getByRole('heading', { name: `#${number}` })).toBeVisible();
  await expect(bellList(page)).toBeHidden();
  await openBell(page, number);
  await expect(unseenMark(page, number)).toHaveCount(0);
});

test('what is marked as seen is so in every other window of the person', async ({
  page,
  context,
  otherBrowser,
}) => {
  await signInToOwnBell(page);
  const other = await context.newPage();
  const first = await placeOrder(otherBrowser.request);
  const second = await placeOrder(otherBrowser.request);
  await open(page, OWN_ACCOUNT);
  await openBell(page, first.number, second.number);
  await open(other, OWN_ACCOUNT);
  await openBell(other, first.number, second.number);
  await unseenMark(page, first.number).click();
  await expect(itemOf(page, first.number)).toBeFocused();
  await expect(unseenMark(other, first.number)).toHaveCount(0);
  await expect(unseenMark(other, second.number)).toHaveCount(1);
  await page.getByRole('button', { name: 'Tümünü okundu say' }).click();
  await expect(unseenMark(other, second.number)).toHaveCount(0);
});

test('what arrives while the list is open moves nothing until it is asked for', async ({
  page,
  otherBrowser,
}) => {
  const earlier = await placeOrder(otherBrowser.request);
  await signInToOwnBell(page);
  await open(page, OWN_ACCOUNT);
  await openBell(page, earlier.number);
  const { number } = await placeOrder(otherBrowser.request);
  await expect(laterNotices(page)).toBeVisible();
  await expect(itemOf(page, number)).toHaveCount(0);
  await laterNotices(page).click();
  await expect(itemOf(page, number)).toBeVisible();
});

test('the list of orders offers what came meanwhile', async ({ page, otherBrowser }) => {
  await signInToOwnBell(page);
  await open(page, '/admin/siparisler');
  await expect(main(page).getByRole('table', { name: 'Siparişler' })).toHaveAttribute('aria-busy', 'false');
  const { number } = await placeOrder(otherBrowser.request);
  const row = page.getByRole('row').filter({ hasText: `#${number}` });
  await main(page)
    .getByRole('button', { name: /yeni sipariş geldi · Yenile$/ })
    .click();
  await expect(row).toBeVisible();
});

test('an order that its buyer cancels says so on its screen and in the bell', async ({
  page,
  otherBrowser,
}) => {
  const { id, number, trackingToken } = await placeOrder(otherBrowser.request);
  await signInToOwnBell(page);
  await open(page, `/admin/siparisler/${id}`);
  await expect(
    main(page).getByRole('button', { name: `#${number}, durum: Beklemede, değiştir` }),
  ).toBeVisible();
  await sendGraphql(
    otherBrowser.request,
    'mutation ($token: String!) { cancelOwnOrder(token: $token) { id } }',
    { token: trackingToken },
  );
  await main(page)
    .getByRole('button', { name: /siparişi değiştirdi · Yenile$/ })
    .click();
  await expect(
    main(page).getByRole('button', { name: `#${number}, durum: İptal Edildi, değiştir` }),
  ).toBeVisible();
  await openBell(page, `Müşteri #${number} siparişini iptal etti`);
});

test('says at once that the shop is closed, and that it is open again', async ({ page, otherBrowser }) => {
  await signInToPanel(page);
  await signInToPanel(otherBrowser);
  const setMaintenance = await pretendMaintenance(page);
  await open(page, OWN_ACCOUNT);
  const badge = page.getByRole('status').filter({ hasText: 'Bakım Modu Aktif' });
  await expect(sections(page)).toBeVisible();
  await expect(badge).toHaveCount(0);
  setMaintenance(true);
  await changeSettings(otherBrowser);
  await expect(badge).toBeVisible();
  setMaintenance(false);
  await changeSettings(otherBrowser);
  await expect(badge).toHaveCount(0);
});

test('the bell has no accessibility violations', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await signInToOwnBell(page);
  await open(page, OWN_ACCOUNT);
  await openBell(page, number);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});
