import { Box, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';

interface TwoLinesProps {
  first: ReactNode;
  /** Smaller, below it. */
  second: ReactNode;
  /** Neither line is broken. */
  isFixed?: boolean;
}

/** A cell with what it says and, below it, what tells it from others. */
export function TwoLines({ first, second, isFixed = false }: TwoLinesProps) {
  return (
    <Box minWidth="0" overflowWrap="anywhere" whiteSpace={isFixed ? 'nowrap' : 'normal'}>
      <Text>{first}</Text>
      <Text textStyle="small" color="fg.muted">
        {second}
      </Text>
    </Box>
  );
}
