/** @vitest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textCss, tokenCss } from './sheet';

it('gives the style sheet the palette of buttons that name none', () => {
  expect(tokenCss()).toContain('html{--chakra-colors-color-palette-solid:var(--chakra-colors-petrol-solid)');
});

it('gives plain markup the text styles of the theme, with its tokens', () => {
  const rules = textCss();
  expect(rules).toContain('.h3{font-size:var(--chakra-font-sizes-h3);line-height:1.375;font-weight:600;');
  expect(rules).toContain('.num{font-variant-numeric:tabular-nums lining-nums;}');
});

it('leaves the type scale to the theme: its style sheet sets no size of its own', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, 'text.module.css'), 'utf8');
  expect(sheet).toContain('@text styles;');
  expect(sheet).not.toMatch(/font-size|line-height|letter-spacing/);
});

it('gives bold text of plain markup a weight of the theme', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8');
  const [, weight = ''] = /b,\s*strong \{\s*font-weight: var\((--[\w-]+)\)/.exec(sheet) ?? [];
  expect(tokenCss()).toContain(`${weight}:600`);
});
