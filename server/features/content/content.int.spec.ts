import { CONTENT } from './content.document.js';
import { openTestSite, type TestSite } from '../../testing/site.js';
import { PageKey } from './page-content.type.js';
import { ABOUT_SEED } from './seed/about.seed.js';
import { FOOTER_SEED, HEADER_SEED } from './seed/frame.seed.js';

const CLOSED = { enabled: true, message: '', allowAdminAccess: true, disableIndexing: false };

let site: TestSite;

beforeEach(async () => {
  site = await openTestSite();
});

afterEach(() => site.close());

describe('header and footer', () => {
  it('offers the six entries of the main navigation in their order', async () => {
    const { navigation } = await site.content.header();
    expect(navigation.map(({ text }) => text)).toEqual([
      'Ana Sayfa',
      'Tüm Ürünler',
      'Ürün Sihirbazı',
      'Teklif Al',
      'Hakkımızda',
      'İletişim',
    ]);
  });

  it('takes phone, e-mail and address from the settings', async () => {
    await site.changeSettings({ contactPhone: '0212 555 01 99', address: 'Yeni adres' });
    const [header, footer] = await Promise.all([site.content.header(), site.content.footer()]);
    expect(header.topBar).toMatchObject({ phone: '0212 555 01 99', email: 'satis@debihan.example' });
    expect(footer.contact.phones).toEqual(['0212 555 01 99', '0212 555 01 61']);
    expect(footer.contact.emails).toHaveLength(3);
    expect(footer.contact.address).toBe('Yeni adres');
  });

  it('prefers its own values to those of the settings', async () => {
    await site.replace('header', {
      ...HEADER_SEED,
      topBar: { ...HEADER_SEED.topBar, phone: '0850 555 01 01' },
    });
    await site.replace('footer', {
      ...FOOTER_SEED,
      contact: { ...FOOTER_SEED.contact, phones: ['0216 555 01 02'] },
    });
    expect((await site.content.header()).topBar.phone).toBe('0850 555 01 01');
    expect((await site.content.footer()).contact.phones).toEqual(['0216 555 01 02']);
  });

  it('shows the opening hours of the settings', async () => {
    const { workingHours } = (await site.content.footer()).contact;
    expect(workingHours.map(({ label, opens, closes }) => [label, opens, closes])).toEqual([
      ['Pazartesi – Cuma', '08:00', '18:00'],
      ['Cumartesi', '09:00', '16:00'],
      ['Pazar', null, null],
    ]);
  });

  it('links to every support and legal page', async () => {
    const { quickLinks, legalLinks } = await site.content.footer();
    const pages = await site.content.staticPages();
    expect([...quickLinks, ...legalLinks].map(({ url }) => url)).toEqual(pages.map(({ slug }) => `/${slug}`));
  });

  it('announces free shipping with the sum of the settings, and not at all when it is switched off', async () => {
    expect((await site.content.header()).topBar.announcement).toBe(
      'Net 5.000 TL ve üzeri siparişlerde kargo ücretsiz',
    );
    await site.changeSettings({ freeShipping: { enabled: true, thresholdKurus: 750_000 } });
    expect((await site.content.header()).topBar.announcement).toBe(
      'Net 7.500 TL ve üzeri siparişlerde kargo ücretsiz',
    );
    await site.changeSettings({ freeShipping: { enabled: false, thresholdKurus: 750_000 } });
    expect((await site.content.header()).topBar.announcement).toBe('');
  });

  it('puts the year into the copyright', async () => {
    expect((await site.content.footer()).copyright).toMatch(/^© 2026 Debihan /);
  });

  it('refuses a link that runs a script and keeps the old header', async () => {
    const navigation = [{ id: 'home', text: 'Ana Sayfa', url: 'javascript:alert(1)', order: 1 }];
    await expect(site.replace('header', { ...HEADER_SEED, navigation })).rejects.toMatchObject({
      code: 'CONTENT_INVALID',
      details: {
        fields: [{ path: 'navigation.0.url', message: expect.stringContaining('https://') as string }],
      },
    });
    expect((await site.content.header()).navigation).toHaveLength(6);
  });
});

describe('pages', () => {
  it('sorts sections and leaves out an entry whose text was left out', async () => {
    const sections = [
      {
        id: 'second',
        title: 'İki',
        content: '',
        order: 2,
        items: [{ title: 'Kargo', text: '{ucretsizKargo} ve üzeri' }],
      },
      { id: 'first', title: 'Bir', content: '', items: [], order: 1 },
    ];
    await site.replace('about', { ...ABOUT_SEED, sections });
    await site.changeSettings({ freeShipping: { enabled: false, thresholdKurus: 0 } });
    const page = await site.content.page(PageKey.ABOUT);
    expect(page.sections.map(({ id, items }) => [id, items])).toEqual([
      ['first', []],
      ['second', []],
    ]);
  });

  it('makes the claims of the specification in its seeded content', async () => {
    const { sections } = await site.content.page(PageKey.HOME);
    const itemsOf = (wanted: string) => sections.find(({ id }) => id === wanted)?.items ?? [];
    expect(itemsOf('statistics').map(({ title, text }) => `${title} ${text}`)).toEqual([
      '25+ yıllık deneyim',
      '5.000+ müşteri',
      '500+ donatılan tesis',
      '%98 müşteri memnuniyeti',
    ]);
    expect(itemsOf('claims').map(({ title }) => title)).toEqual([
      '1999’dan beri',
      'CE',
      'ISO 9001',
      '7/24 teknik destek',
      '24 saatte kargo',
    ]);
  });

  it('fills every token of the seeded texts', async () => {
    const pages = await Promise.all(Object.values(PageKey).map((key) => site.content.page(key)));
    expect(JSON.stringify(pages)).not.toMatch(/\{\p{L}+\}/u);
  });
});

describe('maintenance', () => {
  it('keeps maintenance off until it is switched on', async () => {
    expect(await site.content.maintenance()).toMatchObject({ enabled: false, allowAdminAccess: true });
    await site.replace('maintenance', CLOSED);
    expect(await site.content.maintenance()).toMatchObject({ enabled: true });
  });

  it('shows the default message until another one is saved', async () => {
    await site.replace('maintenance', CLOSED);
    expect((await site.content.maintenance()).message).toBe(
      'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.',
    );
    await site.replace('maintenance', { ...CLOSED, message: 'Pazartesi açılıyoruz.' });
    expect((await site.content.maintenance()).message).toBe('Pazartesi açılıyoruz.');
  });

  it('keeps every earlier version', async () => {
    await site.replace('maintenance', CLOSED);
    const history = await site.records.history(CONTENT, 'maintenance');
    expect(history.map(({ version }) => version)).toEqual([2, 1]);
    expect((await site.records.version(CONTENT, 'maintenance', 1)).value).toMatchObject({ enabled: false });
  });
});
