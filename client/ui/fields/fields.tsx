import { SimpleGrid } from '@chakra-ui/react';
import { type ReactNode } from 'react';

/** Fields side by side where there is room, which a narrow column has not; one with `gridColumn="1 / -1"` takes the whole row. */
export function Fields({
  isNarrow = false,
  children,
}: {
  isNarrow?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <SimpleGrid columns={{ base: 1, sm: isNarrow ? 1 : 2 }} gap="4">
      {children}
    </SimpleGrid>
  );
}
