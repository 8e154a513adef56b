import { Box, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';

interface CategoryCardProps {
  title: string;
  /** Beside the title, smaller. */
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The form beside the tree; below it on a phone. */
export function CategoryCard({ title, note, actions, children }: CategoryCardProps) {
  return (
    <Card.Root as="section" aria-labelledby="category-form" minWidth="0" overflow="clip">
      <Flex
        as="header"
        align="center"
        gap="2"
        minHeight="11"
        paddingInlineStart="4"
        paddingInlineEnd="2"
        borderBottomWidth="1px"
      >
        <Heading
          as="h2"
          id="category-form"
          tabIndex={-1}
          textStyle="h3"
          truncate
          _focusVisible={{ outline: 'none' }}
        >
          {title}
        </Heading>
        {note !== undefined && (
          <Text as="span" textStyle="small" color="fg.muted" whiteSpace="nowrap">
            {note}
          </Text>
        )}
        <Box marginInlineStart="auto">{actions}</Box>
      </Flex>
      {children}
    </Card.Root>
  );
}
