import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { buttonRecipe } from './recipes/button';
import { system } from './system';

type Styles = Parameters<typeof css>[0];
/** What Chakra's utility for grounds adds for variants that the shop does not use. */
const CURRENT_GROUND = /--bg-currentcolor:[^;}]*;?/g;
const PALETTE = /--chakra-colors-(color-palette[\w-]*):(var\([^)]+\));?/g;

/** The tokens of the system as CSS, both themes, and the palette of what names none. */
export function tokenCss(): string {
  // Chakra stores the selector as one of its conditions.
  const { '&html': html } = system.getGlobalCss() as Record<string, Styles>;
  return `${cssOf('', system.getTokenCss())}${cssOf('html', html)}`;
}

const TONES = {
  copper: { variant: 'solid', colorPalette: 'copper' },
  petrol: { variant: 'solid', colorPalette: 'petrol' },
  danger: { variant: 'solid', colorPalette: 'danger' },
  line: { variant: 'outline', colorPalette: 'petrol' },
  soft: { variant: 'subtle', colorPalette: 'petrol' },
  inverse: { variant: 'surface', colorPalette: 'petrol' },
} as const;

const SIZES = { small: 'sm', large: 'lg' } as const;

/** The recipe of buttons as classes for plain markup: `button` with one tone and, where needed, a size. */
export function buttonCss(): string {
  const { base, variants } = buttonRecipe;
  if (!base || !variants) throw new Error('The recipe of buttons has lost its styles');
  const tones = Object.entries(TONES).map(([tone, { variant, colorPalette }]) =>
    cssOf(`.${tone}`, system.css({ colorPalette, ...variants.variant[variant] })),
  );
  const sizes = Object.entries(SIZES).map(([name, size]) =>
    cssOf(`.${name}`, system.css(variants.size[size])),
  );
  const button = cssOf('.button', system.css({ ...base, ...variants.size.md }));
  return [button, ...tones, ...sizes].map(withoutPalette).join('\n');
}

/** Classes of plain markup, and the text styles of the theme that they wear. */
const TEXTS = {
  display: 'display',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  lead: 'lead',
  small: 'small',
  num: 'figures',
} as const;

/** The text styles of the theme as classes for plain markup. */
export function textCss(): string {
  return Object.entries(TEXTS)
    .map(([name, textStyle]) => cssOf(`.${name}`, system.css({ textStyle })))
    .join('\n');
}

/** A tone names its palette once and for all: the colours themselves take the place of the palette's variables. */
function withoutPalette(rules: string): string {
  const colors = new Map([...rules.matchAll(PALETTE)].map(([, name, value]) => [name, value]));
  return rules
    .replace(PALETTE, '')
    .replace(CURRENT_GROUND, '')
    .replace(
      /var\(--chakra-colors-(color-palette-[\w-]+)\)/g,
      (variable, name: string) => colors.get(name) ?? variable,
    );
}

function cssOf(selector: string, styles: Styles): string {
  const cache = createCache({ key: 'sheet', stylisPlugins: [] });
  cache.compat = true;
  return cache.insert(selector, css(styles), cache.sheet, false) ?? '';
}
