import { documentFile } from './document-file.js';
import { renderDocument } from './rendered-document.js';
import { PLACED_BY_COMPANY } from '../../../testing/placed-order.js';

const PAGE = {
  slug: 'mesafeli-satis-sozlesmesi',
  title: 'Mesafeli <Satış> Sözleşmesi',
  version: 3,
  markdown: '## Garanti\n\nKoşullar [Garanti](/garanti) sayfasındadır.',
};

const document = renderDocument(PAGE, PLACED_BY_COMPANY);
const { name, html } = documentFile(document, { orderNumber: '1a2b3c4d', origin: 'https://magaza.example' });

it('has a file name that every operating system accepts', () => {
  expect(name).toBe('mesafeli-satis-sozlesmesi-1a2b3c4d.html');
});

it('contains the whole text, the order number and the version of the text', () => {
  expect(html).toContain(document.html);
  expect(html).toContain('<h1>Mesafeli &lt;Satış&gt; Sözleşmesi</h1>');
  expect(html).toContain('#1a2b3c4d');
  expect(html).toContain('Metnin sürümü: 3');
  expect(html).toContain(document.hash);
});

it('loads nothing, runs no script and is not indexed by search engines', () => {
  expect(html).not.toMatch(/<script|<link|<img|src=|@import|url\(/i);
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});

it('resolves its links against the address of the shop', () => {
  expect(html).toContain('<base href="https://magaza.example/">');
  expect(html).toContain('<a href="/garanti">');
});
