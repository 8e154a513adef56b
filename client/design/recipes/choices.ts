import { defineRecipe } from '@chakra-ui/react';
import { differences } from './differences';

/** The mark of a checkbox or radio button, 18 px in a line that is at least 24 px high. */
const mark = {
  color: 'petrol.on',
  bg: 'bg.surface',
  _invalid: {
    colorPalette: 'petrol',
    borderColor: 'danger.fg',
    boxShadow: 'inset 0 0 0 1px {colors.danger.fg}',
  },
  _disabled: { opacity: '1', bg: 'bg.subtle', borderColor: 'line.strong' },
} as const;
const medium = { boxSize: '4.5', p: '0' } as const;

export const checkmarkRecipe = defineRecipe({
  base: mark,
  variants: { size: { md: medium }, variant: { solid: { borderColor: 'line.control' } } },
});
export const radiomarkRecipe = defineRecipe({
  base: mark,
  variants: {
    size: { md: medium },
    variant: { solid: { borderColor: 'line.control' }, outline: { borderColor: 'line.control' } },
  },
});

const line = { minHeight: '6', cursor: 'pointer' } as const;
const text = {
  fontWeight: 'normal',
  userSelect: 'auto',
  _disabled: { opacity: '1', color: 'fg.subtle', cursor: 'not-allowed' },
} as const;

export const checkboxRecipe = differences({
  base: { root: line, label: text, control: mark },
  variants: {
    size: { md: { control: medium } },
    variant: { solid: { control: { borderColor: 'line.control' } } },
  },
});

export const radioGroupRecipe = differences({
  base: {
    item: { ...line, fontWeight: 'normal' },
    itemControl: mark,
    label: { textStyle: 'label' },
  },
  variants: {
    size: { md: { itemControl: medium } },
    variant: { solid: { itemControl: { borderColor: 'line.control' } } },
  },
});

/** A choice with an explanation and a price or picture: the whole card is the target. */
export const radioCardRecipe = differences({
  base: {
    root: { gap: '2' },
    item: {
      bg: 'bg.surface',
      cursor: 'pointer',
      _focus: { bg: 'bg.surface' },
      '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      _disabled: { opacity: '1', bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
    },
    label: { textStyle: 'label' },
    itemText: { fontWeight: 'medium' },
    itemDescription: { opacity: '1', color: 'fg.muted', textStyle: 'xs' },
    itemIndicator: mark,
  },
  variants: {
    size: {
      md: { itemControl: { px: '3.5', py: '3', gap: '3' }, itemIndicator: { boxSize: '4.5' } },
    },
    variant: {
      outline: {
        item: {
          borderColor: 'line.control',
          _hover: { borderColor: 'fg.muted' },
          _checked: { bg: 'petrol.subtle', borderColor: 'petrol.fg', boxShadowColor: 'petrol.fg' },
        },
        itemIndicator: { borderColor: 'line.control' },
      },
    },
  },
});

export const switchRecipe = differences({
  base: {
    root: line,
    label: { ...text, fontSize: 'inherit', fontWeight: 'medium', lineHeight: 'inherit' },
    control: {
      _disabled: { opacity: '1', bg: 'line.strong' },
      // In high contrast only borders and text survive.
      _highContrast: { borderWidth: '1px' },
    },
  },
  variants: {
    size: { md: { root: { '--switch-width': '2.125rem', '--switch-height': '1.25rem' } } },
    variant: {
      solid: { control: { bg: 'line.control' }, thumb: { bg: 'bg.surface', _checked: { bg: 'petrol.on' } } },
    },
  },
});
