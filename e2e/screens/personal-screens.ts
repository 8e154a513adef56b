import { expect } from '@playwright/test';
import { isSoldSingly } from '../catalog';
import { sendGraphql } from '../graphql';
import { accountButton } from '../pages/header';
import { orderCard } from '../pages/orders';
import { main, open } from '../pages/page';
import { askedQuote, writtenMessage } from './public-screens';
import { openAt, type Screen, screensOf, type Stage } from './screen';

const CUSTOMER = screensOf('customer');

const END_SHARING = 'mutation ($id: ID!) { shareFavoriteList(id: $id, isShared: false) { id } }';
const KEEP = 'mutation ($input: FavoritesInput!) { addFavorites(input: $input) { id } }';

const SET_CONSENT = 'mutation ($input: SetConsentInput!) { setConsent(input: $input) { isGranted } }';

/** What a walk has granted is theirs beyond its session. */
async function withdrawConsents({ buyer }: Stage): Promise<void> {
  for (const channel of ['EMAIL', 'SMS', 'CALL']) {
    await sendGraphql(buyer, SET_CONSENT, { input: { channel, isGranted: false, purpose: 'MARKETING' } });
  }
}

/** One that is kept in a list that nobody else sees. */
async function unsharedFavorite({ buyer, catalog }: Stage): Promise<void> {
  const productIds = [catalog.find(isSoldSingly).id];
  const { addFavorites } = await sendGraphql<{ addFavorites: { id: string } }>(buyer, KEEP, {
    input: { productIds },
  });
  await sendGraphql(buyer, END_SHARING, { id: addFavorites.id });
}

/** What a customer sees of their own. */
export const PERSONAL_SCREENS: readonly Screen[] = [
  CUSTOMER(
    'home, signed in',
    '/',
    async ({ page }) => {
      await open(page, '/');
      await expect(accountButton(page)).toBeVisible();
    },
    { hasFrame: true },
  ),
  CUSTOMER('profile', '/profil', (stage) => openAt(stage, '/profil', 'Adreslerim')),
  CUSTOMER('profile, edited', '/profil', async (stage) => {
    await openAt(stage, '/profil', 'Adreslerim');
    await stage.page.getByRole('button', { name: 'Düzenle', exact: true }).click();
    await expect(stage.page.getByRole('form', { name: 'Profil bilgilerini düzenle' })).toBeVisible();
  }),
  CUSTOMER('profile, a new address', '/profil', async (stage) => {
    await openAt(stage, '/profil', 'Adreslerim');
    await stage.page.getByRole('button', { name: 'Adres ekle' }).click();
    await expect(stage.page.getByRole('dialog', { name: 'Adres ekle' })).toBeVisible();
  }),
  CUSTOMER('account settings', '/profil/ayarlar', async (stage) => {
    await stage.own(withdrawConsents);
    await openAt(stage, '/profil/ayarlar', 'İletişim izinleri');
  }),
  CUSTOMER('own favorites', '/favorilerim', async (stage) => {
    await stage.own(unsharedFavorite);
    await openAt(stage, '/favorilerim', 'Yeni liste');
    await expect(stage.page.getByRole('list', { name: 'Ürünler' })).toBeVisible();
  }),
  CUSTOMER('own orders', '/siparislerim', async (stage) => {
    const { number } = await stage.order();
    await open(stage.page, '/siparislerim');
    await expect(orderCard(stage.page, number)).toBeVisible();
  }),
  CUSTOMER('own orders, none found', '/siparislerim', async (stage) => {
    await stage.order();
    await openAt(stage, '/siparislerim?durum=kargoda', 'Bu ölçütlere uyan siparişiniz yok');
  }),
  CUSTOMER('own order', '/siparislerim/:id', async (stage) => {
    const { id, number } = await stage.order();
    await openAt(stage, `/siparislerim/${id}`, `Sipariş #${number}`);
  }),
  CUSTOMER('own order, references edited', '/siparislerim/:id', async (stage) => {
    const { id } = await stage.order();
    await openAt(stage, `/siparislerim/${id}`, 'Sizin kayıtlarınız');
    await main(stage.page).getByRole('button', { name: 'Sizin kayıtlarınız: düzenle' }).click();
    await expect(main(stage.page).getByRole('form', { name: 'Sizin kayıtlarınız' })).toBeVisible();
  }),
  CUSTOMER('own order, transfer to be notified', '/siparislerim/:id', async (stage) => {
    const { id } = await stage.order();
    await openAt(stage, `/siparislerim/${id}`, 'Havale bildirimi gönder');
    await main(stage.page).getByRole('button', { name: 'Havale bildirimi gönder' }).click();
    await expect(stage.page.getByRole('dialog')).toBeVisible();
  }),
  CUSTOMER('own order, unknown', '/siparislerim/:id', (stage) =>
    openAt(stage, '/siparislerim/yok', 'Sipariş bulunamadı'),
  ),
  CUSTOMER('own messages', '/mesajlarim', async (stage) => {
    const { number } = await stage.own(writtenMessage);
    await openAt(stage, '/mesajlarim', number);
  }),
  CUSTOMER('own quotes', '/tekliflerim', async (stage) => {
    const { number } = await stage.own(askedQuote);
    await openAt(stage, '/tekliflerim', number);
  }),
  CUSTOMER('own quotes, none found', '/tekliflerim', async (stage) => {
    await stage.own(askedQuote);
    await openAt(stage, '/tekliflerim?durum=kabul-edildi', 'Bu ölçütlere uyan teklifiniz yok');
  }),
  CUSTOMER('own quote', '/tekliflerim/:id', async (stage) => {
    const { id, number } = await stage.own(askedQuote);
    await openAt(stage, `/tekliflerim/${id}`, `Teklif ${number}`);
  }),
  CUSTOMER('own quote, unknown', '/tekliflerim/:id', (stage) =>
    openAt(stage, '/tekliflerim/yok', 'Teklif bulunamadı'),
  ),
];
