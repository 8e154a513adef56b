import { differences } from './differences';

export const tabsRecipe = differences({
  base: {
    list: { maxW: '100%', overflowX: 'auto', scrollbarWidth: 'none', gap: '0.5' },
    trigger: {
      fontWeight: '540',
      whiteSpace: 'nowrap',
      flexShrink: '0',
      _hover: { color: 'fg' },
      _focusVisible: { outlineColor: 'focus', outlineOffset: '-2px', borderRadius: 'l1' },
      _disabled: { opacity: '1', color: 'fg.subtle' },
    },
  },
  variants: {
    variant: {
      line: {
        list: { borderColor: 'line.strong' },
        trigger: {
          _selected: {
            _horizontal: { '--indicator-offset-y': '0px', '--indicator-color': 'colors.petrol.fg' },
          },
        },
      },
    },
  },
});

/** Number, check when done; on a phone only the current label is read. */
export const stepsRecipe = differences({
  base: {
    list: { '--steps-thickness': '1px' },
    title: { color: 'fg.subtle', _current: { color: 'fg' }, _complete: { color: 'fg.muted' } },
    separator: { bg: 'line.strong' },
  },
  variants: {
    size: {
      sm: { list: { '--steps-size': 'sizes.6', '--steps-icon-size': 'sizes.3.5', textStyle: 'tiny' } },
    },
    variant: {
      solid: {
        indicator: {
          _incomplete: { borderColor: 'line.strong', color: 'fg.subtle' },
          _current: { bg: 'petrol', borderColor: 'petrol', color: 'petrol.on' },
          _complete: { bg: 'transparent', borderWidth: '1px', borderColor: 'petrol.fg', color: 'petrol.fg' },
        },
        separator: { _complete: { bg: 'petrol.fg' } },
      },
    },
  },
  defaultVariants: { size: 'sm' },
});

export const breadcrumbRecipe = differences({
  base: {
    list: { flexWrap: 'wrap', color: 'fg.subtle' },
    item: { minHeight: '6' },
    link: { _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    currentLink: { fontWeight: '520' },
    separator: { color: 'fg.subtle', opacity: '1' },
  },
  defaultVariants: { size: 'sm' },
});

export const accordionRecipe = differences({
  base: {
    item: { borderColor: 'line' },
    itemTrigger: {
      minH: '10',
      cursor: 'pointer',
      fontWeight: 'semibold',
      _focusVisible: { outlineColor: 'focus' },
    },
  },
});
