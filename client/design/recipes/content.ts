import { defineRecipe } from '@chakra-ui/react';
import { differences } from './differences';

export const containerRecipe = defineRecipe({
  base: { maxWidth: 'page', px: { base: '4', md: '6', xl: '10' } },
});

/** Sizes by the type scale; a screen rather says `textStyle="h1"`. */
export const headingRecipe = defineRecipe({ base: { fontFamily: 'inherit', textWrap: 'balance' } });

export const linkRecipe = defineRecipe({
  base: { fontWeight: '500' },
  variants: {
    variant: {
      underline: {
        textDecorationColor: 'colorPalette.border',
        _hover: { textDecorationColor: 'currentcolor' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

/** A panel: a hairline, no shadow. */
export const cardRecipe = differences({
  base: {
    root: { bg: 'bg.surface' },
    title: { textStyle: 'h3' },
    description: { textStyle: 'small' },
  },
  variants: {
    size: {
      sm: { root: { '--card-padding': 'spacing.4' }, title: { textStyle: 'h3' } },
      md: { root: { '--card-padding': { base: 'spacing.4', md: 'spacing.6' } }, title: { textStyle: 'h3' } },
      lg: { title: { textStyle: 'h2' } },
    },
    variant: { elevated: { root: { boxShadow: 'float' } } },
  },
});

const edges = { _first: { ps: '4' }, _last: { pe: '4' } };

export const tableRecipe = differences({
  base: {
    columnHeader: {
      color: 'fg.subtle',
      fontWeight: 'medium',
      borderColor: 'line.strong',
      whiteSpace: 'nowrap',
      ...edges,
    },
    cell: { borderColor: 'line', verticalAlign: 'middle', ...edges },
    row: { _selected: { bg: 'petrol.subtle/55' } },
    header: { bg: 'bg.surface' },
    caption: { captionSide: 'top', textAlign: 'start', color: 'fg.muted' },
  },
  variants: {
    interactive: { true: { body: { '& tr': { _hover: { bg: 'bg.subtle' } } } } },
    // The rows stick, not the head around them.
    stickyHeader: { true: { header: { '& tr': { bg: 'bg.surface', zIndex: 'docked' } } } },
    size: {
      sm: { root: { textStyle: 'xs' }, columnHeader: { px: '3', py: '2' }, cell: { px: '3', py: '2' } },
      md: { columnHeader: { px: '3', py: '2.5', textStyle: 'xs' }, cell: { px: '3', py: '2.5' } },
    },
    variant: {
      line: { row: { bg: 'transparent', '&:last-child td': { borderBottomWidth: '0' } } },
      outline: {
        root: {
          boxShadow: 'none',
          borderWidth: '1px',
          borderRadius: 'l3',
          borderCollapse: 'separate',
          borderSpacing: '0',
        },
        header: { bg: 'bg.subtle' },
      },
    },
  },
});

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', fontFeatureSettings: 'normal' } as const;

export const statRecipe = differences({
  base: {
    label: { textStyle: 'small' },
    valueText: { ...figures, letterSpacing: '-0.02em', fontWeight: '620' },
    helpText: { textStyle: 'tiny', color: 'fg.subtle' },
  },
  variants: { size: { md: { valueText: { fontSize: '1.625rem', lineHeight: '1.23' } } } },
});

/** Icon, sentence, actor and time; a reason as a quoted block beneath. */
export const timelineRecipe = differences({
  base: {
    separator: { borderColor: 'line.strong' },
    indicator: { _icon: { boxSize: '3.5' }, outlineColor: 'bg.surface' },
    title: { fontWeight: 'normal', mt: '1' },
    description: { color: 'fg.subtle', textStyle: 'tiny' },
    content: { gap: '0.5', minWidth: '0' },
    item: { gap: '3', '--timeline-content-gap': 'spacing.4' },
  },
  variants: {
    size: { lg: { root: { '--timeline-indicator-size': 'sizes.7' } } },
    variant: { subtle: { indicator: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' } } },
  },
  defaultVariants: { size: 'lg', variant: 'subtle' },
});

export const blockquoteRecipe = differences({
  base: { root: { color: 'fg.muted', textStyle: 'small' } },
  variants: {
    variant: {
      subtle: {
        root: { px: '3', py: '2', borderStartWidth: '2px', borderStartColor: 'line.strong', bg: 'bg.canvas' },
      },
    },
  },
});

export const avatarRecipe = differences({
  base: { fallback: { letterSpacing: '0.02em' } },
  variants: { variant: { subtle: { root: { bg: 'colorPalette.subtle' } } } },
});

export const dataListRecipe = differences({
  base: { itemLabel: { color: 'fg.muted' }, itemValue: { minWidth: '0', overflowWrap: 'anywhere' } },
  // Given as a property it would reach the element, where HTML does not know it.
  defaultVariants: { orientation: 'horizontal' },
});
