import { renderDocument } from './document';
import { INLINE_SCRIPT } from './inline-script';

const PARTS = {
  head: [{ tag: 'title', attributes: {}, content: 'Vanalar' }],
  styles: [{ name: 'css', css: 'a{}' }],
  stylesheets: ['/assets/a.css'],
  fonts: ['/assets/inter.woff2'],
  pictures: [{ srcSet: '/a-480.webp 480w', darkSrcSet: '/b-480.webp 480w', sizes: '94vw' }],
  modulePreloads: ['/assets/b.js'],
  scripts: ['/assets/a.js'],
  body: '<main>İçerik</main>',
} as const;

it('is a Turkish document whose theme is set before anything is drawn', () => {
  const html = renderDocument(PARTS);
  expect(html).toMatch(/^<!doctype html>\n<html lang="tr">/);
  expect(html.indexOf(`<script>${INLINE_SCRIPT}</script>`)).toBeGreaterThan(0);
  expect(html.indexOf(INLINE_SCRIPT)).toBeLessThan(html.indexOf('stylesheet'));
});

it('preloads a picture that has one width by its address', () => {
  const html = renderDocument({ ...PARTS, pictures: [{ srcSet: '/a.svg' }] });
  expect(html).toContain('<link rel="preload" as="image" href="/a.svg" fetchpriority="high" media="all">');
});

it('lets no picture be fetched before the theme is known', () => {
  const html = renderDocument(PARTS);
  const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)];
  expect(preloads.map(([link]) => /media="([^"]*)"/.exec(link)?.[1])).toEqual(['not all', 'not all']);
  expect(html.indexOf('data-theme="dark"')).toBeLessThan(html.indexOf(INLINE_SCRIPT));
});

it('has one executable inline script and no other', () => {
  const html = renderDocument({ ...PARTS, dehydratedState: { origin: 'https://ornek.com.tr', queries: {} } });
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>/g)];
  expect(inline).toHaveLength(1);
});

it('carries its dehydrated state as data that cannot end its element', () => {
  const queries = { 1: { data: '{"name":"</script><script>alert(1)</script>"}' } };
  const html = renderDocument({ ...PARTS, dehydratedState: { origin: 'https://ornek.com.tr', queries } });
  const json = /<script type="application\/json" id="dehydrated-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ origin: 'https://ornek.com.tr', queries });
});

it('carries no script where the page stays as it is', () => {
  const html = renderDocument({ ...PARTS, scripts: [] });
  expect(html).not.toContain('type="module"');
});
