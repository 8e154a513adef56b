import { type SystemStyleObject } from '@chakra-ui/react';

/** A screen whose grid fills what is left of the window, and which scrolls only where the window is too low for its least. */
export const PAGE_OF_GRID: SystemStyleObject = {
  gap: '2',
  md: { display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 5.5rem)', marginBottom: '-3' },
};
