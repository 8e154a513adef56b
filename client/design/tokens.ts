import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

/** One colour for light grounds and one for dark grounds. */
function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/**
 * The colours of the shop. In a CSS module each is a variable: `colors.petrol.fg` is
 * `var(--chakra-colors-petrol-fg)`, `DEFAULT` falls away: `var(--chakra-colors-petrol)`.
 */
const colors = defineSemanticTokens.colors({
  bg: {
    canvas: pair('#f7f9fa', '#0e171b'),
    surface: pair('#ffffff', '#152228'),
    subtle: pair('#edf1f3', '#1b2b32'),
    sunken: pair('#e2e8eb', '#0a1215'),
    /** Grounds that are dark in both themes: top bar, call block, footer. */
    inverse: pair('#06303a', '#071f26'),
  },
  fg: {
    DEFAULT: pair('#12252d', '#e8eff1'),
    muted: pair('#4a5f69', '#a3b5bc'),
    subtle: pair('#576a73', '#93a6ae'),
    inverse: pair('#eaf3f4', '#e7eef0'),
    inverseMuted: pair('#a9c6cc', '#9dbac1'),
  },
  line: {
    DEFAULT: pair('#d3dbdf', '#2b3d45'),
    strong: pair('#b4c1c5', '#3f545d'),
    /** Borders of inputs: at least 3 : 1. */
    control: pair('#74868f', '#71868f'),
    inverse: pair('#1c4a55', '#17414b'),
  },
  petrol: {
    DEFAULT: pair('#0b5563', '#1b7283'),
    hover: pair('#084450', '#238598'),
    on: pair('#ffffff', '#ffffff'),
    fg: pair('#0b5563', '#6cc3d2'),
    subtle: pair('#e1eff1', '#123840'),
    line: pair('#a5c8cf', '#245562'),
  },
  /** The one main action of a screen, never decoration. */
  copper: {
    DEFAULT: pair('#a8500f', '#e0904f'),
    hover: pair('#8b3f09', '#eda36a'),
    on: pair('#ffffff', '#1b0d02'),
    fg: pair('#984709', '#eb9f66'),
    subtle: pair('#faede3', '#33200f'),
    line: pair('#e5bb9c', '#6a4223'),
  },
  focus: pair('#0b5563', '#6cc3d2'),
  success: { fg: pair('#1b6b3a', '#7bd39a'), subtle: pair('#e3f3e8', '#12331f') },
  warning: { fg: pair('#7a5200', '#e9bc5b'), subtle: pair('#fbf0d6', '#3a2b08') },
  danger: {
    DEFAULT: pair('#a8231c', '#c8443c'),
    on: pair('#ffffff', '#ffffff'),
    fg: pair('#a8231c', '#f29a93'),
    subtle: pair('#fbe7e5', '#43191a'),
  },
  /** An order on its way. */
  shipped: { fg: pair('#4b4a8c', '#b7b6f0'), subtle: pair('#ebebf7', '#2a2952') },
  info: { fg: pair('#1f5a94', '#8dbdeb'), subtle: pair('#e4eef8', '#142f49') },
  scrim: pair('rgb(4 22 28 / .46)', 'rgb(2 10 13 / .62)'),
  /** Technical drawings and the squared paper they lie on. */
  drawing: {
    line: pair('#123f4a', '#a9cdd5'),
    note: pair('#4f646b', '#9fb3b9'),
    paper: pair('#f7fafa', '#101b1f'),
    grid: pair('rgb(11 74 87 / .055)', 'rgb(140 200 212 / .05)'),
  },
  /** The dark sheet of the large drawing on the home page. */
  blueprint: {
    line: pair('#b7dde4', '#b7dde4'),
    note: pair('#a8d0d8', '#a8d0d8'),
    copper: pair('#f0a06a', '#f0a06a'),
    /** The title block, and the same while it is pointed at. */
    block: pair('rgb(3 32 40 / .55)', 'rgb(3 32 40 / .55)'),
    blockHover: pair('rgb(3 24 30 / .75)', 'rgb(3 24 30 / .75)'),
    paper: pair('#06303a', '#082730'),
    grid: pair('rgb(160 220 232 / .075)', 'rgb(160 220 232 / .06)'),
  },
});

const shadows = defineSemanticTokens.shadows({
  /** What floats: menu, panel, suggestions. */
  float: pair(
    '0 2px 6px rgb(8 40 48 / .08), 0 12px 28px -12px rgb(8 40 48 / .18)',
    '0 0 0 1px #2a3d43, 0 16px 32px -12px rgb(0 0 0 / .6)',
  ),
  /** What covers: dialog, drawer. */
  dialog: pair(
    '0 24px 64px -16px rgb(6 32 40 / .38), 0 4px 14px rgb(6 32 40 / .12)',
    '0 0 0 1px #2f444b, 0 32px 72px -12px rgb(0 0 0 / .75)',
  ),
});

export const semanticTokens = defineSemanticTokens({ colors, shadows });

/** Sizes and times. A CSS module reads `fontSizes.small` as `var(--chakra-font-sizes-small)`. */
export const tokens = defineTokens({
  fonts: {
    body: {
      value:
        "'Inter Variable', 'Inter Fallback', ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    },
  },
  fontSizes: {
    tiny: { value: '0.75rem' },
    small: { value: '0.8125rem' },
    body: { value: '0.875rem' },
    h3: { value: '1rem' },
    lead: { value: '1.0625rem' },
    h2: { value: '1.375rem' },
    h1: { value: '1.875rem' },
    display: { value: '2.75rem' },
    /** Prices: in a row, on a card, on the page of the product. */
    priceRow: { value: '0.9375rem' },
    priceCard: { value: '1.25rem' },
    priceLarge: { value: '2.125rem' },
  },
  spacing: {
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    14: { value: '3.5rem' },
  },
  sizes: {
    /** The widest a page grows, gutters included. */
    page: { value: '95rem' },
    control: { value: '2.5rem' },
    controlSmall: { value: '2rem' },
    controlLarge: { value: '3rem' },
  },
  radii: {
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '10px' },
    full: { value: '9999px' },
  },
  zIndex: {
    raised: { value: 1 },
    sticky: { value: 10 },
    menu: { value: 20 },
    overlay: { value: 30 },
    toast: { value: 40 },
    skip: { value: 50 },
  },
  durations: { fast: { value: '120ms' }, base: { value: '180ms' } },
  easings: { out: { value: 'cubic-bezier(.2, .7, .2, 1)' } },
});
