import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../bin/chromium.mjs';

/** Renders the preview image of shared links (1200 × 630), committed under client/public. Run after draw-site.mjs. */
const PUBLIC = new URL('../client/public/', import.meta.url);
const FONTS = new URL('../node_modules/@fontsource-variable/inter/files/', import.meta.url);
const SIZE = { width: 1200, height: 630 };

const embedded = (type, file) => `data:${type};base64,${readFileSync(file).toString('base64')}`;
const font = (part) => embedded('font/woff2', new URL(`inter-${part}-wght-normal.woff2`, FONTS));
const picture = (name) => embedded('image/svg+xml', new URL(name, PUBLIC));

const PAGE = `<!doctype html><html lang="tr"><meta charset="utf-8"><style>
  @font-face { font-family: Inter; src: url(${font('latin')}); font-weight: 100 900; unicode-range: U+0-FF, U+131 }
  @font-face { font-family: Inter; src: url(${font('latin-ext')}); font-weight: 100 900; unicode-range: U+100-130, U+132-24F }
  body { margin: 0; height: 630px; font-family: Inter; color: #eef7f8; background: #062e37; background-size: 30px 30px;
    background-image: linear-gradient(#0e3d47 1px, transparent 1px), linear-gradient(90deg, #0e3d47 1px, transparent 1px) }
  div { position: absolute; left: 72px; top: 147px; width: 560px }
  div img { width: 84px }
  h1 { margin: 36px 0 24px; font-size: 56px; line-height: 1.1; letter-spacing: -0.02em }
  p { margin: 0; font-size: 26px; line-height: 1.4; color: #a9c8ce }
  body > img { position: absolute; right: 40px; top: 20px; height: 590px }
</style>
<div><img src="${picture('favicon.svg')}" alt=""><h1>Endüstriyel tesisat ekipmanları</h1>
<p>Isı eşanjörü, boyler, pompa, vana ve filtre; teknik değeri, net fiyatı ve stoğuyla.</p></div>
<img src="${picture('hero-esanjor-dark.svg')}" alt="">`;

const { path, env } = findChromium();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(PAGE);
await page.evaluate('document.fonts.ready');
const file = fileURLToPath(new URL('paylasim.png', PUBLIC));
await sharp(await page.screenshot())
  .png({ palette: true })
  .toFile(file);
await browser.close();
console.log(file);
