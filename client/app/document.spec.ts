import { renderDocument } from './document';
import { THEME_SCRIPT } from './theme-script';

const PARTS = {
  head: [{ tag: 'title', attributes: {}, content: 'Vanalar' }],
  styles: '<style data-emotion="css">a{}</style>',
  stylesheets: ['/assets/a.css'],
  fonts: ['/assets/inter.woff2'],
  modulePreloads: ['/assets/b.js'],
  scripts: ['/assets/a.js'],
  body: '<main>İçerik</main>',
} as const;

it('is a Turkish document whose theme is set before anything is drawn', () => {
  const html = renderDocument(PARTS);
  expect(html).toMatch(/^<!doctype html>\n<html lang="tr">/);
  expect(html.indexOf(`<script>${THEME_SCRIPT}</script>`)).toBeGreaterThan(0);
  expect(html.indexOf(THEME_SCRIPT)).toBeLessThan(html.indexOf('stylesheet'));
});

it('has one executable inline script and no other', () => {
  const html = renderDocument({ ...PARTS, handover: { origin: 'https://ornek.com.tr', queries: {} } });
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>/g)];
  expect(inline).toHaveLength(1);
});

it('hands answers over as data that cannot end its element', () => {
  const queries = { 1: { data: '{"name":"</script><script>alert(1)</script>"}' } };
  const html = renderDocument({ ...PARTS, handover: { origin: 'https://ornek.com.tr', queries } });
  const json = /<script type="application\/json" id="handover">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ origin: 'https://ornek.com.tr', queries });
});

it('carries no script where the page stays as it is', () => {
  const html = renderDocument({ ...PARTS, scripts: [] });
  expect(html).not.toContain('type="module"');
});
