import { Flex } from '@chakra-ui/react';
import { type ReactNode } from 'react';

interface TabBarProps {
  label: string;
  /** Each a `TabLink`. */
  children: ReactNode;
}

/** Tabs above a screen; they scroll where there is no room for them. */
export function TabBar({ label, children }: TabBarProps) {
  return (
    <Flex
      as="nav"
      aria-label={label}
      gap="1"
      overflowX="auto"
      // What scrolls one way scrolls the other way too, by the pixel that the tabs lie lower.
      overflowY="hidden"
      borderBottomWidth="1px"
      // The line below the current tab covers the border.
      css={{ '& > a': { marginBottom: '-1px' } }}
    >
      {children}
    </Flex>
  );
}
