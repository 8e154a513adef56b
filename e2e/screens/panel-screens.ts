import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ANY_TEXT } from '../controls/operate';
import { sendGraphql } from '../graphql';
import { main } from '../pages/page';
import { OWN_ACCOUNT } from '../pages/panel';
import { applyRows, csvFile, IMPORTS, previewFile, xlsxFile } from '../pages/panel-import';
import { FAILED, job, pretendFailedMails, pretendJobs, WAITING } from '../pages/panel-jobs';
import { CATALOG_SCREENS } from './catalog-screens';
import { CONTENT_SCREENS } from './content-screens';
import { MESSAGE_SCREENS } from './message-screens';
import { ORDER_SCREENS } from './order-screens';
import { PRODUCT_SCREENS } from './product-screens';
import { QUOTE_SCREENS } from './quote-screens';
import { cutOff, openAt, type Screen, screensOf, type Stage } from './screen';
import { AUDIT_SCREENS } from './audit-screens';
import { SYSTEM_SCREENS } from './system-screens';
import { USER_SCREENS } from './user-screens';
import { WEBHOOK_SCREENS } from './webhook-screens';

/** A row that cannot be applied, and a column that nobody knows. */
const WRONG_FILE = csvFile('ekran.csv', [
  ['Ürün Adı', 'Kategori', 'Fiyat', 'Koruma'],
  ['Ekran Vanası', 'Vanalar', 'çok', '24 ay'],
]);

/** The category that a correction by a walk may add, for the next correction to add it again. */
async function deleteTypedCategories({ page: { request } }: Stage): Promise<void> {
  const { adminCategories } = await sendGraphql<{
    adminCategories: { id: string; name: string; version: number }[];
  }>(request, '{ adminCategories { id name version } }');
  for (const { id, version } of adminCategories.filter(({ name }) => name === ANY_TEXT)) {
    await sendGraphql(
      request,
      'mutation ($input: CategoryVersionInput!) { deleteCategory(input: $input) { products } }',
      { input: { id, expectedVersion: version } },
    );
  }
}

/** @returns the address of the preview */
async function previewWrongFile(stage: Stage): Promise<string> {
  const { page } = stage;
  await deleteTypedCategories(stage);
  await previewFile(page, WRONG_FILE);
  return page.evaluate(() => location.pathname);
}

const OWN_IMPORT = 'geri-alinacak.xlsx';

/** An import that may be undone: of a category without products below another one, where no other test looks. */
async function applyImport({ page }: Stage): Promise<void> {
  const name = `Ekran ${randomUUID().slice(0, 8)}`;
  const rows = [
    ['Kategori Adı', 'Açıklama', 'Üst Kategori'],
    [name, 'Ekranlar için', 'Vanalar'],
  ];
  await previewFile(page, await xlsxFile(OWN_IMPORT, { Kategoriler: rows }));
  await applyRows(page, 1);
  await expect(main(page).getByRole('button', { name: 'Geri al', exact: true })).toBeVisible();
}

const NOBODY = 'a0000000-0000-4000-8000-000000000000';
const JOBS = '/admin/isler';
const SETTINGS = '/admin/ayarlar';

/** Each with a text of its form. */
const SETTINGS_TABS = [
  ['genel', 'Mağaza adı'],
  ['iletisim', 'WhatsApp numarası'],
  ['e-ticaret', 'KDV oranı'],
  ['seo', 'Arama sonucunda görünüşü'],
  ['bakim-modu', 'Arama motorlarına kapat'],
] as const;

const STAFF = screensOf('staff');

