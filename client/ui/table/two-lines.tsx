import { Box, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';

interface TwoLinesProps {
  first: ReactNode;
  /** Smaller, below it. */
  second: ReactNode;
}

/** A cell with what it says and, below it, what tells it from others. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Box minWidth="0" overflowWrap="anywhere">
      <Text>{first}</Text>
      <Text textStyle="small" color="fg.muted">
        {second}
      </Text>
    </Box>
  );
}
