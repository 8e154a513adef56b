import { documentFile } from './document-file.js';
import { drawDocument } from './drawn-document.js';
import { TEST_ORDER } from './test-document-order.js';

const PAGE = {
  slug: 'mesafeli-satis-sozlesmesi',
  title: 'Mesafeli <Satış> Sözleşmesi',
  version: 3,
  markdown: '## Garanti\n\nKoşullar [Garanti](/garanti) sayfasındadır.',
};

const document = drawDocument(PAGE, TEST_ORDER);
const { name, html } = documentFile(document, { orderNumber: '1a2b3c4d', origin: 'https://magaza.example' });

it('is named so that any system takes the name', () => {
  expect(name).toBe('mesafeli-satis-sozlesmesi-1a2b3c4d.html');
});

it('holds the whole text, and says which order and which version it is of', () => {
  expect(html).toContain(document.html);
  expect(html).toContain('<h1>Mesafeli &lt;Satış&gt; Sözleşmesi</h1>');
  expect(html).toContain('#1a2b3c4d');
  expect(html).toContain('Metnin sürümü: 3');
  expect(html).toContain(document.hash);
});

it('needs nothing but itself, runs nothing and stays out of search engines', () => {
  expect(html).not.toMatch(/<script|<link|<img|src=|@import|url\(/i);
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});

it('leads from its links to the shop', () => {
  expect(html).toContain('<base href="https://magaza.example/">');
  expect(html).toContain('<a href="/garanti">');
});