/** The panel's screens: a section adds its lines here. */
export const PANEL_SCREENS: readonly Screen[] = [
  screensOf('guest')('panel sign-in', '/admin/login', (stage) =>
    openAt(stage, '/admin/login', 'Kullanıcı adı veya e-posta'),
  ),
  screensOf('guest')('panel sign-in, forgotten password', '/admin/sifremi-unuttum', async (stage) => {
    await openAt(stage, '/admin/sifremi-unuttum', 'Girişe dönün');
    await main(stage.page).getByRole('button', { name: 'Bağlantı Gönder' }).click();
    await expect(main(stage.page).getByText('Geçerli bir e-posta adresi girin.')).toBeVisible();
  }),
  STAFF('dashboard', '/admin', (stage) => openAt(stage, '/admin', 'Verileri tablo olarak göster')),
  STAFF(
    'dashboard, failed',
    '/admin',
    async (stage) => {
      await cutOff(stage.page, 'DashboardSales');
      await openAt(stage, '/admin', 'Sipariş ve ciro yüklenemedi');
    },
    { isCutOff: true },
  ),
  ...ORDER_SCREENS,
  ...QUOTE_SCREENS,
  ...MESSAGE_SCREENS,
  ...USER_SCREENS,
  ...AUDIT_SCREENS,
  ...SYSTEM_SCREENS,
  ...PRODUCT_SCREENS,
  ...CATALOG_SCREENS,
  STAFF(
    'imports',
    IMPORTS,
    async (stage) => {
      await stage.own(applyImport);
      await openAt(stage, IMPORTS, OWN_IMPORT);
    },
    // Of other tests and of the catalog that all of them show.
    { spares: new RegExp(`^(?!${OWN_IMPORT}).*: Geri al$`) },
  ),
  STAFF('import, previewed', `${IMPORTS}/:importId`, async (stage) => {
    const { page } = stage;
    await openAt(stage, await stage.own(previewWrongFile), 'Onay bekliyor');
    await main(page).getByRole('button', { name: 'Nasıl aktarılacağını değiştir' }).click();
    await main(page)
      .getByRole('button', { name: /^Fiyat: çok, / })
      .click();
    await expect(main(page).getByText('Sayı değil: çok')).toBeVisible();
  }),
  STAFF('import, columns', `${IMPORTS}/:importId`, async (stage) => {
    await openAt(stage, `${await stage.own(previewWrongFile)}?adim=sutunlar`, 'Mağazadaki alan');
    await expect(main(stage.page).getByText('Zorunlu alanların hepsi var.')).toBeVisible();
  }),
  STAFF('import, unknown', `${IMPORTS}/:importId`, (stage) =>
    openAt(stage, `${IMPORTS}/${NOBODY}`, 'Böyle bir aktarım yok'),
  ),
  STAFF('jobs', JOBS, async (stage) => {
    await pretendJobs(stage.page, job(), FAILED, WAITING);
    await openAt(stage, JOBS, 'Çalışıyor');
  }),
  STAFF('jobs, none', JOBS, (stage) => openAt(stage, `${JOBS}?durum=calisan`, 'Bu ölçütlere uyan iş yok')),
  STAFF(
    'jobs, failed',
    JOBS,
    async (stage) => {
      await cutOff(stage.page, 'PanelJobs');
      await openAt(stage, JOBS, 'İşler yüklenemedi');
    },
    { isCutOff: true },
  ),
  STAFF('jobs, what could not be sent', `${JOBS}/gonderilemeyenler`, async (stage) => {
    await pretendFailedMails(stage.page);
    await openAt(stage, `${JOBS}/gonderilemeyenler`, 'Şifre sıfırlama');
    await stage.page.getByRole('checkbox', { name: 'Şifre sıfırlama seç' }).press('Space');
  }),
  ...CONTENT_SCREENS,
  ...SETTINGS_TABS.map(([tab, label]) =>
    STAFF(`settings, ${tab}`, `${SETTINGS}/${tab}`, (stage) => openAt(stage, `${SETTINGS}/${tab}`, label), {
      // What is saved holds for others, too.
      spares: /^Kaydet/,
    }),
  ),
  STAFF('settings, security', `${SETTINGS}/guvenlik`, (stage) =>
    openAt(stage, `${SETTINGS}/guvenlik`, 'Güvenlik'),
  ),
  STAFF('settings, API keys', `${SETTINGS}/api-anahtarlari`, (stage) =>
    openAt(stage, `${SETTINGS}/api-anahtarlari`, 'Yeni anahtar'),
  ),
  ...WEBHOOK_SCREENS,
  STAFF('settings, mails of orders', `${SETTINGS}/siparis-e-postalari`, (stage) =>
    openAt(stage, `${SETTINGS}/siparis-e-postalari`, 'Sipariş e-postaları'),
  ),
  STAFF('own account', OWN_ACCOUNT, (stage) => openAt(stage, OWN_ACCOUNT, 'Oturumlar')),
  STAFF('no such screen', '/admin/*', (stage) => openAt(stage, '/admin/olmayan', 'Böyle bir sayfa yok')),
  STAFF(
    'the panel, failed',
    OWN_ACCOUNT,
    async (stage) => {
      await cutOff(stage.page);
      await openAt(stage, OWN_ACCOUNT, 'Sayfa açılamadı');
    },
    { isCutOff: true },
  ),
];
