import { loggedPath } from './logged-path.js';

/** Each character as an escape. */
function escaped(text: string): string {
  return Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
}

const SECRET = 'WSG0XS83RO-cTlELF5WSqsLivzXqNEzmSgdILcqhj0Q';

it.each([
  ['as it is sent', `/siparis-takip/${SECRET}`, '/siparis-takip/[secret]'],
  ['of a renewed tracking link, which is longer', `/siparis-takip/${SECRET}AAAAC`, '/siparis-takip/[secret]'],
  ['before other parts', `/siparis-belgesi/${SECRET}/garanti`, '/siparis-belgesi/[secret]/garanti'],
  ['with a period from the end of a sentence', `/siparis-takip/${SECRET}.`, '/siparis-takip/[secret].'],
  ['with a space', `/siparis-takip/${SECRET}%20`, '/siparis-takip/[secret]%20'],
  ['with escapes', `/siparis-takip/%57${SECRET.slice(1)}`, '/siparis-takip/[secret]'],
  ['with escapes that are escaped', `/siparis-takip/%2557${SECRET.slice(1)}`, '/siparis-takip/[secret]'],
  [
    'with all of it escaped three times',
    `/siparis-takip/${escaped(escaped(escaped(SECRET)))}`,
    '/siparis-takip/[secret]',
  ],
  ['with broken escapes elsewhere', `/%zz/%/${SECRET}`, '/%zz/%/[secret]'],
  ['at the end of a long path', `/${'a/'.repeat(80)}${SECRET}`, `/${'a/'.repeat(80)}[secret]`],
])('keeps a secret out of the log %s', (_where, path, logged) => expect(loggedPath(path)).toBe(logged));

it('logs slugs as they are, however long', () => {
  const path = '/urunler/frekans-kontrollu-in-line-sirkulasyon-pompasi-1-5-kw';
  expect(loggedPath(path)).toBe(path);
});

it('logs no more than the beginning of a path, and finds it quickly', () => {
  const begun = performance.now();
  expect(loggedPath(`/${'a'.repeat(100_000)}`)).toHaveLength(200);
  expect(performance.now() - begun).toBeLessThan(100);
});
