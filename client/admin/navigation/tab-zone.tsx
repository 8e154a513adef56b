import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { TabBar } from '../../ui/layout/tab-bar';

interface TabZoneProps {
  /** What the tabs are told apart by, for assistive technology. */
  label: string;
  /** At its end: the way to something new, and others that lead away. */
  main?: ReactNode;
  /** Each a `TabLink`. */
  children: ReactNode;
}

/** The tabs below the header of the panel, in a zone that ends at the edges of the window. */
export function TabZone({ label, main, children }: TabZoneProps) {
  return (
    <Flex
      align="center"
      gap="3"
      background="bg.surface"
      boxShadow="inset 0 -1px var(--chakra-colors-line)"
      marginTop={{ base: '-4', md: '-6' }}
      marginInline={{ base: '-3', md: '-6', xl: '-7' }}
      paddingInlineStart={{ base: '0', md: '3', xl: '4' }}
      paddingInlineEnd={{ base: '3', md: '6', xl: '7' }}
    >
      <Box flex="1" minWidth="0">
        <TabBar label={label}>{children}</TabBar>
      </Box>
      {main && (
        <Flex gap="2" flexShrink={0}>
          {main}
        </Flex>
      )}
    </Flex>
  );
}
