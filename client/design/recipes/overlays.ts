import { differences } from './differences';

const backdrop = { bg: 'scrim' } as const;
const head = { flexShrink: '0', alignItems: 'center', minH: '14', px: '5', py: '3', pe: '14' } as const;
const closeTrigger = { top: '2', insetEnd: '2' } as const;
const foot = {
  flexWrap: 'wrap',
  px: '5',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
} as const;

/** 480 px wide, the title a question, the dangerous action last. */
export const dialogRecipe = differences({
  base: {
    backdrop,
    content: {
      borderRadius: 'l3',
      boxShadow: 'dialog',
      bg: 'bg.surface',
      width: 'calc(100% - 2rem)',
      textStyle: 'body',
    },
    header: { ...head, pt: '4', pb: '0' },
    title: { textStyle: 'h3' },
    // What gets the focus scrolls clear of the buttons that stick to the foot.
    body: { px: '5', pt: '2', pb: '5', scrollPaddingBottom: '20' },
    footer: { ...foot, borderTopWidth: '0', pt: '0' },
    closeTrigger,
  },
  variants: { size: { md: { content: { maxW: 'md' } }, lg: { content: { maxW: 'xl' } } } },
  defaultVariants: { placement: 'center', size: 'md', motionPreset: 'scale', scrollBehavior: 'inside' },
});

export const drawerRecipe = differences({
  base: {
    backdrop,
    content: { boxShadow: 'dialog', bg: 'bg.surface', textStyle: 'body' },
    header: { ...head, borderBottomWidth: '1px', borderColor: 'line' },
    title: { textStyle: 'h3' },
    body: { px: '5', py: '4', overscrollBehavior: 'contain' },
    footer: { ...foot, pb: 'calc(1rem + env(safe-area-inset-bottom))' },
    closeTrigger,
  },
  variants: { size: { xs: { content: { maxW: 'sm' } }, sm: { content: { maxW: 'md' } } } },
});

/** What floats has a hairline in light themes only; in dark ones the shadow draws it. */
const floating = { bg: 'bg.surface', boxShadow: 'float', borderRadius: 'l2' } as const;
const item = { minH: '8', _highlighted: { bg: 'bg.subtle' } } as const;

export const popoverRecipe = differences({ base: { content: { ...floating, borderRadius: 'l3' } } });
export const menuRecipe = differences({
  base: {
    content: floating,
    item,
    itemGroupLabel: { textStyle: 'tiny', color: 'fg.subtle' },
    separator: { bg: 'line' },
  },
  variants: {
    variant: { subtle: { item: { _highlighted: { bg: 'bg.subtle' } } } },
    size: { md: { content: { minW: '48' } } },
  },
});
/** The list under a select or a combobox. */
export const floatingList = { content: floating, item } as const;
export const tooltipRecipe = differences({
  base: {
    content: {
      bg: 'bg.inverse',
      color: 'fg.inverse',
      fontWeight: 'normal',
      '--tooltip-bg': 'colors.bg.inverse',
    },
  },
});

export const actionBarRecipe = differences({
  base: {
    content: { ...floating, borderRadius: 'l3', maxW: 'calc(100vw - 2rem)', flexWrap: 'wrap' },
    selectionTrigger: { borderWidth: '0', px: '2', fontWeight: 'medium' },
  },
});
