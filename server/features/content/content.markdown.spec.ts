import { escapeMarkdown, literalMarkdown, renderMarkdown } from './content.markdown.js';

it('renders headings below the title of the page', () => {
  expect(renderMarkdown('# Bir\n\n## İki\n\n### Üç')).toBe('<h2>Bir</h2>\n<h2>İki</h2>\n<h3>Üç</h3>\n');
});

it('shows HTML in Markdown as text', () => {
  const html = renderMarkdown('<script>alert(1)</script> <img src=x onerror=alert(1)>');
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
  expect(renderMarkdown(`[tıklayın](${address})`)).not.toContain('<a');
});

it('gives links to other sites rel=noopener', () => {
  expect(renderMarkdown('[site](https://ornek.example)')).toContain(
    '<a href="https://ornek.example" rel="noopener">',
  );
  expect(renderMarkdown('[garanti](/garanti)')).toContain('<a href="/garanti">');
});

it('links an e-mail address in a sentence', () => {
  expect(renderMarkdown('satis@ornek.example adresine yazın')).toContain(
    '<a href="mailto:satis@ornek.example">',
  );
});

it('shows an escaped value literally', () => {
  expect(renderMarkdown(escapeMarkdown('A*B*C [d](/e) <f>'))).toBe('<p>A*B*C [d](/e) &lt;f&gt;</p>\n');
});

describe('user input in Markdown', () => {
  const shown = (typed: string) => renderMarkdown(`Ad: ${literalMarkdown(typed)}`);

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
