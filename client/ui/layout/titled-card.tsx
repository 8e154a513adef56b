import { Card, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface TitledCardProps {
  title: string;
  /** Beside the title: a count, or what can be done. */
  aside?: ReactNode;
  /** Its content reaches the edges, such as the rows of a table; those are cards themselves on a phone. */
  isFlush?: boolean;
  children: ReactNode;
}

const FLUSH = {
  borderWidth: { base: '0', md: '1px' },
  bg: { base: 'transparent', md: 'bg.surface' },
} as const;

/** A card with a heading of its own. */
export function TitledCard({ title, aside, isFlush = false, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card.Root
      as="section"
      aria-labelledby={id}
      // What sticks to the window within it would stick to it instead.
      overflow={isFlush ? 'visible' : 'hidden'}
      {...(isFlush && FLUSH)}
    >
      <Card.Header
        paddingInline={{ base: isFlush ? '0' : '4', md: '5' }}
        paddingBlock="3"
        borderBottomWidth={{ base: isFlush ? '0' : '1px', md: '1px' }}
        flexDirection="row"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="2"
      >
        <Card.Title as="h2" id={id} flex="1 1 auto">
          {title}
        </Card.Title>
        {aside != null && (
          <Flex wrap="wrap" align="center" gap="2">
            {aside}
          </Flex>
        )}
      </Card.Header>
      <Card.Body
        {...(isFlush
          ? { padding: '0' }
          : { paddingInline: { base: '4', md: '5' }, paddingTop: '4', paddingBottom: '5' })}
      >
        {children}
      </Card.Body>
    </Card.Root>
  );
}
