import { type SystemStyleObject } from '@chakra-ui/react';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

/** A coloured edge at the start of each row, as its badge says it. */
export const ROWS_TONES: SystemStyleObject = {
  '& tbody td': { verticalAlign: 'top' },
  ...Object.fromEntries(
    TONES.map((tone) => [
      `& tr:has([data-row-tone=${tone}])`,
      {
        '& > td:first-of-type': { boxShadow: { md: `inset 3px 0 0 {colors.${tone}.fg}` } },
        borderInlineStart: { mdDown: `3px solid {colors.${tone}.fg} !important` },
      },
    ]),
  ),
};
