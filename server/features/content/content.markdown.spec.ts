import {
  escapeMarkdown,
  literalMarkdown,
  renderMarkdown,
  renderPrivateMarkdown,
} from './content.markdown.js';

const htmlOf = (markdown: string) => renderMarkdown(markdown).html;

it('renders headings below the title of the page', () => {
  expect(htmlOf('# Bir\n\n## İki\n\n### Üç')).toBe(
    '<h2 id="bolum-1">Bir</h2>\n<h2 id="bolum-2">İki</h2>\n<h3>Üç</h3>\n',
  );
});

it('lists the sections of a text with their ids and plain texts', () => {
  const text = `Giriş

## Süre

Bir
hafta, [*KDV* dahil](/x).

### Alt

| a | b |
|---|---|
| c | d |

## Ücret & *vergi*`;
  expect(renderMarkdown(text).sections).toEqual([
    { id: 'bolum-1', title: 'Süre', text: 'Bir hafta, KDV dahil. a b c d' },
    { id: 'bolum-2', title: 'Ücret & vergi', text: '' },
  ]);
});

it('renders the same text a second time with the same sections', () => {
  expect(renderMarkdown('## Bir')).toEqual(renderMarkdown('## Bir'));
});

it('lets each table scroll in a frame that the keyboard reaches, named by the heading above it', () => {
  const table = '| a |\n|---|\n| b |\n';
  const html = htmlOf(`${table}\n## "Süre" & yer\n\n${table}`);
  const frame = (name: string) =>
    `<div class="scrolling-table" role="group" aria-label="${name}" tabindex="0">\n<table>`;
  expect(html).toContain(frame('Tablo'));
  expect(html).toContain(frame('Tablo: &quot;Süre&quot; &amp; yer'));
  expect(html.match(/<\/table>\n<\/div>/g)).toHaveLength(2);
});

it('renders a text that stands in a form below its title, without ids, its links in new tabs', () => {
  const html = renderPrivateMarkdown('## Bir\n\n### İki\n\n[garanti](/garanti)', {
    headingLevel: 4,
    linksInNewTab: true,
  });
  expect(html).toBe(
    '<h4>Bir</h4>\n<h5>İki</h5>\n<p><a href="/garanti" target="_blank" rel="noopener">garanti</a></p>\n',
  );
});

it('shows HTML in Markdown as text', () => {
  const html = htmlOf('<script>alert(1)</script> <img src=x onerror=alert(1)>');
  expect(html).not.toMatch(/<(script|img)/);
  expect(html).toContain('&lt;script&gt;');
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//ornek.example',
  'http://ornek.example',
])('renders no link to %s', (address) => {
  expect(htmlOf(`[tıklayın](${address})`)).not.toContain('<a');
});

it('gives links to other sites rel=noopener', () => {
  expect(htmlOf('[site](https://ornek.example)')).toContain(
    '<a href="https://ornek.example" rel="noopener">',
  );
  expect(htmlOf('[garanti](/garanti)')).toContain('<a href="/garanti">');
});

it('links an e-mail address in a sentence', () => {
  expect(htmlOf('satis@ornek.example adresine yazın')).toContain('<a href="mailto:satis@ornek.example">');
});

it('shows an escaped value literally', () => {
  expect(htmlOf(escapeMarkdown('A*B*C [d](/e) <f>'))).toBe('<p>A*B*C [d](/e) &lt;f&gt;</p>\n');
});

describe('user input in Markdown', () => {
  const shown = (typed: string) => htmlOf(`Ad: ${literalMarkdown(typed)}`);

  it.each([
    '# Başlık',
    '**kalın** _eğik_ ~~üstü çizili~~ `kod`',
    '[tıklayın](https://ornek.example)',
    '![resim](https://ornek.example/x.png)',
    'https://ornek.example',
    'www.ornek.example',
    'ayse@ornek.example',
    '<https://ornek.example>',
    'a | b | c',
    'Yol \\ sokak',
    '&lt;b&gt;',
    '{unvan}',
  ])('shows %s literally', (typed) => {
    const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
    const text = typed.replace(/[&<>"]/g, (character) => entities[character] ?? '');
    expect(shown(typed)).toBe(`<p>Ad: ${text}</p>\n`);
  });

  it('keeps user input on one line', () => {
    expect(shown('Ayşe\n\n# Satıcı\n- kabul eder')).toBe('<p>Ad: Ayşe # Satıcı - kabul eder</p>\n');
  });

  it('removes characters that change the reading order', () => {
    expect(literalMarkdown('a\u202Eb\u2066c\u200Bd\u0000e')).toBe('abcde');
  });
});

it('aligns columns by class, since pages of the shop ignore inline styles', () => {
  const { html } = renderMarkdown('| Ürün | Tutar |\n| :-- | --: |\n| Pompa | 1 |');
  expect(html).toContain('<th class="align-right">Tutar</th>');
  expect(html).toContain('<td class="align-left">Pompa</td>');
  expect(html).not.toContain('style=');
});
