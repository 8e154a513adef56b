import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './footer';
import { layoutOf } from './test-layout';

const CATEGORIES = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı'].map((name) => ({ slug: name, name }));

function show(categories = CATEGORIES, { footer, siteSettings } = layoutOf('Debihan')) {
  render(
    <MemoryRouter>
      <Footer footer={footer} categories={categories} company={siteSettings.company} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('contentinfo'));
}

const below = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement!)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows logo, description, copyright, and the links of service and law in their order', () => {
  const shown = show();
  expect(shown.getByRole('link', { name: /^DEBİHAN/ }).textContent).toBe('DEBİHANTesisat Ekipmanları');
  shown.getByText('1999’dan beri tesisat.');
  shown.getByText('© 2026 Debihan');
  expect(below('Müşteri hizmetleri')).toEqual(['Sayfa sss', 'Sayfa garanti']);
  expect(shown.getByRole('link', { name: 'Sayfa cerez-politikasi' })).toBeTruthy();
});

it('leads from every page to where a withdrawal is declared', () => {
  const link = show().getByRole('link', { name: 'Cayma hakkı' });
  expect(link.getAttribute('href')).toBe('/iade-degisim#cayma');
});

it('links to the first five categories, or says that there are none yet', () => {
  show();
  expect(below('Kategoriler')).toEqual(['bir', 'iki', 'üç', 'dört', 'beş']);
  cleanup();
  const shown = show([]);
  shown.getByText('Henüz kategori eklenmemiş');
  expect(below('Kategoriler')).toEqual([]);
});

it('links to the networks the shop is in and to no other, without handing them its window', () => {
  const network = show().getByRole('link', { name: 'LinkedIn' });
  expect([network.getAttribute('href'), network.getAttribute('rel')]).toEqual([
    'https://linkedin.com/company/x',
    'noopener',
  ]);
  for (const other of ['Facebook', 'X', 'Instagram']) expect(screen.queryByText(other)).toBeNull();
});

it('links to every telephone number and to the first e-mail address alone', () => {
  show();
  expect(below('İletişim')).toEqual(['0212 555 01 42', '0212 555 01 61', 'satis@ornek.example']);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([target('0212 555 01 61'), target('satis@ornek.example')]).toEqual([
    'tel:+902125550161',
    'mailto:satis@ornek.example',
  ]);
  expect(screen.getByText('Pazar').nextSibling?.textContent).toBe('Kapalı');
});

it('says whose shop it is, with the numbers that staff entered, and leads to its register', () => {
  const shown = show();
  shown.getByText('Debihan Ltd. Şti.');
  shown.getByText('İkitelli VD, VKN 4540536920');
  expect(shown.queryByText(/MERSİS|KEP/)).toBeNull();
  expect(shown.getByRole('link', { name: 'ETBİS’e kayıtlıdır' }).getAttribute('href')).toBe(
    'https://www.eticaret.gov.tr/siteprofil/1',
  );
});

it('says whose shop it is without any number, once, and names a tax office alone', () => {
  const none = { taxOffice: null, taxNumber: null, etbisAddress: null };
  const legalName = 'Debihan Ltd. Şti.';
  show(CATEGORIES, layoutOf('Debihan', { company: none })).getByText(legalName);
  cleanup();
  const copyright = `© 2026 ${legalName} Tüm hakları saklıdır.`;
  const seeded = show(CATEGORIES, layoutOf('Debihan', { company: none, copyright }));
  expect(seeded.getAllByText(/Debihan Ltd\. Şti\./).map(({ textContent }) => textContent)).toEqual([
    copyright,
  ]);
  cleanup();
  const office = show(
    CATEGORIES,
    layoutOf('Debihan', { company: { ...none, taxOffice: 'İkitelli' }, copyright }),
  );
  office.getByText(legalName);
  office.getByText('İkitelli VD');
});
