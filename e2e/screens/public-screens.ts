import { expect } from '@playwright/test';
import { askForQuote } from '../asked-quote';
import { hasVariations, isPricedOnRequest, isSoldSingly } from '../catalog';
import { CartPage } from '../pages/cart';
import { CheckoutPage } from '../pages/checkout';
import { sendGraphql } from '../graphql';
import { open } from '../pages/page';
import { LIST_SCREENS } from './list-screens';
import { cutOff, openAt, type Screen, screensOf, type Stage } from './screen';

/** Support and legal pages of a new shop: one screen. */
const STATIC_PAGE_SLUGS = [
  'sss',
  'kargo-teslimat',
  'iade-degisim',
  'garanti',
  'teknik-destek',
  'kullanim-kosullari',
  'gizlilik-politikasi',
  'cerez-politikasi',
  'kvkk-aydinlatma',
  'mesafeli-satis-sozlesmesi',
  'on-bilgilendirme',
  'ticari-elektronik-ileti-onayi',
] as const;

async function openHeading({ page }: Stage, address: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openCheckout({ page, catalog }: Stage): Promise<CheckoutPage> {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  return checkout;
}

const GUEST = screensOf('guest');

export const askedQuote = ({ buyer }: Stage) => askForQuote(buyer);

/** What somebody wrote to the shop, as its sender names it. */
export async function writtenMessage({ buyer }: Stage): Promise<{ number: string; linkToken: string }> {
  const { addContactMessage } = await sendGraphql<{
    addContactMessage: { number: string; linkToken: string };
  }>(
    buyer,
    'mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number linkToken } }',
    { input: { name: 'Nurgül Şahinöz', email: 'nurgul@ornek.com', subject: 'OTHER', message: 'Merhaba' } },
  );
  return addContactMessage;
}

async function openFailedCart(stage: Stage): Promise<void> {
  const { page } = stage;
  // Only visitors whom the shop knows have a cart to load.
  await page.context().addCookies([{ name: 'tanidik', value: '1', url: process.env.BASE_URL }]);
  await cutOff(page);
  await openAt(stage, '/sepet', 'Sepetiniz gösterilemedi');
}

/** What everybody may see, and what a guest does with a cart. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  GUEST('home', '/', (stage) => openHeading(stage, '/'), { hasFrame: true }),
  GUEST('products', '/urunler', (stage) => openHeading(stage, '/urunler')),
  GUEST('products, list view', '/urunler', (stage) => openHeading(stage, '/urunler?gorunum=liste')),
  GUEST('products, second page', '/urunler', (stage) => openHeading(stage, '/urunler?sayfa=2')),
  GUEST('products, none found', '/urunler', (stage) =>
    openAt(stage, '/urunler?arama=olmayan-urun', 'uygun ürün bulunamadı'),
  ),
  GUEST('category', '/kategori/:slug', (stage) =>
    openHeading(stage, `/kategori/${stage.catalog.category.slug}`),
  ),
  GUEST('category, unknown', '/kategori/:slug', (stage) =>
    openAt(stage, '/kategori/olmayan', 'Kategori bulunamadı'),
  ),
  GUEST('product with choices', '/urun/:slug', (stage) =>
    openHeading(stage, `/urun/${stage.catalog.find(hasVariations).slug}`),
  ),
  GUEST('product priced on request', '/urun/:slug', (stage) =>
    openHeading(stage, `/urun/${stage.catalog.find(isPricedOnRequest).slug}`),
  ),
  GUEST('product, unknown', '/urun/:slug', (stage) => openAt(stage, '/urun/olmayan', 'Ürün bulunamadı')),
  // The checkout itself comes first: from an empty cart it takes many steps to each of its controls.
  GUEST('checkout', '/sepet', async (stage) => void (await openCheckout(stage))),
  GUEST('checkout, filled in', '/sepet', async (stage) => (await openCheckout(stage)).fillInAndAccept()),
  ...LIST_SCREENS,
  GUEST('cart', '/sepet', async ({ page, catalog }) => {
    const cart = new CartPage(page);
    await cart.addFrom(catalog.find(isSoldSingly));
    await cart.open();
    await expect(cart.lines.first()).toBeVisible();
  }),
  GUEST('cart, empty', '/sepet', (stage) => openAt(stage, '/sepet', 'Sepetiniz boş')),
  GUEST('cart, failed', '/sepet', openFailedCart, { isCutOff: true }),
  GUEST('order received', '/sepet', async (stage) => {
    const { number, trackingToken } = await stage.order();
    await openAt(stage, `/sepet?siparis=${trackingToken}`, `#${number}`);
  }),
  GUEST('find order', '/siparis-takip', (stage) => openAt(stage, '/siparis-takip', 'Siparişinizi bulun')),
  GUEST('tracked order', '/siparis-takip/:token', async (stage) => {
    const { number, trackingToken } = await stage.order();
    await openAt(stage, `/siparis-takip/${trackingToken}`, `Sipariş #${number}`);
  }),
  GUEST('tracked order, unknown', '/siparis-takip/:token', (stage) =>
    openAt(stage, '/siparis-takip/yok', 'Sipariş bulunamadı'),
  ),
  GUEST('about', '/hakkimizda', (stage) => openHeading(stage, '/hakkimizda')),
  GUEST('contact', '/iletisim', (stage) =>
    openAt(stage, '/iletisim?konu=complaint&siparis=1f3c5a70', 'Mesaj gönderin'),
  ),
  GUEST('conversation', '/mesaj/:token', async (stage) => {
    const { linkToken, number } = await stage.own(writtenMessage);
    await openAt(stage, `/mesaj/${linkToken}`, number);
  }),
  GUEST('conversation, unknown', '/mesaj/:token', (stage) => openAt(stage, '/mesaj/yok', 'Mesaj bulunamadı')),
  GUEST('own messages, signed out', '/mesajlarim', (stage) =>
    openAt(stage, '/mesajlarim', 'giriş yapmalısınız'),
  ),
  GUEST('wizard, a question', '/urun-sihirbazi', (stage) =>
    openAt(stage, '/urun-sihirbazi?kategori=pompalar', 'Nerede kullanılacak?'),
  ),
  GUEST('wizard, results', '/urun-sihirbazi', (stage) =>
    openAt(
      stage,
      '/urun-sihirbazi?kategori=pompalar&uygulama=hvac&kapasite=farketmez&butce=farketmez&malzeme=farketmez&ozellik=farketmez&adet=1',
      'Seçilenleri karşılaştır',
    ),
  ),
  GUEST('quote request', '/teklif-al', (stage) => openAt(stage, '/teklif-al', 'Serbest kalem ekle')),
  GUEST('quote request, of a product', '/teklif-al', (stage) =>
    openAt(stage, `/teklif-al?urun=${stage.catalog.find(hasVariations).slug}`, '1 kalem'),
  ),
  GUEST('linked quote', '/teklif/:token', async (stage) => {
    const { linkToken, number } = await stage.own(askedQuote);
    await openAt(stage, `/teklif/${linkToken}`, number);
  }),
  GUEST('linked quote, unknown', '/teklif/:token', (stage) =>
    openAt(stage, '/teklif/yok', 'Teklif bulunamadı'),
  ),
  GUEST('own quotes, signed out', '/tekliflerim', (stage) =>
    openAt(stage, '/tekliflerim', 'giriş yapmalısınız'),
  ),
  GUEST('own quote, signed out', '/tekliflerim/:id', (stage) =>
    openAt(stage, '/tekliflerim/a0000000-0000-4000-8000-000000000000', 'giriş yapmalısınız'),
  ),
  ...STATIC_PAGE_SLUGS.map((slug) =>
    GUEST(`text ${slug}`, '/:slug', (stage) => openHeading(stage, `/${slug}`)),
  ),
  GUEST('sign-in', '/giris', (stage) => openAt(stage, '/giris', 'E-posta')),
  GUEST('registration', '/kayit', (stage) => openAt(stage, '/kayit', 'Ad soyad')),
  GUEST('forgotten password', '/sifremi-unuttum', (stage) => openAt(stage, '/sifremi-unuttum', 'E-posta')),
  GUEST('new password, spent link', '/sifre-yenile/:token', (stage) =>
    openAt(stage, '/sifre-yenile/x', 'Bu bağlantı artık geçerli değil'),
  ),
  GUEST('verification of an address, spent link', '/eposta-dogrula/:token', (stage) =>
    openHeading(stage, '/eposta-dogrula/x'),
  ),
  GUEST('own orders, signed out', '/siparislerim', (stage) =>
    openAt(stage, '/siparislerim', 'giriş yapmalısınız'),
  ),
  GUEST('own order, signed out', '/siparislerim/:id', (stage) =>
    openAt(stage, '/siparislerim/a0000000-0000-4000-8000-000000000000', 'giriş yapmalısınız'),
  ),
  GUEST('profile, signed out', '/profil', (stage) => openAt(stage, '/profil', 'giriş yapmalısınız')),
  GUEST('account settings, signed out', '/profil/ayarlar', (stage) =>
    openAt(stage, '/profil/ayarlar', 'giriş yapmalısınız'),
  ),
  GUEST('preview that has ended', '/on-izleme-bitti', (stage) =>
    openAt(stage, '/on-izleme-bitti', 'artık geçerli değil'),
  ),
  GUEST('no such page', '*', (stage) => openAt(stage, '/olmayan-sayfa', 'Sayfa bulunamadı')),
];
