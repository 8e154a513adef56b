import { defineTextStyles } from '@chakra-ui/react';

const display = {
  fontSize: 'clamp(1.9375rem, 1.2rem + 2.4vw, {fontSizes.display})',
  lineHeight: '1.14',
  fontWeight: '640',
  letterSpacing: '-0.026em',
};
const h1 = {
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, {fontSizes.h1})',
  lineHeight: '1.2',
  fontWeight: '640',
  letterSpacing: '-0.02em',
};
const h2 = {
  fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, {fontSizes.h2})',
  lineHeight: '1.27',
  fontWeight: '620',
  letterSpacing: '-0.014em',
};
const h3 = { fontSize: 'h3', lineHeight: '1.375', fontWeight: '600', letterSpacing: '-0.006em' };

/** The type scale: the shop's names first, then the steps that recipes of Chakra ask for. */
export const textStyles = defineTextStyles({
  display: { value: display },
  h1: { value: h1 },
  h2: { value: h2 },
  h3: { value: h3 },
  lead: {
    value: {
      fontSize: 'clamp(1rem, 0.95rem + 0.2vw, {fontSizes.lead})',
      lineHeight: '1.53',
      color: 'fg.muted',
    },
  },
  body: { value: { fontSize: 'body', lineHeight: '1.4286' } },
  small: { value: { fontSize: 'small', lineHeight: '1.4' } },
  tiny: { value: { fontSize: 'tiny', lineHeight: '1.3334' } },
  label: { value: { fontSize: 'small', lineHeight: '1.385', fontWeight: 'medium' } },
  /** Prices, counts and columns of figures. */
  figures: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },

  '2xs': { value: { fontSize: 'tiny', lineHeight: '1.3334' } },
  xs: { value: { fontSize: 'small', lineHeight: '1.385' } },
  sm: { value: { fontSize: 'body', lineHeight: '1.4286' } },
  md: { value: { fontSize: 'h3', lineHeight: '1.375' } },
  lg: { value: { fontSize: 'lead', lineHeight: '1.4' } },
  xl: { value: h2 },
  '2xl': { value: h2 },
  '3xl': { value: h1 },
  '4xl': { value: display },
  '5xl': { value: display },
  '6xl': { value: display },
  '7xl': { value: display },
});
