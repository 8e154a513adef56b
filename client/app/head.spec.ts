import { type PageMeta, type SiteHead } from '../storefront/screen';
import { documentTitle, headTags, renderHeadTags } from './head';

const SITE: SiteHead = {
  name: 'Debihan',
  description: 'Tesisat ekipmanları',
  origin: 'https://www.ornek.com.tr',
};
const PAGE: PageMeta = {
  title: 'Vanalar',
  description: 'Küresel ve kelebek vanalar',
  canonicalPath: '/kategori/vanalar',
};
const html = (meta: Partial<PageMeta>) => renderHeadTags(headTags({ ...PAGE, ...meta }, SITE));

it('writes title, description, canonical and Open Graph', () => {
  const written = html({ image: '/gorsel/a-960.webp', openGraphType: 'product' });
  expect(written).toContain('<title data-screen>Vanalar | Debihan</title>');
  expect(written).toContain('<meta name="description" content="Küresel ve kelebek vanalar" data-screen>');
  expect(written).toContain(
    '<link rel="canonical" href="https://www.ornek.com.tr/kategori/vanalar" data-screen>',
  );
  expect(written).toContain(
    '<meta property="og:image" content="https://www.ornek.com.tr/gorsel/a-960.webp" data-screen>',
  );
  expect(written).toContain('<meta property="og:type" content="product" data-screen>');
});

it('writes the keywords a page has, and none where it has none', () => {
  expect(html({ keywords: ['vana', 'pompa'] })).toContain(
    '<meta name="keywords" content="vana, pompa" data-screen>',
  );
  expect(html({ keywords: [] })).not.toContain('keywords');
});

it('names the shop once', () => {
  expect(documentTitle('Debihan | Endüstriyel tesisat', 'Debihan')).toBe('Debihan | Endüstriyel tesisat');
  expect(documentTitle('', 'Debihan')).toBe('Debihan');
  expect(documentTitle('Bir hata oluştu', '')).toBe('Bir hata oluştu');
});

it('leaves the canonical address out where there is none', () => {
  expect(html({ canonicalPath: undefined, robots: 'noindex, follow' })).not.toContain('canonical');
});

it('falls back to the description of the shop', () => {
  expect(html({ description: '' })).toContain('<meta name="description" content="Tesisat ekipmanları"');
});

it('cuts a long description at a word', () => {
  const [, description] = headTags({ ...PAGE, description: 'Paslanmaz vana '.repeat(40) }, SITE);
  const content = description?.attributes.content ?? '';
  expect(content.length).toBeLessThanOrEqual(300);
  expect(content).toMatch(/(?:Paslanmaz|vana)…$/);
});

it('cuts a description without a space where it has to', () => {
  const [, description] = headTags({ ...PAGE, description: 'a'.repeat(900) }, SITE);
  expect(description?.attributes.content).toHaveLength(300);
});

it('escapes what stands in text and in attributes', () => {
  const written = html({ title: '2" <vana> & "çek"', description: `"><script>alert('x')</script>` });
  expect(written).toContain(
    '<title data-screen>2&quot; &lt;vana&gt; &amp; &quot;çek&quot; | Debihan</title>',
  );
  expect(written).not.toContain('<script>alert');
});

it('writes structured data that cannot close its own element', () => {
  const written = html({ jsonLd: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }] });
  const json = /<script type="application\/ld\+json" data-screen>(.*?)<\/script>/.exec(written)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '</script><script>alert(1)</script>',
  });
});
