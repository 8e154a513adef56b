import { SimpleGrid } from '@chakra-ui/react';
import { type ReactNode } from 'react';

/** Fields side by side where there is room; one with `gridColumn="1 / -1"` takes the whole row. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {children}
    </SimpleGrid>
  );
}
