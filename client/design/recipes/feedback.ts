import { defineRecipe } from '@chakra-ui/react';
import { differences } from './differences';

/** A sentence that stays: what happened, what was kept, what to do. */
export const alertRecipe = differences({
  base: {
    root: { borderRadius: 'l3', color: 'fg' },
    title: { textStyle: 'h3', color: 'colorPalette.fg' },
    description: { '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    indicator: { width: '1.25rem', height: '1.25rem', color: 'colorPalette.fg' },
    content: { gap: '1', minWidth: '0' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'info' } },
      warning: { root: { colorPalette: 'warning' } },
      success: { root: { colorPalette: 'success' } },
      error: { root: { colorPalette: 'danger' } },
      neutral: { root: { colorPalette: 'neutral' } },
    },
    variant: {
      subtle: { root: { color: 'fg' } },
      surface: {
        root: { color: 'fg', borderWidth: '1px', borderColor: 'colorPalette.fg', boxShadow: 'none' },
      },
    },
    size: { md: { indicator: { textStyle: 'md' }, root: { textStyle: 'body' } } },
  },
  defaultVariants: { variant: 'surface' },
});

const edge = (color: string) => ({
  bg: 'bg.surface',
  color: 'fg',
  '--toast-trigger-bg': 'colors.bg.subtle',
  '--toast-border-color': 'colors.line.strong',
  borderInlineStartColor: color,
});

/** Bottom right, a coloured edge of 3 px; never for what belongs beside its field. */
export const toastRecipe = differences({
  base: {
    root: {
      bg: 'bg.surface',
      boxShadow: 'float',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'petrol.fg',
      '&[data-type=success]': edge('success.fg'),
      '&[data-type=warning]': edge('warning.fg'),
      '&[data-type=error]': edge('danger.fg'),
    },
    description: { opacity: '1', color: 'fg.muted' },
    actionTrigger: { borderColor: 'line.strong', cursor: 'pointer' },
    closeTrigger: {
      color: 'fg.muted',
      minWidth: '6',
      minHeight: '6',
      _hover: { bg: 'bg.subtle', color: 'fg' },
    },
  },
});

/** The state of an order or account: icon and word on a soft ground. `colorPalette` says which. */
export const badgeRecipe = defineRecipe({
  base: {
    gap: '1.5',
    borderRadius: 'full',
    fontWeight: '580',
    userSelect: 'auto',
    _print: { borderWidth: '1px', borderColor: 'currentcolor' },
  },
  variants: {
    size: {
      sm: { minH: '5', px: '2', fontSize: 'tiny', lineHeight: '1' },
      md: { minH: '6', ps: '1.5', pe: '2', fontSize: 'tiny', lineHeight: '1', _icon: { boxSize: '3.5' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** What was chosen and can be taken away again. */
export const tagRecipe = differences({
  base: {
    root: { borderRadius: 'l2' },
    closeTrigger: { minWidth: '6', minHeight: '6', cursor: 'pointer' },
    label: { fontWeight: '520' },
  },
  variants: {
    size: { lg: { root: { minH: '7', ps: '2.5', pe: '1' }, label: { textStyle: 'xs' } } },
    variant: {
      surface: { root: { boxShadow: 'none', borderWidth: '1px', borderColor: 'colorPalette.border' } },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const progressRecipe = differences({
  base: {
    valueText: { fontVariantNumeric: 'tabular-nums' },
    track: { bgColor: 'bg.sunken' },
    range: {
      // At rest a part or all of the bar would say how far the work is: stripes say that nobody knows.
      _indeterminate: {
        _motionReduce: {
          insetInlineStart: '0',
          width: '100%',
          animation: 'none',
          bgColor: 'transparent',
          backgroundImage:
            'repeating-linear-gradient(135deg, {colors.colorPalette.solid} 0 2px, transparent 2px 8px)',
        },
      },
    },
  },
  variants: { variant: { outline: { track: { bgColor: 'bg.sunken' } } } },
  defaultVariants: { size: 'sm', shape: 'full', variant: 'outline' },
});

export const skeletonRecipe = defineRecipe({
  variants: {
    loading: { true: { borderRadius: 'l1' } },
    variant: {
      shine: {
        '--animate-from': '200%',
        '--animate-to': '-200%',
        backgroundImage:
          'linear-gradient(90deg, {colors.bg.subtle} 30%, {colors.bg.sunken} 50%, {colors.bg.subtle} 70%)',
        backgroundSize: '200% 100%',
        animation: 'bg-position var(--duration, 2.8s) linear infinite',
      },
    },
  },
  defaultVariants: { variant: 'shine' },
});
