import { defineRecipe } from '@chakra-ui/react';
import { differences } from './differences';
import { floatingList } from './overlays';

/** What every control one types into shares. Below 16 px a phone zooms into it, so smaller letters wait for a wider window. */
const control = {
  bg: 'bg.surface',
  borderColor: 'line.control',
  '--focus-ring-width': '2px',
  '--focus-color': 'colors.focus',
  _hover: { borderColor: 'fg.muted' },
  _placeholder: { color: 'fg.subtle', opacity: '1' },
  _invalid: { borderColor: 'danger.fg', boxShadow: 'inset 0 0 0 1px {colors.danger.fg}' },
  _disabled: { bg: 'bg.subtle', borderColor: 'line' },
} as const;
const small = { fontSize: { base: 'md', md: 'small' } } as const;
const medium = { fontSize: { base: 'md', md: 'body' } } as const;
const large = { px: '3', fontSize: 'md' } as const;

const sizes = { xs: small, sm: small, md: medium, lg: large };

/** `lg` (44 px) in forms of the storefront, `md` (40 px) in the panel. */
const defaultVariants = { size: 'lg', variant: 'outline' } as const;

export const inputRecipe = defineRecipe({
  variants: { size: sizes, variant: { outline: control } },
  defaultVariants,
});

export const textareaRecipe = defineRecipe({
  base: { resize: 'vertical' },
  variants: {
    size: { sm: small, md: medium, lg: { ...large, py: '2.5' } },
    variant: { outline: control },
  },
  defaultVariants,
});

const inputIn = (slot: string) => ({
  variants: {
    size: Object.fromEntries(Object.entries(sizes).map(([size, styles]) => [size, { [slot]: styles }])),
    variant: { outline: { [slot]: control } },
  },
  defaultVariants,
});

export const nativeSelectRecipe = differences({
  variants: {
    size: {
      xs: { field: small },
      sm: { field: small },
      md: { field: medium },
      lg: { field: { ps: '3', fontSize: 'md' }, indicator: { fontSize: 'md' } },
    },
    variant: { outline: { field: control } },
  },
  defaultVariants,
});
export const selectRecipe = differences({
  ...inputIn('trigger'),
  base: { label: { textStyle: 'label' }, ...floatingList },
});
export const comboboxRecipe = differences({
  ...inputIn('input'),
  base: { label: { textStyle: 'label' }, ...floatingList },
});
export const numberInputRecipe = differences({
  ...inputIn('input'),
  base: {
    input: { fontVariantNumeric: 'tabular-nums' },
    control: { borderColor: 'line' },
    valueText: { fontVariantNumeric: 'tabular-nums' },
  },
});
export const pinInputRecipe = differences({
  ...inputIn('input'),
  base: { input: { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' } },
});

const label = {
  textStyle: 'label',
  userSelect: 'auto',
  _disabled: { opacity: '1', color: 'fg.subtle' },
} as const;
const hint = { color: 'fg.subtle', textStyle: 'tiny' } as const;
const error = {
  gap: '1.5',
  alignItems: 'flex-start',
  fontWeight: 'normal',
  textStyle: 'xs',
  color: 'danger.fg',
} as const;

export const fieldRecipe = differences({
  base: {
    root: { gap: '1.5', minWidth: '0' },
    label,
    helperText: hint,
    errorText: { ...error, _icon: { flexShrink: '0', marginTop: '0.5' } },
    requiredIndicator: { color: 'fg.subtle' },
  },
});

export const fieldsetRecipe = differences({
  base: {
    root: { minWidth: '0' },
    legend: { textStyle: 'h3', _disabled: { opacity: '1', color: 'fg.subtle' } },
    helperText: hint,
    errorText: error,
  },
});

export const fileUploadRecipe = differences({
  base: {
    label,
    dropzone: { borderColor: 'line.control', borderWidth: '1px', minHeight: '40', width: 'full' },
    item: { p: '3' },
    itemDeleteTrigger: { boxSize: '6', borderRadius: 'l1', _hover: { bg: 'bg.subtle', color: 'fg' } },
  },
});
