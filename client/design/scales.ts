import { defineTokens } from '@chakra-ui/react';

/** Steps of a quarter rem, by Chakra's names: `p="4"` is 1 rem. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96,
];
const steps = Object.fromEntries(STEPS.map((step) => [step, { value: `${step / 4}rem` }]));

/** What the recipes of Chakra measure with, in the shop's sizes. */
export const scales = defineTokens({
  spacing: steps,
  sizes: {
    ...steps,
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '30rem' },
    lg: { value: '36rem' },
    xl: { value: '42rem' },
    '2xl': { value: '48rem' },
    '4xl': { value: '60rem' },
    '6xl': { value: '72rem' },
    '8xl': { value: '90rem' },
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    prose: { value: '62ch' },
  },
  fonts: {
    heading: { value: '{fonts.body}' },
    mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" },
  },
  fontSizes: {
    '2xs': { value: '{fontSizes.tiny}' },
    xs: { value: '{fontSizes.small}' },
    sm: { value: '{fontSizes.body}' },
    md: { value: '{fontSizes.h3}' },
    lg: { value: '{fontSizes.lead}' },
    xl: { value: '{fontSizes.h2}' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '540' },
    semibold: { value: '600' },
    bold: { value: '640' },
  },
  letterSpacings: { wide: { value: '0.02em' }, wider: { value: '0.02em' }, widest: { value: '0.02em' } },
  lineHeights: {
    shorter: { value: '1.2' },
    short: { value: '1.375' },
    moderate: { value: '1.4286' },
    tall: { value: '1.53' },
  },
  radii: {
    none: { value: '0' },
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.lg}' },
  },
  zIndex: {
    hide: { value: -1 },
    base: { value: 0 },
    docked: { value: 1 },
    dropdown: { value: 20 },
    banner: { value: 20 },
    modal: { value: 30 },
    popover: { value: 35 },
    skipNav: { value: 50 },
    tooltip: { value: 45 },
  },
  durations: {
    fastest: { value: '80ms' },
    faster: { value: '120ms' },
    moderate: { value: '180ms' },
    slow: { value: '180ms' },
    slower: { value: '180ms' },
    slowest: { value: '240ms' },
  },
  easings: { 'ease-in-smooth': { value: '{easings.out}' } },
  animations: {
    spin: { value: 'spin 1s linear infinite' },
    pulse: { value: 'pulse 1.4s ease-in-out infinite' },
  },
  cursor: {
    button: { value: 'pointer' },
    checkbox: { value: 'pointer' },
    radio: { value: 'pointer' },
    switch: { value: 'pointer' },
    menuitem: { value: 'pointer' },
    option: { value: 'pointer' },
    slider: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
});
