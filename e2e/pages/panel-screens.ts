import { expect, type Page } from '@playwright/test';
import { main, open } from './page';
import { chooseStatus } from './panel-orders';
import { OWN_ACCOUNT } from './panel';
import { csvFile, IMPORTS, previewFile } from './panel-import';
import { FAILED, job, pretendFailedMails, pretendJobs, WAITING } from './panel-jobs';

/** What a screen is shown of. */
interface Shown {
  readonly id: string;
  readonly number: string;
}

interface PanelScreen {
  readonly screen: string;
  readonly isSignedOut?: true;
  readonly show: (page: Page, order: Shown) => Promise<void>;
}

/** A row that cannot be applied, and a column that nobody knows. */
const WRONG_FILE = csvFile('ekran.csv', [
  ['Ürün Adı', 'Kategori', 'Fiyat', 'Koruma'],
  ['Ekran Vanası', 'Vanalar', 'çok', '24 ay'],
]);

const NOBODY = 'a0000000-0000-4000-8000-000000000000';

async function openAt(page: Page, address: string, text: string): Promise<void> {
  await open(page, address);
  await expect(main(page).getByText(text).first()).toBeVisible();
}

/** An order with the dialog of one of its steps. */
async function openStep(page: Page, { id, number }: Shown, button: string): Promise<void> {
  await openAt(page, `/admin/siparisler/${id}`, `#${number}`);
  await main(page).getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Every screen of the panel in the states it has: a section adds its lines here. */
export const PANEL_SCREENS: readonly PanelScreen[] = [
  {
    screen: 'sign-in',
    isSignedOut: true,
    show: (page) => openAt(page, '/admin/login', 'Kullanıcı adı veya e-posta'),
  },
  {
    screen: 'sign-in, forgotten password',
    isSignedOut: true,
    show: async (page) => {
      await openAt(page, '/admin/sifremi-unuttum', 'Girişe dönün');
      await main(page).getByRole('button', { name: 'Bağlantı Gönder' }).click();
      await expect(main(page).getByText('Geçerli bir e-posta adresi girin.')).toBeVisible();
    },
  },
  {
    screen: 'orders',
    show: (page, { number }) => openAt(page, '/admin/siparisler', `#${number}`),
  },
  {
    screen: 'orders, selected',
    show: async (page, { number }) => {
      await openAt(page, `/admin/siparisler?arama=${number}`, `#${number}`);
      await page.getByRole('checkbox', { name: `#${number} seç` }).press('Space');
      await expect(page.getByRole('toolbar')).toBeVisible();
    },
  },
  {
    screen: 'orders, none found',
    show: (page) => openAt(page, '/admin/siparisler?arama=olmayan-siparis', 'Bu ölçütlere uyan sipariş yok'),
  },
  {
    screen: 'orders, failed',
    show: async (page) => {
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('adminOrders')) await route.abort();
        else await route.fallback();
      });
      await openAt(page, '/admin/siparisler', 'Siparişler yüklenemedi');
    },
  },
  {
    screen: 'order',
    show: (page, { id, number }) => openAt(page, `/admin/siparisler/${id}`, `#${number}`),
  },
  {
    screen: 'order, to be shipped',
    show: async (page, { id, number }) => {
      await openAt(page, `/admin/siparisler/${id}`, `#${number}`);
      await chooseStatus(page, number, 'Kargoda');
      await expect(page.getByRole('dialog').getByLabel('Kargo firması')).toBeVisible();
    },
  },
  {
    screen: 'order, to be cancelled',
    show: (page, order) => openStep(page, order, 'Siparişi iptal et'),
  },
  { screen: 'order, to be paid', show: (page, order) => openStep(page, order, 'Ödendi İşaretle') },
  {
    screen: 'order, unknown',
    show: (page) => openAt(page, `/admin/siparisler/${NOBODY}`, 'Böyle bir sipariş yok'),
  },
  {
    screen: 'packing slip',
    show: (page, { id }) => openAt(page, `/admin/siparisler/${id}/sevk-fisi`, 'Sevk fişi'),
  },
  { screen: 'imports', show: (page) => openAt(page, IMPORTS, 'Önceki aktarımlar') },
  {
    screen: 'import, previewed',
    show: async (page) => {
      await previewFile(page, WRONG_FILE);
      await main(page).getByRole('button', { name: 'Fiyat: çok, düzelt' }).click();
      await main(page)
        .getByRole('button', { name: /: Bütün hücreler$/ })
        .click();
    },
  },
  {
    screen: 'import, unknown',
    show: (page) => openAt(page, `${IMPORTS}/${NOBODY}`, 'Böyle bir aktarım yok'),
  },
  {
    screen: 'jobs',
    show: async (page) => {
      await pretendJobs(page, job(), FAILED, WAITING);
      await openAt(page, '/admin/isler', 'Çalışıyor');
    },
  },
  { screen: 'jobs, none', show: (page) => openAt(page, '/admin/isler?durum=calisan', 'Bu durumda iş yok') },
  {
    screen: 'jobs, failed',
    show: async (page) => {
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('PanelJobs')) await route.abort();
        else await route.fallback();
      });
      await openAt(page, '/admin/isler', 'İşler yüklenemedi');
    },
  },
  {
    screen: 'jobs, what could not be sent',
    show: async (page) => {
      await pretendFailedMails(page);
      await openAt(page, '/admin/isler/gonderilemeyenler', 'Şifre sıfırlama');
      await page.getByRole('checkbox', { name: 'Şifre sıfırlama seç' }).press('Space');
    },
  },
  {
    screen: 'settings, security',
    show: (page) => openAt(page, '/admin/ayarlar/guvenlik', 'Güvenlik'),
  },
  {
    screen: 'settings, mails of orders',
    show: (page) => openAt(page, '/admin/ayarlar/siparis-e-postalari', 'Sipariş e-postaları'),
  },
  { screen: 'own account', show: (page) => openAt(page, OWN_ACCOUNT, 'Oturumlar') },
  { screen: 'no such screen', show: (page) => openAt(page, '/admin/olmayan', 'Böyle bir sayfa yok') },
  {
    screen: 'the panel, failed',
    show: async (page) => {
      await page.route('**/graphql', (route) => route.abort());
      await openAt(page, OWN_ACCOUNT, 'Sayfa açılamadı');
    },
  },
];
