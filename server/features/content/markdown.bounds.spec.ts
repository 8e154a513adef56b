import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { renderMarkdown } from './content.markdown.js';
import { excessOf, MAX_MARKS } from './markdown.bounds.js';
import { STATIC_PAGES } from './static-page.document.js';

/** Of a document. */
const MAX_LENGTH = 50_000;
const HOSTILE = [
  '[',
  '![[',
  '<',
  '*a ',
  '_a*b',
  '[a](',
  '[![a](b)',
  '*[_~`',
  '[a]: b\n',
  'http://',
  'a@',
  '\\',
];

const page = (markdown: string) => ({ title: 'Kargo', summary: '', markdown });
const save = (markdown: string) =>
  codeOf(Promise.resolve().then(() => STATIC_PAGES.check('kargo', page(markdown))));
const repeated = (pattern: string, length: number) => pattern.repeat(Math.floor(length / pattern.length));

it.each(HOSTILE)('refuses to save a text of %j over and over, saying why', async (pattern) => {
  const hostile = repeated(pattern, MAX_LENGTH);
  expect(await save(hostile)).toBe('CONTENT_INVALID');
  expect(excessOf(hostile)).toContain('biçim işareti');
});

it.each(HOSTILE)('renders as much of %j as may be saved within a second', async (pattern) => {
  const marks = pattern.match(/[[\]!*_<`~&:\\@]/g)?.length ?? 1;
  const paragraph = pattern.repeat(Math.floor(MAX_MARKS / marks));
  const text = `${paragraph}\n\n`.repeat(Math.floor(MAX_LENGTH / (paragraph.length + 2)));
  expect(await save(text)).toBe('accepted');
  const begun = performance.now();
  renderMarkdown(text);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('renders deep nesting within a second', async () => {
  const nested = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n');
  const quoted = `${'>'.repeat(5_000)} a\n\n${nested}`;
  expect(await save(quoted)).toBe('accepted');
  const begun = performance.now();
  renderMarkdown(quoted);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('accepts long tables and contracts as they are', () => {
  const table = `| Ürün | Belge |\n|---|---|\n${'| Pompa | [PDF](https://ornek.com/a.pdf) |\n'.repeat(900)}`;
  expect(excessOf(table)).toBeNull();
  expect(excessOf('**Madde 1.** Satıcı, alıcıya karşı yükümlüdür.\n\n'.repeat(900))).toBeNull();
});
