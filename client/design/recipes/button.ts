import { defineRecipe } from '@chakra-ui/react';

const DISABLED =
  '&:disabled:not([data-waiting], [data-loading]), &[aria-disabled=true]:not([aria-busy=true])';

/**
 * Buttons and links that look like one. `colorPalette="copper"` is the one main action of a screen, such as what begins a new
 * record beside a list, and of a dialog; `petrol` (without a palette) any other, `danger` what cannot be taken back. Public pages wear the same as plain classes, see sheet.ts.
 */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxWidth: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    cursor: 'pointer',
    fontWeight: '560',
    textAlign: 'center',
    transition:
      'background-color {durations.fast} {easings.out}, border-color {durations.fast} {easings.out}',
    // Not yet answering, it looks as it will in a moment.
    '&[data-waiting]': { cursor: 'default' },
    [DISABLED]: {
      borderColor: 'line',
      backgroundColor: 'bg.subtle',
      color: 'fg.subtle',
      cursor: 'not-allowed',
    },
    // Busy, it keeps its colors: its label says what is going on.
    '&[aria-busy=true], &[data-loading]': { cursor: 'progress', opacity: '1' },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { backgroundColor: 'colorPalette.hover' },
      },
      /** The quiet one beside it. */
      outline: {
        borderColor: 'line.strong',
        backgroundColor: 'bg.surface',
        color: 'fg',
        _hover: { borderColor: 'line.control', backgroundColor: 'bg.subtle' },
        _expanded: { borderColor: 'line.control', backgroundColor: 'bg.subtle' },
      },
      /** An action that stands on every one of many things: quiet, so that none of them calls. */
      subtle: {
        backgroundColor: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { backgroundColor: 'colorPalette.muted', color: 'fg' },
      },
      /** An icon alone where its place is common: menu, close. */
      ghost: {
        color: 'fg.muted',
        [DISABLED]: { borderColor: 'transparent', backgroundColor: 'transparent' },
        _hover: { backgroundColor: 'bg.subtle', color: 'fg' },
        _expanded: { backgroundColor: 'bg.subtle', color: 'fg' },
      },
      /** On the grounds that are dark in both themes. */
      surface: {
        borderColor: 'line.inverse',
        color: 'fg.inverse',
        _hover: { backgroundColor: 'petrol.on/7' },
      },
      /** Reads as a link. */
      plain: {
        color: 'colorPalette.fg',
        fontWeight: '500',
        textDecoration: 'underline',
        textDecorationColor: 'colorPalette.border',
        textUnderlineOffset: '3px',
        _hover: { textDecorationColor: 'currentcolor' },
      },
    },
    size: {
      xs: { minHeight: '6', minWidth: '6', paddingBlock: '0', paddingInline: '2', fontSize: 'tiny' },
      sm: {
        minHeight: 'controlSmall',
        minWidth: 'controlSmall',
        paddingBlock: '1',
        paddingInline: '3',
        fontSize: 'small',
      },
      md: { minHeight: 'control', minWidth: 'control', paddingBlock: '1', paddingInline: '4' },
      lg: {
        minHeight: 'controlLarge',
        minWidth: 'controlLarge',
        paddingBlock: '1',
        paddingInline: '6',
        fontSize: 'h3',
      },
    },
  },
  compoundVariants: [
    { variant: 'plain', css: { minHeight: '6', minWidth: '0', paddingInline: '0', borderWidth: '0' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
});
