import { escapeHtml, escapeJson } from './escape';

it('escapes the five signs of HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

it('leaves Turkish letters and currency as they are', () => {
  expect(escapeHtml('Isı eşanjörü ₺48.750 İçşğü')).toBe('Isı eşanjörü ₺48.750 İçşğü');
});

it.each(['</script>', '<!--', ']]>', '\u2028', '\u2029'])('keeps %j from ending a script', (text) => {
  const escaped = escapeJson(JSON.stringify({ text }));
  expect(escaped).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(escaped)).toEqual({ text });
});
