import { around, atLines, link, type MarkdownEditor } from './markdown-edits';

/** Edits a text whose selection stands between bars, and shows what comes of it in the same way. */
function edited(marked: string, edit: MarkdownEditor): string {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  const value = marked.replaceAll('|', '');
  const { from, to, text, selected } = edit({ value, start, end });
  const next = value.slice(0, from) + text + value.slice(to);
  const [first, last] = selected;
  return `${next.slice(0, first)}|${next.slice(first, last)}|${next.slice(last)}`;
}

it.each([
  ['bir |iki| üç', 'bir **|iki|** üç'],
  ['bir **|iki|** üç', 'bir |iki| üç'],
  ['bir ||', 'bir **|kalın|**'],
])('makes what is selected in «%s» bold, or no longer', (before, after) => {
  expect(edited(before, around('**', 'kalın'))).toBe(after);
});

it.each([
  ['Giriş\nBaş||lık\nSon', 'Giriş\n## Başlık||\nSon'],
  ['## Başlık||', 'Başlık||'],
])('makes the line of «%s» a heading, or no longer', (before, after) => {
  expect(edited(before, atLines('## '))).toBe(after);
});

it('makes a list of the lines that are selected', () => {
  expect(edited('a\nb|c\nde|f\ng', atLines('- '))).toBe('a\n|- bc\n- def|\ng');
  expect(edited('a\n|- bc\n- def|\ng', atLines('- '))).toBe('a\n|bc\ndef|\ng');
});

it('makes a link of what is selected, and selects its address', () => {
  expect(edited('Bkz. |iade|.', link)).toBe('Bkz. [iade](|/adres|).');
  expect(edited('||', link)).toBe('[bağlantı metni](|/adres|)');
});
