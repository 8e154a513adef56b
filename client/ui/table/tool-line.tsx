import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode } from 'react';

/** What sticks below it takes its height from here. */
export const TOOL_LINE_HEIGHT = '2.75rem';

interface ToolLineProps {
  /** Takes the place of the tools while rows are selected. */
  bar: ReactNode;
  children: ReactNode;
}

/** The line above a table: it stays at the top of the window, and keeps its height whatever it shows. On a phone the bar lies at the foot. */
export function ToolLine({ bar, children }: ToolLineProps) {
  const isCovered = Boolean(bar);
  return (
    <Flex
      position="sticky"
      top="0"
      zIndex="docked"
      align="center"
      minHeight={{ md: TOOL_LINE_HEIGHT }}
      paddingInline={{ base: '3', md: '2' }}
      background="bg.surface"
      borderBottomWidth="1px"
      borderTopRadius={{ md: 'lg' }}
    >
      <Box width="full" visibility={{ md: isCovered ? 'hidden' : 'visible' }}>
        {children}
      </Box>
      {bar}
    </Flex>
  );
}
