import { defineSemanticTokens } from '@chakra-ui/react';

const alias = (token: string) => ({ value: `{colors.${token}}` });

/** What `colorPalette` needs of a colour with a ground of its own: `DEFAULT`, `hover`, `on`, `fg`, `subtle` and `line`. */
function palette(name: 'petrol' | 'copper') {
  return {
    solid: alias(name),
    contrast: alias(`${name}.on`),
    muted: alias(`${name}.line`),
    emphasized: alias(`${name}.line`),
    border: alias(`${name}.line`),
    focusRing: alias('focus'),
  };
}

/** The same of a colour for status texts: `fg` and `subtle`. */
function statusPalette(name: string) {
  const line = { value: `color-mix(in srgb, {colors.${name}.fg} 40%, transparent)` };
  return {
    solid: alias(`${name}.fg`),
    hover: { value: `color-mix(in srgb, {colors.${name}.fg} 86%, black)` },
    contrast: alias('bg.canvas'),
    muted: line,
    emphasized: line,
    border: line,
    focusRing: alias('focus'),
  };
}

/** Chakra's names for the shop's colours, so that its recipes and `colorPalette` wear them. */
export const palettes = defineSemanticTokens.colors({
  white: { value: '#fff' },
  black: { value: '#000' },
  bg: {
    DEFAULT: alias('bg.surface'),
    panel: alias('bg.surface'),
    muted: alias('bg.subtle'),
    emphasized: alias('bg.sunken'),
    inverted: alias('bg.inverse'),
    error: alias('danger.subtle'),
    warning: alias('warning.subtle'),
    success: alias('success.subtle'),
    info: alias('info.subtle'),
  },
  fg: {
    inverted: alias('fg.inverse'),
    error: alias('danger.fg'),
    warning: alias('warning.fg'),
    success: alias('success.fg'),
    info: alias('info.fg'),
  },
  border: {
    DEFAULT: alias('line'),
    muted: alias('line'),
    subtle: alias('line'),
    emphasized: alias('line.control'),
    inverted: alias('line.inverse'),
    error: alias('danger.fg'),
  },
  petrol: palette('petrol'),
  copper: palette('copper'),
  danger: { ...statusPalette('danger'), solid: alias('danger'), contrast: alias('danger.on') },
  success: statusPalette('success'),
  warning: statusPalette('warning'),
  info: statusPalette('info'),
  shipped: statusPalette('shipped'),
  neutral: {
    solid: alias('fg.muted'),
    hover: alias('fg'),
    contrast: alias('bg.surface'),
    fg: alias('fg.muted'),
    subtle: alias('bg.subtle'),
    muted: alias('bg.sunken'),
    emphasized: alias('line.strong'),
    border: alias('line.strong'),
    focusRing: alias('focus'),
  },
});

const float = { value: '{shadows.float}' };
const dialog = { value: '{shadows.dialog}' };

/** One shadow for what floats and one for what covers; nothing else has any. */
export const chakraShadows = defineSemanticTokens.shadows({
  xs: { value: 'none' },
  sm: { value: 'none' },
  md: float,
  lg: float,
  xl: float,
  '2xl': dialog,
  inset: { value: 'none' },
});
